import {
  customsOrderPage,
  declarationFormPage,
  type CustomsOrderRow,
  type FormSource,
} from '@tradeport/domain/customs/contract'
import { BESIDE_CUSTOMS_ORDER } from '@tradeport/domain/customs/rules'
import { serviceOrderPage, type ServiceOrderRow } from '@tradeport/domain/service-order/contract'
import { orderPage } from '@tradeport/domain/trading/contract'
import { usePlatform, useRuntime, useText } from '@tradeport/web/react'
import type { ComboboxOption } from '@tradeport/web/ui'

/** What a broker begins from an agency order belongs to it: one that is over takes none any more. */
const isTaking = ({ status }: CustomsOrderRow) =>
  BESIDE_CUSTOMS_ORDER.begin_declaration.in.some(taking => taking === status)

/** Paid work that customs does, also after it was handed over. */
const ORDERED: readonly ServiceOrderRow['status'][] = ['pending_accept', 'in_service', 'pending_confirm', 'completed']

/** How documents of a kind are found: by number, contract, bill or goods. */
export function useDocuments(source: FormSource) {
  const { layer } = useRuntime()
  const text = useText()
  const isBroker = usePlatform().role === 'provider'
  return async (typed: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
    const keyword = typed.trim()
    const input = { pageNum: 1, pageSize: 20, ...(keyword === '' ? {} : { keyword }) }
    const quietly = { signal, quiet: 'all' } as const
    const named = (id: string, ...words: readonly string[]) => ({ value: id, label: words.filter(Boolean).join(' · ') })
    switch (source) {
      case 'order': {
        const page = await layer.call(orderPage, input, quietly)
        if (!page.ok) throw new Error(page.failure.code)
        return page.data.records.map(row => named(row.id, row.no, row.buyerName, row.firstItemName ?? ''))
      }
      case 'customs_order': {
        const page = await layer.call(customsOrderPage, input, quietly)
        if (!page.ok) throw new Error(page.failure.code)
        const taking = isBroker ? page.data.records.filter(isTaking) : page.data.records
        return taking.map(row => named(row.id, row.no, row.clientName, row.goodsSummary.slice(0, 40)))
      }
      case 'service_order': {
        const page = await layer.call(serviceOrderPage, { ...input, flowCode: 'CUSTOMS' }, quietly)
        if (!page.ok) throw new Error(page.failure.code)
        return page.data.records
          .filter(({ status }) => ORDERED.includes(status))
          .map(row => named(row.id, row.no, isBroker ? row.customerName : row.providerName, text(row.serviceTitle)))
      }
      case 'declaration': {
        const page = await layer.call(declarationFormPage, input, quietly)
        if (!page.ok) throw new Error(page.failure.code)
        return page.data.records.map(row => named(row.id, row.no, row.contractNo, row.tradeName))
      }
    }
  }
}
