import { formatDateTime, formatTime } from '@tradeport/kernel/values'
import { useLocale } from '@tradeport/web/react'

/** Customs' own clock: its moments are those of Beijing, wherever they are read. */
export const CUSTOMS_ZONE = 'Asia/Shanghai'

export function useCustomsTime(): (instant: string) => string {
  const { locale } = useLocale()
  return instant => formatDateTime(instant, { locale, timeZone: CUSTOMS_ZONE })
}

/** The hour alone, of a moment whose day stands beside it. */
export function useCustomsHour(): (instant: string) => string {
  const { locale } = useLocale()
  return instant => formatTime(instant, { locale, timeZone: CUSTOMS_ZONE })
}

/** `2026-11-20T14:30`, as somebody reads it off customs' paper, as an instant. China has no summer time. */
export const customsInstant = (local: string): string => new Date(`${local}:00+08:00`).toISOString()
