import { useFormat, useLocale } from '@tradeport/web/react'
import { useEffect, useState } from 'react'

const MINUTE = 60_000
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', MINUTE],
]
/** Older than this the date says more than a distance. */
const RELATIVE_FOR_MS = 7 * 86_400_000

/** How long ago, in the reader's words; undefined when it is too long ago to be told so. */
export function relativeTime(instant: string, now: number, bcp47: string): string | undefined {
  const passed = now - Date.parse(instant)
  if (!(passed < RELATIVE_FOR_MS)) return undefined
  const format = new Intl.RelativeTimeFormat(bcp47, { numeric: 'auto' })
  for (const [unit, length] of STEPS) if (passed >= length) return format.format(-Math.floor(passed / length), unit)
  return format.format(0, 'minute')
}

/** The present, a minute exact. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** "3 hours ago · 21 Nov 2026, 11:00" */
export function When({ at, now, className }: { at: string; now: number; className?: string | undefined }) {
  const { bcp47 } = useLocale()
  const format = useFormat()
  const relative = relativeTime(at, now, bcp47)
  return (
    <time className={className} dateTime={at}>
      {[relative, format.dateTime(at)].filter(Boolean).join(' · ')}
    </time>
  )
}
