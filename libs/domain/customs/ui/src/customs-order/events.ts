import { CUSTOMS_ORDER_STATUSES } from '@tradeport/domain/customs/contract'
import { known, type TimelineEvent } from '@tradeport/web/entity'
import type { Translate } from '@tradeport/web/i18n'

const EVENTS = [
  'create',
  'submit',
  'accept_order',
  'reject',
  'begin_check',
  'request_document',
  'send_documents',
  'make',
  'confirm_draft',
  'complete',
  'cancel',
  'update',
  'upload_document',
  'verify_document',
  'save_delegation',
  'save_fee',
  'confirm_fee',
  'link_declaration',
  'take_off_declaration',
  'put_back_declaration',
  'confirm_changes',
  'evaluate',
  'claim_open',
  'claim_answer',
  'claim_accept',
  'claim_escalate',
  'claim_refund',
  'claim_withdraw',
  'claim_decide',
  'claim_lapse',
  'claim_refunded',
  'pay',
  'fees_paid',
  'payment_failed',
  'pay_lapsed',
  'money_stuck',
  'retry_payment',
] as const

const SAME_AS: Readonly<Record<string, (typeof EVENTS)[number]>> = {
  cancel_accepted: 'cancel',
  begin_declaration: 'link_declaration',
}

const FOLLOWS = 'follow_'

/** What an entry of an order's history says; one that only a newer server knows is shown by its name. */
export function describeEvent(t: Translate<'customsOrder'>, { action, toStatus }: TimelineEvent): string {
  if (action.startsWith(FOLLOWS)) {
    const status = known(CUSTOMS_ORDER_STATUSES, toStatus)
    return t('event.followed', { status: status ? t(`status.${status}`) : (toStatus ?? '') })
  }
  if (action === 'fees_released') return t('feeMoney.released')
  if (action === 'fees_refunded') return t('feeMoney.refunded')
  const event = known(EVENTS, SAME_AS[action] ?? action)
  return event ? t(`event.${event}`) : action
}
