import type { CustomsOrderRow } from '@tradeport/domain/customs/contract'
import { timerOf } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useLocale, useRegion } from '@tradeport/web/react'
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

export type Urgency = 'late' | 'close' | 'calm'

/** How urgent what is due then is, as the region counts. */
export function useUrgency(): (dueAt: string, now: number) => Urgency {
  const closeMs = timerOf(useRegion(), 'agencyCloseHours') * HOUR_MS
  return (dueAt, now) => {
    const left = Date.parse(dueAt) - now
    if (left < 0) return 'late'
    return left < closeMs ? 'close' : 'calm'
  }
}

function distance(left: number): [number, Intl.RelativeTimeFormatUnit] {
  const size = Math.abs(left)
  if (size < HOUR_MS) return [Math.trunc(left / MINUTE_MS), 'minute']
  return size < 2 * DAY_MS ? [Math.trunc(left / HOUR_MS), 'hour'] : [Math.trunc(left / DAY_MS), 'day']
}

/** What is due of an order and how long it is till then, in the reader's words. */
export function useDueText(): (row: Pick<CustomsOrderRow, 'status' | 'dueAt'>, now: number) => string {
  const t = useT('customsOrder')
  const { bcp47 } = useLocale()
  const relative = useMemo(() => new Intl.RelativeTimeFormat(bcp47, { numeric: 'always' }), [bcp47])
  return ({ status, dueAt }, now) => {
    if (dueAt === null) return ''
    const when = relative.format(...distance(Date.parse(dueAt) - now))
    if (status === 'submitted') return t('due.acceptance', { when })
    return t(status === 'cleared' ? 'due.completion' : 'due.cutOff', { when })
  }
}
