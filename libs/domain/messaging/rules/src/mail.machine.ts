import { AWAITED_MAIL, MAIL_STATUSES, type MailStatus } from '@tradeport/domain/messaging/contract'
import { allowedActions, defineMachine } from '@tradeport/kernel/contract-kit'

/** Operators who see to it that messages leave. */
export const MAIL_KEEPERS = ['op_super', 'op_region_admin'] as const
/** Others who read the queue, to tell people where their message is. */
export const MAIL_READERS = [...MAIL_KEEPERS, 'op_cs', 'op_auditor'] as const

/**
 * A message that failed is pending again with a later time until it is given up. One that is being sent belongs to its worker until the
 * claim runs out, and can be claimed again then.
 */
export const mailMachine = defineMachine({
  name: 'mail',
  statuses: MAIL_STATUSES,
  initial: 'pending',
  final: ['sent'],
  actions: {
    claim: { from: ['pending', 'sending'], to: 'sending', by: ['system'] },
    deliver: { from: ['sending'], to: 'sent', by: ['system'] },
    postpone: { from: ['sending'], to: 'pending', by: ['system'] },
    give_up: { from: ['sending'], to: 'dead', by: ['system'] },
    send_again: { from: ['pending', 'dead', 'cancelled'], to: 'pending', by: MAIL_KEEPERS },
    cancel: { from: ['pending', 'dead'], to: 'cancelled', by: MAIL_KEEPERS },
  },
})

/** Codes are asked for anew by whoever needs one: an old code is of no use, and is not kept. */
const isAwaited = (template: string) => AWAITED_MAIL.some(known => known === template)

/** What operators may do with a message. */
export function mailActions(row: { status: MailStatus; template: string }, roles: readonly string[]): string[] {
  return allowedActions(mailMachine, row.status, roles).filter(
    action => action !== 'send_again' || row.status === 'pending' || !isAwaited(row.template),
  )
}

/** Codes that will not be sent any more do not lie about. */
export const keepsParams = (template: string, status: MailStatus): boolean =>
  status !== 'sent' && (status === 'pending' || status === 'sending' || !isAwaited(template))

export const MAIL_MAX_ATTEMPTS = 8

const FIRST_DELAY_MS = 10_000
const LONGEST_DELAY_MS = 3_600_000

/** When a mail that failed for the `attempts`th time is tried again; null: never, it is dead. */
export function nextMailAttempt(attempts: number, now: Date): Date | null {
  if (attempts >= MAIL_MAX_ATTEMPTS) return null
  return new Date(now.getTime() + Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS))
}

const DOTS = '•••'

/** Enough of an address to recognise it in a conversation with its owner, not enough to write to it. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 0) return `${address.slice(0, 3)}${DOTS}${address.slice(-2)}`
  return `${[...address].slice(0, 1).join('')}${DOTS}${address.slice(at)}`
}

/** What a mail server said, without the addresses and numbers that it repeats. */
export function maskedFailure(failure: string): string {
  return failure.replaceAll(/[^\s<>"']+@[^\s<>"']+|\+?\d{6,}/g, DOTS)
}
