import { optionalText, z } from '@tradeport/kernel/contract-kit'

export const RELATION_STATUSES = ['pending', 'active', 'ended'] as const
export type RelationStatus = (typeof RELATION_STATUSES)[number]

/** Who began it: a buyer who asked, a seller who invited, or both with an order. */
export const RELATION_SOURCES = ['request', 'invite', 'order'] as const
export type RelationSource = (typeof RELATION_SOURCES)[number]

export const RELATION_SIDES = ['buyer', 'seller'] as const
export type RelationSide = (typeof RELATION_SIDES)[number]

export const RELATION_NOTE_MAX = 500
export const relationNote = () => optionalText(RELATION_NOTE_MAX)
/** The seller's own word for a kind of customer. */
export const relationTier = () => optionalText(60)

/** A buyer's company and a store, which shows that company the prices it keeps from others. */
export const relationRow = z.object({
  id: z.string(),
  source: z.enum(RELATION_SOURCES),
  status: z.enum(RELATION_STATUSES),
  version: z.int(),
  actions: z.array(z.string()),
  buyer: z.object({ no: z.string(), name: z.string(), country: z.string() }),
  store: z.object({ id: z.string(), slug: z.string(), name: z.string(), logoFileId: z.nullable(z.string()) }),
  /** Null for the buyer, who is not told. */
  tier: z.nullable(z.string()),
  /** What was said when it was begun. */
  note: z.nullable(z.string()),
  /** Why it was refused or ended, and by which side. */
  reason: z.nullable(z.string()),
  endedBy: z.nullable(z.enum(RELATION_SIDES)),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type RelationRow = z.output<typeof relationRow>
