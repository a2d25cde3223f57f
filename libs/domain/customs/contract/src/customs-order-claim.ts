import { decimal, id, optionalText, text, z } from '@tradeport/kernel/contract-kit'

/**
 * Where a complaint about an agency order stands. What is agreed on goes back through the bank that the fees went through; only what was paid
 * past the platform comes back past it, and is recorded (`to_refund`, `refunded`).
 */
export const CLAIM_STATUSES = [
  /** The broker answers. */
  'pending_provider',
  'offered',
  'refused',
  /** Both are of one mind, or the platform said so: the bank is asked to pay it back. */
  'refunding',
  /** The broker pays it back itself. */
  'to_refund',
  /** The broker says that it paid; the client says that it came. */
  'refunded',
  'disputed',
  'settled',
  'withdrawn',
] as const
export type ClaimStatus = (typeof CLAIM_STATUSES)[number]
export const OPEN_CLAIM_STATUSES = [
  'pending_provider',
  'offered',
  'refused',
  'refunding',
  'to_refund',
  'refunded',
  'disputed',
] as const satisfies readonly ClaimStatus[]

export const CLAIM_REASONS = [
  'late',
  'wrong_declaration',
  'papers_lost',
  'overcharged',
  'unresponsive',
  'other',
] as const
export const CLAIM_ANSWERS = ['agree', 'offer', 'refuse'] as const
export type ClaimAnswer = (typeof CLAIM_ANSWERS)[number]
export const CLAIM_SIDES = ['client', 'provider', 'platform'] as const

const file = () => z.object({ fileId: id(), name: text(255) })
export const claimFiles = () => z._default(z.array(file()).check(z.maxLength(10)), [])

/** Zero is no money. */
export const claimMoney = () =>
  z.object({
    amount: decimal({ integer: 12, scale: 4, positive: true }),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'code' })),
  })
export type ClaimMoney = z.output<ReturnType<typeof claimMoney>>
const shownMoney = () => z.nullable(z.object({ amount: z.string(), currency: z.string() }))

export const customsOrderClaim = () =>
  z.object({
    no: z.int(),
    status: z.enum(CLAIM_STATUSES),
    reason: z.enum(CLAIM_REASONS),
    /** What is asked back; null where no money is. */
    wanted: shownMoney(),
    /** What the broker offers instead. */
    offered: shownMoney(),
    /** What is to be paid back, by agreement or by the platform's word. */
    agreed: shownMoney(),
    /** By what the broker's payment is found in the client's bank. */
    reference: z.nullable(z.string()),
    words: z.array(
      z.object({
        at: z.string(),
        side: z.enum(CLAIM_SIDES),
        name: z.nullable(z.string()),
        /** What was done with these words. */
        action: z.string(),
        text: z.string(),
      }),
    ),
    /** Evidence of both sides. */
    files: z.array(file()),
    openedAt: z.string(),
    closedAt: z.nullable(z.string()),
  })
export type CustomsOrderClaim = z.output<ReturnType<typeof customsOrderClaim>>

export const claimOpenInput = () => ({
  reason: z.enum(CLAIM_REASONS),
  text: text(2000, 5),
  wanted: z.optional(claimMoney()),
  files: claimFiles(),
})
export const claimAnswerInput = () => ({
  answer: z.enum(CLAIM_ANSWERS),
  /** Of an offer. */
  money: z.optional(claimMoney()),
  /** In words, wherever the broker does not simply agree. */
  text: optionalText(2000),
  files: claimFiles(),
})
export const claimDecideInput = () => ({
  /** What the client gets back; absent: nothing. */
  money: z.optional(claimMoney()),
  text: text(2000, 5),
})
