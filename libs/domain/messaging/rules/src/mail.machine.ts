import { defineMachine } from '@tradeport/kernel/contract-kit'

export const MAIL_STATUSES = ['pending', 'sent', 'dead'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

/** A mail that failed stays pending with a later time until it is given up. */
export const mailMachine = defineMachine({
  name: 'mail',
  statuses: MAIL_STATUSES,
  initial: 'pending',
  final: ['sent', 'dead'],
  actions: {
    send: { from: ['pending'], to: 'sent', by: ['system'] },
    postpone: { from: ['pending'], to: 'pending', by: ['system'] },
    give_up: { from: ['pending'], to: 'dead', by: ['system'] },
  },
})

export const MAIL_MAX_ATTEMPTS = 8

const FIRST_DELAY_MS = 10_000
const LONGEST_DELAY_MS = 3_600_000

/** When a mail that failed for the `attempts`th time is tried again; null: never, it is dead. */
export function nextMailAttempt(attempts: number, now: Date): Date | null {
  if (attempts >= MAIL_MAX_ATTEMPTS) return null
  return new Date(now.getTime() + Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS))
}
