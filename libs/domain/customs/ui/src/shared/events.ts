import { DECLARATION_STATUSES } from '@tradeport/domain/customs/contract'
import { known, type TimelineEvent } from '@tradeport/web/entity'
import type { Translate } from '@tradeport/web/i18n'

const EVENTS = [
  'create',
  'update',
  'submit',
  'submit_unreviewed',
  'approve_pass',
  'approve_reject',
  'push_single_window',
  'cancel',
  'redeclare',
  'reopen',
  'receipt',
  'refund_eligible',
  'amendment_request',
  'amendment_update',
  'amendment_cancel',
  'amendment_submit',
  'amendment_approve',
  'amendment_reject',
  'amendment_receive_taken',
  'amendment_receive_failed',
] as const
/** Decided by customs through the gateway is decided as by a person who wrote it down. */
const SAME_AS: Readonly<Record<string, (typeof EVENTS)[number]>> = {
  amendment_receive_granted: 'amendment_approve',
  amendment_receive_refused: 'amendment_reject',
}

const RECEIVED = 'receive_'

/** What an entry of a form's history says; one that only a newer server knows is shown by its name. */
export function describeEvent(t: Translate<'customs'>, { action, toStatus }: TimelineEvent): string {
  if (action.startsWith(RECEIVED)) {
    const status = known(DECLARATION_STATUSES, toStatus)
    return t('event.received', { status: status ? t(`status.${status}`) : (toStatus ?? '') })
  }
  const event = SAME_AS[action] ?? known(EVENTS, action)
  return event ? t(`event.${event}`) : action
}
