import { sourcingRoutes } from '@tradeport/domain/sourcing/contract'

/** Pages that only one side has, besides the documents' own addresses. */
export const editorPath = (quotationId: string) => `${sourcingRoutes.quotation(quotationId)}/edit`

export const NEW_INQUIRY = '/inquiries/new'
