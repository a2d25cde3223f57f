import { allowedActions, mayStep } from '@tradeport/kernel/contract-kit'
import { MAX_EXTENSIONS, type InquiryStatus } from '@tradeport/domain/sourcing/contract'
import { inquiryMachine } from './inquiry.machine'
import { BUYERS_WHO_ACT } from './role-groups'

/** Inquiries on which there is still work: those that are given to a colleague. */
export function isOpenInquiry(status: InquiryStatus): boolean {
  return status === 'open' || status === 'quoting_closed' || status === 'partly_awarded'
}

/** What a buyer may do with an inquiry now; extending has an end. */
export function inquiryActions(
  inquiry: { status: InquiryStatus; extensions: number },
  roles: readonly string[],
): string[] {
  const actions: string[] = allowedActions(inquiryMachine, inquiry.status, roles).filter(
    action => action !== 'extend' || inquiry.extensions < MAX_EXTENSIONS,
  )
  const may = (action: string) => mayStep(BUYERS_WHO_ACT, roles, `${inquiryMachine.name}:${action}`)
  if (may('reassign') && isOpenInquiry(inquiry.status)) actions.push('reassign')
  if (may('discard') && inquiry.status === 'draft') actions.push('discard')
  if (may('repeat') && inquiry.status !== 'draft') actions.push('repeat')
  return actions
}

/**
 * Whether a seller may send a version now: while the inquiry is open or only partly awarded, and after the deadline still as the
 * answer to what is being negotiated.
 */
export function takesQuotations(inquiry: InquiryStatus, hasEarlierVersion: boolean): boolean {
  if (inquiry === 'open' || inquiry === 'partly_awarded') return true
  return inquiry === 'quoting_closed' && hasEarlierVersion
}
