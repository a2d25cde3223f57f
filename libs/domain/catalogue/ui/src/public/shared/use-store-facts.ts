import type { StoreCard } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'

const MINUTES_PER_HOUR = 60

/** Age of the company and how it answers, in words; nothing that is not known. */
export function useStoreFacts(store: Pick<StoreCard, 'years' | 'responseRate' | 'responseMinutes'>): readonly string[] {
  const t = useT('mall')
  const format = useFormat()
  const { years, responseRate, responseMinutes } = store
  return [
    ...(years !== null && years > 0 ? [t('store.years', { count: years })] : []),
    ...(responseRate === null ? [] : [t('store.responseRate', { rate: format.percent(String(responseRate)) })]),
    ...(responseMinutes === null
      ? []
      : [t('store.responseTime', { count: Math.max(1, Math.round(responseMinutes / MINUTES_PER_HOUR)) })]),
  ]
}
