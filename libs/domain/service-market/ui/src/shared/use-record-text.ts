import type { ServiceRecord } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'

/** How a service was rated and how often it was ordered; nothing before the first order. */
export function useRecordText(): (record: ServiceRecord) => readonly string[] {
  const t = useT('serviceMarket')
  const format = useFormat()
  return ({ score, orders }) => [
    ...(score === null ? [] : [t('record.score', { score: format.number(score) })]),
    ...(orders === 0 ? [] : [t('record.orders', { count: orders })]),
  ]
}
