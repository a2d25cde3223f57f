import type { DeclarationStatus } from './declaration-form.schema'

/**
 * What customs and the Single Window say, by the code of their receipts (trade-services.md 1.b). Null is information: stored and shown,
 * without a move. A code that is not here is stored, and the operators are told.
 */
export const RECEIPT_CHANNELS: Readonly<Record<string, DeclarationStatus | null>> = {
  f0: 'push_failed',
  F1: 'push_failed',
  S0: 'sw_staged',
  E0: 'declaring',
  E1: 'declaring',
  '7': 'declaring',
  '0': 'declaring',
  '1': 'declaring',
  Y: 'declare_failed',
  L: 'customs_accepted',
  d: 'customs_accepted',
  b: 'customs_accepted',
  A: 'manual_handling',
  H: 'manual_handling',
  G: 'audited',
  J: 'audited',
  W: 'audited',
  T: 'tax_pending',
  C: 'inspection',
  S: 'inspection',
  SpC: 'inspection',
  E: 'returned',
  Z: 'returned',
  M: 'returned',
  N: 'returned',
  SpE: 'returned',
  P: 'released',
  I: 'released',
  K: 'released',
  B: 'released',
  F: 'released',
  SpK: 'released',
  R: 'cleared',
  D: 'deleted',
  c: 'deleted',
  a: null,
  X: null,
  Sp1: null,
  SpL: null,
  SpJ: null,
}

/** Information that somebody has to act on: customs wants a supplementary declaration. */
export const ASKING_CHANNELS: readonly string[] = ['Sp1']

/** What an answer says of a request to change an entry or to take it back. */
export const AMENDMENT_ANSWERS = ['failed', 'taken', 'granted', 'refused'] as const
export type AmendmentAnswer = (typeof AMENDMENT_ANSWERS)[number]

/**
 * The same for such a request: the import client's own codes, and what customs decided. Clients carry the latter on without a list of it, so
 * that it stands here as a parameter (README, mark K).
 */
export const AMENDMENT_CHANNELS: Readonly<Record<string, AmendmentAnswer>> = {
  f0: 'failed',
  F1: 'failed',
  Y: 'failed',
  S0: 'taken',
  E0: 'taken',
  E1: 'taken',
  '7': 'taken',
  P: 'granted',
  D: 'granted',
  c: 'granted',
  E: 'refused',
  Z: 'refused',
}

/** Released, but papers are still to be handed in. */
export const PAPER_CHANNELS: readonly string[] = ['F']
/** Released against a guarantee. */
export const GUARANTEE_CHANNELS: readonly string[] = ['B', 'K']
