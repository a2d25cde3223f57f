import type { ServiceRecord } from '@tradeport/domain/service-market/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useLocale } from '@tradeport/web/react'

const UNITS = [
  ['day', 2 * 1440, 1440],
  ['hour', 90, 60],
] as const

/** In whole days from two of them on, in hours from an hour and a half. */
function useWait(): (minutes: number) => string {
  const { locale } = useLocale()
  return minutes => {
    const [unit, , size] = UNITS.find(([, from]) => minutes >= from) ?? (['minute', 0, 1] as const)
    const format = new Intl.NumberFormat(toBcp47(locale), { style: 'unit', unit, unitDisplay: 'long' })
    return format.format(Math.max(1, Math.round(minutes / size)))
  }
}

/** How often it was ordered, how it was rated, how fast and how surely it is done; nothing of what nobody can say yet. */
export function useRecordText(): (record: ServiceRecord) => readonly string[] {
  const t = useT('serviceMarket')
  const format = useFormat()
  const wait = useWait()
  return ({ score, orders, responseMinutes, completionRate }) => [
    ...(score === null ? [] : [t('record.score', { score: format.number(score) })]),
    ...(orders === 0 ? [] : [t('record.orders', { count: orders })]),
    ...(responseMinutes === null ? [] : [t('record.response', { time: wait(responseMinutes) })]),
    ...(completionRate === null ? [] : [t('record.completion', { rate: format.percent(completionRate) })]),
  ]
}
