import { known } from '@tradeport/web/entity'
import type { Translate } from '@tradeport/web/i18n'

const EVENTS = [
  'quotation_sent',
  'quotation_withdrawn',
  'quotation_accepted',
  'quotation_rejected',
  'quotation_expired',
  'quotation_countered',
  'requote_asked',
  'info_requested',
  'inquiry_amended',
  'inquiry_extended',
  'inquiry_cancelled',
  'thread_declined',
  'thread_closed',
  'not_awarded',
] as const

/** What happened in a talk; an event that only a newer server knows is shown by its name. */
export function talkEvent(t: Translate<'sourcing'>, name: string | null): string {
  const event = known(EVENTS, name)
  return event ? t(`talk.event.${event}`) : (name ?? '')
}
