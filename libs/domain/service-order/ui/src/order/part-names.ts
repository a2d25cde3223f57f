import type { OrderDeliverable, OrderMaterial } from '@tradeport/domain/service-order/contract'
import { useT } from '@tradeport/web/i18n'
import { useText } from '@tradeport/web/react'

/** Papers and results in the reader's words. */
export function usePartNames() {
  const t = useT('serviceOrder')
  const tm = useT('serviceMarket')
  const text = useText()
  return {
    material: ({ docType }: Pick<OrderMaterial, 'docType'>) => tm(`material.${docType}`),
    deliverable: ({ name, no }: Pick<OrderDeliverable, 'name' | 'no'>) =>
      text(name) || t('deliverable.unnamed', { no }),
  }
}
