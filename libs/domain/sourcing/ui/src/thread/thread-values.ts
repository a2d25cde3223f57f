import { BLOCK_REASONS, THREAD_CLOSE_REASONS, THREAD_DECLINE_REASONS } from '@tradeport/domain/sourcing/contract'
import { known, textOf } from '@tradeport/web/entity'

export function readDecline(values: Record<string, unknown>) {
  return { reason: known(THREAD_DECLINE_REASONS, textOf(values, 'reason')) ?? 'other', note: textOf(values, 'note') }
}

export function readClosing(values: Record<string, unknown>) {
  return { reason: known(THREAD_CLOSE_REASONS, textOf(values, 'reason')) ?? 'other', note: textOf(values, 'note') }
}

export function readBlock(values: Record<string, unknown>) {
  return { reason: known(BLOCK_REASONS, textOf(values, 'reason')) ?? 'other', note: textOf(values, 'note') }
}

export function readQuestion(values: Record<string, unknown>) {
  const day = textOf(values, 'dueOn')
  return {
    question: textOf(values, 'question') ?? '',
    // The end of the chosen day where the seller is.
    ...(day ? { dueAt: new Date(`${day}T23:59:59`).toISOString() } : {}),
  }
}
