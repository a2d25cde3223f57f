import type { Endpoint } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import type { Actor } from './context'

/**
 * What an operator who looks on as somebody may call.
 *
 * @throws AppError `USER_SERVICE530310` for a change, `USER_SERVICE530311` for what is the person's alone.
 */
export function requireOwnHand({ whileViewing, writes, ability }: Endpoint): void {
  if (whileViewing === 'allowed') return
  if (whileViewing === 'hidden') throw new AppError('USER_SERVICE530311')
  // What is paid for is used up by looking.
  if (writes || ability !== undefined) throw new AppError('USER_SERVICE530310')
}

/** `mayPay`, `mayChangeAll`: what answers say that the caller may do besides the `actions` of a document. */
const RIGHT = /^may[A-Z]/

/**
 * An answer, as JSON, for its caller: whoever looks on is told of the document all that its person is told, and is offered nothing that
 * would be refused to them.
 */
export function offeredTo({ viewing }: Actor, text: string): string {
  if (!viewing) return text
  return JSON.stringify(
    JSON.parse(text, (key, value: unknown) => {
      if (key === 'actions' && Array.isArray(value) && value.every(each => typeof each === 'string')) return []
      return value === true && RIGHT.test(key) ? false : value
    }),
  )
}
