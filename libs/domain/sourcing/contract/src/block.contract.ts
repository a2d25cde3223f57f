import { defineEndpoint, id, optionalText, pageInput, pageOutput, z } from '@tradeport/kernel/contract-kit'

/** Why a company wants no more of another one (marketplace.md 4.2 B). */
export const BLOCK_REASONS = ['spam', 'fraud', 'abuse', 'no_fit', 'other'] as const
export type BlockReason = (typeof BLOCK_REASONS)[number]

/** Who decides that a company is blocked, and that it is so no longer. */
export const WHO_BLOCKS = ['buyer_owner', 'buyer_purchaser', 'seller_owner', 'shop_manager'] as const

/** Blocks have one state: lifted, they are gone. */
export const BLOCK_STATUSES = ['blocked'] as const

export const blockRow = z.object({
  id: z.string(),
  status: z.enum(BLOCK_STATUSES),
  version: z.int(),
  actions: z.array(z.string()),
  /** Who blocks; the caller's own company but for operators. */
  blocker: z.string(),
  /** Null for a buyer that was not named yet. */
  blocked: z.nullable(z.string()),
  /** Of the inquiry in whose negotiation it was done. */
  inquiryNo: z.nullable(z.string()),
  reason: z.enum(BLOCK_REASONS),
  note: z.nullable(z.string()),
  byName: z.string(),
  createdAt: z.string(),
})
export type BlockRow = z.output<typeof blockRow>

export const blockPage = defineEndpoint({
  name: 'sourcing.blockPage',
  path: '/mall/block/page',
  audiences: ['buyer', 'seller', 'operator'],
  reads: ['block'],
  input: pageInput({}),
  output: pageOutput(blockRow),
  summary: 'Companies that the caller’s has blocked, the latest first; for operators those of the region.',
})

/** Of the latest blocks of a company so many. */
export const MOST_BLOCKS_OF_COMPANY = 50

export const blockOfCompany = defineEndpoint({
  name: 'sourcing.blockOfCompany',
  path: '/mall/block/ofCompany',
  audiences: ['operator'],
  audit: 'read',
  reads: ['block'],
  input: z.object({ id: id() }),
  output: z.object({ companyId: z.string(), records: z.array(blockRow) }),
  summary:
    'Whom a company has blocked and who has blocked it, the latest first, for operators who look at that company.',
})

export const blockCreate = defineEndpoint({
  name: 'sourcing.blockCreate',
  path: '/mall/block/create',
  audiences: ['buyer', 'seller'],
  writes: true,
  touches: ['block', 'thread'],
  input: z.object({ threadId: id(), reason: z.enum(BLOCK_REASONS), note: optionalText(500) }),
  output: z.object({ id: z.string() }),
  errors: ['MALL600403', 'MALL600404'],
  summary:
    'Takes nothing new from the other company of a negotiation: no inquiry, quotation or message. Open orders go on; that company is not told who blocked.',
})

export const blockLift = defineEndpoint({
  name: 'sourcing.blockLift',
  path: '/mall/block/lift',
  audiences: ['buyer', 'seller'],
  writes: true,
  touches: ['block', 'thread'],
  input: z.object({ id: id() }),
  output: z.object({}),
  errors: ['MALL600403', 'MALL600404'],
  summary: 'The company may write and quote again.',
})
