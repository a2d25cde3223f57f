import type { JobStep } from '@tradeport/node/server-kit'

/**
 * `hold`: from the customer into escrow; `release`: from there to the provider and the platform; `refund`: from escrow back to the
 * customer; `reclaim`: from provider and platform back to the customer.
 */
export type InstructionKind = 'hold' | 'release' | 'refund' | 'reclaim'
export type FundsFailure = 'insufficient_balance' | 'declined'
/** How a customer pays; `offline` is past the bank, which never hears of it. */
export type FundsPayMode = 'balance' | 'bank_transfer' | 'offline'

export interface FundsInstruction {
  /** The bank carries out one reference at most once, and answers a repeated one as it did the first time. */
  reference: string
  kind: InstructionKind
  customerCompanyId: string
  providerCompanyId: string
  currency: string
  /** Of a release and of a reclaim with the commission in it. */
  amountMinor: bigint
  commissionMinor: bigint
  payMode: FundsPayMode | null
}

export type FundsOutcome = { ok: true; bankReference: string } | { ok: false; failure: FundsFailure }

/**
 * The licensed partner that holds customers' money (trade-services 17, 20B). An adapter to a real bank waits for its answer outside of
 * any transaction; `step` opens one of its own for adapters that keep books here.
 */
export interface FundsPort {
  /** No real money is moved: people are told so. */
  readonly simulated: boolean
  /** @throws for what may be tried again: no connection, no answer. */
  settle(step: JobStep, instruction: FundsInstruction): Promise<FundsOutcome>
}
