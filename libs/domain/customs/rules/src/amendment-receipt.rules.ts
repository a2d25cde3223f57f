import { AMENDMENT_CHANNELS, type AmendmentAnswer, type AmendmentStatus } from '@tradeport/domain/customs/contract'
import type { AmendmentStep } from './declaration-form.machine'

/** What counts of an answer to a request. */
export interface AmendmentReceived {
  /** Which sending of the request it answers. */
  readonly attempt: number
  readonly channel: string
  /** ISO instant of customs' own clock. */
  readonly noticeDate: string
}

export interface AmendmentStanding {
  readonly status: AmendmentStatus
  /** Number of its last sending. */
  readonly attempt: number
}

/** What a code says of a request; undefined for a code that nobody knows. */
export const amendmentAnswerOf = (channel: string): AmendmentAnswer | undefined =>
  Object.hasOwn(AMENDMENT_CHANNELS, channel) ? AMENDMENT_CHANNELS[channel] : undefined

type Decision = Extract<AmendmentAnswer, 'granted' | 'refused'>
const DECIDED: Readonly<Record<Decision, AmendmentStatus>> = { granted: 'approved', refused: 'rejected' }
const isDecision = (answer: AmendmentAnswer | undefined): answer is Decision =>
  answer === 'granted' || answer === 'refused'

/**
 * Where all answers lead a request, whatever came first. A decision counts for any sending of it, because all of them say the same; once made
 * it stands. That the client took a request counts for any sending too; that it refused one only for the last, and only while nobody took it.
 */
export function amendmentMove(
  standing: AmendmentStanding,
  answers: readonly AmendmentReceived[],
): AmendmentStep | undefined {
  if (standing.status === 'approved' || standing.status === 'rejected') return undefined
  const known = answers
    .map(answer => ({ ...answer, at: new Date(answer.noticeDate).getTime(), says: amendmentAnswerOf(answer.channel) }))
    // At the same moment, what gives less counts: nothing is changed on a doubt.
    .sort((a, b) => a.at - b.at || Number(a.says === 'granted') - Number(b.says === 'granted'))
  const decision = known.map(({ says }) => says).find(isDecision)
  if (decision) return decision === 'granted' ? 'receive_granted' : 'receive_refused'
  if (known.some(({ says }) => says === 'taken')) return standing.status === 'open' ? 'receive_taken' : undefined
  const isFailed = known.some(({ says, attempt }) => says === 'failed' && attempt === standing.attempt)
  return isFailed && standing.status === 'submitted' ? 'receive_failed' : undefined
}

/** Says the opposite of what was decided already: a person has to look. */
export function contradicts(status: AmendmentStatus, channel: string): boolean {
  const says = amendmentAnswerOf(channel)
  return (status === 'approved' || status === 'rejected') && isDecision(says) && DECIDED[says] !== status
}
