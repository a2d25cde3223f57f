import {
  customsOrderContent,
  customsOrderDetail,
  type CustomsOrderContent,
  type CustomsOrderContentInput,
} from '@tradeport/domain/customs/contract'
import { TRANSACTION_MODES, orderContentOfAnswers } from '@tradeport/domain/customs/rules'
import { dictList } from '@tradeport/domain/reference/contract'
import { serviceOrderDetail, type ServiceOrderDetail } from '@tradeport/domain/service-order/contract'
import { orderDetail, type OrderDetail } from '@tradeport/domain/trading/contract'
import { useEndpoint } from '@tradeport/web/react'

export interface StartOfOrder {
  content: CustomsOrderContent
  /** The broker that the service was ordered from; it is not chosen again. */
  broker: { id: string; name: string } | null
}

const MAX_SUMMARY = 500
const MAX_NAME = 255

/** A mode that is less sure than this is not filled in before anybody has looked at it. */
const SURE_ENOUGH = 0.8

function transModeOf(incoterm: string | null): string {
  const known = TRANSACTION_MODES[incoterm ?? '']
  return known && known.confidence >= SURE_ENOUGH ? known.mode : ''
}

type SoldGoods = Pick<
  OrderDetail,
  'id' | 'no' | 'buyerName' | 'destCountry' | 'destPort' | 'items' | 'total' | 'currency' | 'incoterm'
>

/** @param countries their three letters, which customs uses, by their two */
export const ofTrade = (order: SoldGoods, countries: ReadonlyMap<string, string>): CustomsOrderContentInput => ({
  tradeOrderId: order.id,
  contractNo: order.no.slice(0, 32),
  overseasName: order.buyerName.slice(0, 100),
  overseasCountry: countries.get(order.destCountry ?? '') ?? '',
  goodsSummary: order.items
    .map(({ name, qty }) => `${name} ${qty}`)
    .join('; ')
    .slice(0, MAX_SUMMARY),
  hsHints: [...new Set(order.items.flatMap(({ hsCode }) => digitsOf(hsCode)))].slice(0, 20),
  valueAmount: order.total,
  currency: order.currency,
  transMode: transModeOf(order.incoterm),
  portOfDischarge: order.destPort ?? '',
  goods: order.items.map(({ name, qty, unitPrice, hsCode }) => ({
    name: name.slice(0, MAX_NAME),
    qty,
    unitPrice,
    hsCode: digitsOf(hsCode)[0] ?? '',
  })),
})

/** A tariff code without the dots that people write into it. */
function digitsOf(hsCode: string | null): string[] {
  const digits = (hsCode ?? '').replaceAll(/\D/g, '')
  return /^\d{4,10}$/.test(digits) ? [digits] : []
}

const ofService = (
  { contact, form }: ServiceOrderDetail,
  countries: ReadonlyMap<string, string>,
): CustomsOrderContentInput => ({
  ...orderContentOfAnswers(form.answers, countries),
  ...(contact ? { contactName: contact.name, contactPhone: contact.phone, contactEmail: contact.email } : {}),
})

/** What a new order comes of: all null where it comes of nothing. */
interface Origin {
  order: string | null
  serviceOrder: string | null
  /** A former agency order. */
  copy: string | null
}

/** What is known of a new order before anybody types: from the trade order, the service order or the former order it comes of; undefined until it is here. */
export function useStartContent({
  order: tradeOrderId,
  serviceOrder: serviceOrderId,
  copy,
}: Origin): StartOfOrder | undefined {
  const former = useEndpoint(customsOrderDetail, { id: copy ?? '' }, { enabled: copy !== null, quiet: true })
  const trade = useEndpoint(orderDetail, { id: tradeOrderId ?? '' }, { enabled: tradeOrderId !== null, quiet: true })
  const service = useEndpoint(
    serviceOrderDetail,
    { id: serviceOrderId ?? '' },
    { enabled: serviceOrderId !== null, quiet: true },
  )
  const hasCountry = (trade.data?.destCountry ?? service.data?.form.answers['destination'] ?? null) !== null
  const countries = useEndpoint(
    dictList,
    { types: ['country'] },
    { enabled: hasCountry, quiet: true, staleMs: Infinity },
  )
  const threeLetters = new Map(
    (countries.data?.data['country'] ?? []).flatMap(({ code, extra }) =>
      extra['alpha3'] === undefined ? [] : [[code, extra['alpha3']]],
    ),
  )
  const isWaiting =
    (tradeOrderId !== null && !trade.data && !trade.error) ||
    (hasCountry && !countries.data && !countries.error) ||
    (serviceOrderId !== null && !service.data && !service.error) ||
    (copy !== null && !former.data && !former.error)
  if (isWaiting) return undefined
  return {
    content: customsOrderContent().parse({
      ...former.data?.content,
      ...(trade.data ? ofTrade(trade.data, threeLetters) : {}),
      ...(service.data ? ofService(service.data, threeLetters) : {}),
    }),
    broker: service.data ? { id: service.data.providerCompanyId, name: service.data.providerName } : null,
  }
}
