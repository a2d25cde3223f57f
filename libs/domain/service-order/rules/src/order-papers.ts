import type { LinkedWork, MaterialStatus, OrderMaterial } from '@tradeport/domain/service-order/contract'

/** Whether a paper is still the customer's to bring. */
export const isToBring = (status: MaterialStatus): boolean => status === 'missing' || status === 'refused'

/** Papers that the service cannot do without and that are not there, neither here nor with the document that does the work. */
export function missingPapers<M extends Pick<OrderMaterial, 'docType' | 'required' | 'status'>>(
  materials: readonly M[],
  work: Pick<LinkedWork, 'papers'> | null,
): M[] {
  return materials.filter(
    ({ docType, required, status }) => required && isToBring(status) && !(work?.papers.includes(docType) ?? false),
  )
}
