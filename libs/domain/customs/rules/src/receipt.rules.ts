import {
  GUARANTEE_CHANNELS,
  PAPER_CHANNELS,
  RECEIPT_CHANNELS,
  type DeclarationStatus,
} from '@tradeport/domain/customs/contract'

/** What counts of a receipt. */
export interface Received {
  readonly channel: string
  /** ISO instant of customs' own clock. */
  readonly noticeDate: string
  readonly note: string
  readonly cusCiqNo: string
  /** Customs' number; empty where it is not said, or not taken over. */
  readonly entryId: string
  /** The number of the pre-entry, with the same rule. */
  readonly preEntryId: string
}

/** How far each status is on the way; what is as far moves the status too, so that an inspection ends with an audit. */
const RANK: Readonly<Record<DeclarationStatus, number>> = {
  draft: 0,
  pending_review: 0,
  review_rejected: 0,
  reviewed: 0,
  cancelled: 0,
  pushing: 1,
  push_failed: 5,
  sw_staged: 10,
  declaring: 20,
  declare_failed: 20,
  returned: 20,
  manual_handling: 20,
  deleted: 20,
  customs_accepted: 30,
  audited: 40,
  tax_pending: 40,
  inspection: 40,
  released: 60,
  cleared: 80,
}

/** These hold from their date on, however far the form was. */
const LAST_WORD: readonly DeclarationStatus[] = ['returned', 'deleted', 'manual_handling']

export type ChannelMeaning =
  | { readonly kind: 'moves'; readonly to: DeclarationStatus }
  | { readonly kind: 'information' }
  | { readonly kind: 'unknown' }

export function meaningOf(channel: string): ChannelMeaning {
  if (!Object.hasOwn(RECEIPT_CHANNELS, channel)) return { kind: 'unknown' }
  const to = RECEIPT_CHANNELS[channel]
  return to ? { kind: 'moves', to } : { kind: 'information' }
}

/** The same receipt that comes twice has the same key. */
export const receiptKey = ({ cusCiqNo, channel, noticeDate, note }: Omit<Received, 'entryId' | 'preEntryId'>): string =>
  [cusCiqNo, channel, instantOf(noticeDate), note].join('|')

// The same moment may be written in more than one zone.
const instantOf = (noticeDate: string) => new Date(noticeDate).toISOString()

const isLastWord = (status: DeclarationStatus) => LAST_WORD.includes(status)

interface Move {
  readonly to: DeclarationStatus
  readonly channel: string
  readonly note: string
  readonly at: string
  readonly key: string
}

/** By customs' clock; at the same moment what is further counts later, and what takes everything back last. */
const inOrder = (a: Move, b: Move): number =>
  compare(a.at, b.at) ||
  Number(isLastWord(a.to)) - Number(isLastWord(b.to)) ||
  RANK[a.to] - RANK[b.to] ||
  compare(a.to, b.to) ||
  compare(a.key, b.key)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export interface Standing {
  readonly status: DeclarationStatus
  readonly paperDocsRequired: boolean
  readonly guaranteed: boolean
  /** When what the status stands for happened, by customs' clock. */
  readonly acceptedAt: string | null
  readonly releasedAt: string | null
  readonly clearedAt: string | null
  /** The last that were said; empty where none was. */
  readonly cusCiqNo: string
  readonly entryId: string
  readonly preEntryId: string
  /** In the words of the receipt that the status comes from, where it is a failure. */
  readonly failure: string | null
}

const FAILURES: readonly DeclarationStatus[] = ['push_failed', 'declare_failed']

/** The last number that was said by customs' clock; of two at the same moment always the same one. */
const lastOf = (receipts: readonly Received[], name: 'cusCiqNo' | 'entryId' | 'preEntryId'): string =>
  receipts
    .map(receipt => ({ at: instantOf(receipt.noticeDate), number: receipt[name] }))
    .filter(({ number }) => number !== '')
    .sort((a, b) => compare(a.at, b.at) || compare(a.number, b.number))
    .at(-1)?.number ?? ''

/**
 * Where a form stands by all that was received of it. It is read off the set of receipts, never off their order of arrival: duplicates and
 * late ones change nothing that they should not.
 *
 * @param start where it stood when it was sent
 */
export function standingOf(start: DeclarationStatus, receipts: readonly Received[]): Standing {
  const unique = new Map(receipts.map(receipt => [receiptKey(receipt), receipt]))
  const moves: Move[] = []
  for (const [key, receipt] of unique) {
    const meaning = meaningOf(receipt.channel)
    if (meaning.kind === 'moves') moves.push({ ...receipt, to: meaning.to, at: instantOf(receipt.noticeDate), key })
  }
  let status = start
  let failure: string | null = null
  for (const { to, note } of moves.sort(inOrder))
    if (isLastWord(to) || RANK[to] >= RANK[status]) {
      status = to
      failure = FAILURES.includes(to) ? note || null : null
    }
  const released = moves.filter(({ to }) => to === 'released')
  const firstOf = (wanted: DeclarationStatus) => moves.find(({ to }) => to === wanted)?.at ?? null
  const isOut = status === 'released' || status === 'cleared'
  return {
    status,
    paperDocsRequired: isOut && released.some(({ channel }) => PAPER_CHANNELS.includes(channel)),
    guaranteed: isOut && released.some(({ channel }) => GUARANTEE_CHANNELS.includes(channel)),
    acceptedAt: firstOf('customs_accepted'),
    releasedAt: firstOf('released'),
    clearedAt: firstOf('cleared'),
    cusCiqNo: lastOf(receipts, 'cusCiqNo'),
    entryId: lastOf(receipts, 'entryId'),
    preEntryId: lastOf(receipts, 'preEntryId'),
    failure,
  }
}
