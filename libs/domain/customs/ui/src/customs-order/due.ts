import type { CustomsOrderRow } from '@tradeport/domain/customs/contract'
import { timerOf } from '@tradeport/kernel/config'
import { useTimeLeft } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useRegion } from '@tradeport/web/react'

const HOUR_MS = 60 * 60 * 1000

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

/** What is due of an order and how long it is till then, in the reader's words. */
export function useDueText(): (row: Pick<CustomsOrderRow, 'status' | 'dueAt'>, now: number) => string {
  const t = useT('customsOrder')
  const left = useTimeLeft()
  return ({ status, dueAt }, now) => {
    if (dueAt === null) return ''
    const when = left(dueAt, now)
    if (status === 'submitted') return t('due.acceptance', { when })
    return t(status === 'cleared' ? 'due.completion' : 'due.cutOff', { when })
  }
}
