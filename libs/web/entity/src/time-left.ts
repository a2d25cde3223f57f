import { useLocale } from '@tradeport/web/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export function useEveryMinute(run: () => void): void {
  const tick = useEffectEvent(run)
  useEffect(() => {
    const timer = setInterval(tick, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
}

/** The present, a minute at a time. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEveryMinute(() => setNow(Date.now()))
  return now
}

function distance(left: number): [number, Intl.RelativeTimeFormatUnit] {
  const size = Math.abs(left)
  if (size < HOUR_MS) return [Math.trunc(left / MINUTE_MS), 'minute']
  return size < 2 * DAY_MS ? [Math.trunc(left / HOUR_MS), 'hour'] : [Math.trunc(left / DAY_MS), 'day']
}

/** How long it is till then, or how long it was, in the reader's words. */
export function useTimeLeft(): (dueAt: string, now: number) => string {
  const { bcp47 } = useLocale()
  const relative = useMemo(() => new Intl.RelativeTimeFormat(bcp47, { numeric: 'always' }), [bcp47])
  return (dueAt, now) => relative.format(...distance(Date.parse(dueAt) - now))
}
