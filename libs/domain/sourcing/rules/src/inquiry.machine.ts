import { defineMachine } from '@tradeport/kernel/contract-kit'
import { INQUIRY_STATUSES } from '@tradeport/domain/sourcing/contract'
import { BUYERS_WHO_ACT } from './role-groups'

/**
 * Directed inquiries. Public requests will add `pending_screen` and `rejected` between `draft` and `open`.
 *
 * When the deadline passes, an inquiry with an offer that can still be accepted stops taking quotations (`close_quoting`) and
 * expires only when the last offer is gone.
 */
export const inquiryMachine = defineMachine({
  name: 'inquiry',
  statuses: INQUIRY_STATUSES,
  initial: 'draft',
  final: ['awarded', 'cancelled'],
  actions: {
    submit: { from: ['draft'], to: 'open', by: BUYERS_WHO_ACT, begins: true },
    add_recipients: { from: ['open'], to: 'open', by: BUYERS_WHO_ACT, begins: true },
    amend: { from: ['open'], to: 'open', by: BUYERS_WHO_ACT },
    extend: { from: ['open', 'quoting_closed', 'expired'], to: 'open', by: BUYERS_WHO_ACT, begins: true },
    cancel: { from: ['open', 'quoting_closed'], to: 'cancelled', by: BUYERS_WHO_ACT },
    finish: { from: ['partly_awarded'], to: 'awarded', by: [...BUYERS_WHO_ACT, 'system'] },
    award: { from: ['open', 'quoting_closed', 'partly_awarded'], to: 'awarded', by: ['system'] },
    award_part: { from: ['open', 'quoting_closed', 'partly_awarded'], to: 'partly_awarded', by: ['system'] },
    close_quoting: { from: ['open'], to: 'quoting_closed', by: ['system'] },
    expire: { from: ['open', 'quoting_closed'], to: 'expired', by: ['system'] },
  },
})
