import type { InquiryDetail, QuotationStatus, ThreadRow, ThreadStatus } from '@tradeport/domain/sourcing/contract'

export type Side = 'buyer' | 'seller'

export interface Turn {
  side: Side
  /** What that side should do. */
  task: 'answer' | 'quote' | 'inform' | 'decide'
}

/** Whose move it is in a negotiation, and what it is. */
export const THREAD_TURN: Readonly<Record<ThreadStatus, Turn | null>> = {
  new: { side: 'seller', task: 'answer' },
  viewed: { side: 'seller', task: 'answer' },
  in_negotiation: { side: 'seller', task: 'quote' },
  waiting_buyer: { side: 'buyer', task: 'inform' },
  quoted: { side: 'buyer', task: 'decide' },
  unanswered: { side: 'seller', task: 'answer' },
  won: null,
  lost: null,
  declined: null,
  closed: null,
}

export const QUOTATION_TURN: Readonly<Record<QuotationStatus, Side | null>> = {
  draft: 'seller',
  sent: 'buyer',
  viewed: 'buyer',
  countered: 'seller',
  accepted: null,
  rejected: null,
  superseded: null,
  expired: null,
  withdrawn: null,
}

/** When the side whose turn it is should have acted. */
export function dueOf(thread: ThreadRow): string | null {
  if (THREAD_TURN[thread.status] === null) return null
  if (thread.status === 'quoted') return thread.latestQuotation?.validUntil ?? null
  return thread.dueAt ?? thread.quoteDeadline
}

/** The buyer acts as soon as one seller waits for it; before that the sellers do. */
export function inquiryTurn(inquiry: InquiryDetail): { side: Side; due: string | null } | null {
  const waiting = inquiry.threads.filter(thread => THREAD_TURN[thread.status]?.side === 'buyer')
  if (waiting.length > 0) return { side: 'buyer', due: earliest(waiting.map(dueOf)) }
  const answering = inquiry.threads.filter(thread => THREAD_TURN[thread.status]?.side === 'seller')
  return answering.length > 0 && inquiry.status === 'open' ? { side: 'seller', due: inquiry.quoteDeadline } : null
}

function earliest(times: readonly (string | null)[]): string | null {
  return times.reduce<string | null>(
    (first, time) => (time !== null && (first === null || time < first) ? time : first),
    null,
  )
}
