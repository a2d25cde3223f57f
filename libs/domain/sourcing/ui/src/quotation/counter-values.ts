import type { quotationCounter, QuotationDetail } from '@tradeport/domain/sourcing/contract'
import type { IncotermCode } from '@tradeport/kernel/config'
import type { InputOf } from '@tradeport/kernel/contract-kit'

export type Counter = Omit<InputOf<typeof quotationCounter>, 'id' | 'version'>

/** As it is typed; empty where nothing is wished. */
export interface CounterValues {
  message?: string
  items: { price?: string; qty?: string; leadDays?: string }[]
  incoterm?: IncotermCode
  namedPlace?: string
  leadDays?: string
  paymentWish?: string
}

/** Only what differs from the version is a wish. */
export function counterOf(detail: QuotationDetail, values: CounterValues): Counter {
  const items = detail.items.flatMap((item, index) => {
    const { price, qty, leadDays } = values.items[index] ?? {}
    const wish = {
      ...(price && price !== item.unitPrice ? { price } : {}),
      ...(qty && qty !== item.qty ? { qty } : {}),
      ...(leadDays && Number(leadDays) !== item.leadDays ? { leadDays: Number(leadDays) } : {}),
    }
    return Object.keys(wish).length > 0 ? [{ quotationItemId: item.id, ...wish }] : []
  })
  const { message, incoterm, namedPlace, leadDays, paymentWish } = values
  return {
    items,
    ...(message ? { message } : {}),
    ...(incoterm && incoterm !== detail.incoterm ? { incoterm } : {}),
    ...(namedPlace && namedPlace !== detail.namedPlace ? { namedPlace } : {}),
    ...(leadDays && Number(leadDays) !== detail.leadDays ? { leadDays: Number(leadDays) } : {}),
    ...(paymentWish ? { paymentWish } : {}),
  }
}

export const isEmptyCounter = (counter: Counter): boolean =>
  Object.keys(counter).length === 1 && counter.items?.length === 0
