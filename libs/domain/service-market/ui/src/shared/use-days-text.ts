import { useT } from '@tradeport/web/i18n'

/** How long something takes, from the two ends that may each be missing; empty when nothing is known. */
export function useDaysText(): (min: number | null | undefined, max: number | null | undefined) => string {
  const t = useT('serviceMarket')
  return (min, max) => {
    const most = max ?? min
    if (most === null || most === undefined) return ''
    if (most === 0) return t('days.same')
    if (min === most) return t('days.exact', { count: most })
    return min === null || min === undefined || min === 0
      ? t('days.atMost', { count: most })
      : t('days.range', { from: min, to: most })
  }
}
