import { id, LOCALE_CODES, z } from '@tradeport/kernel/contract-kit'

/** What stood in public once, never changed afterwards. */
export const contentVersionRow = z.object({
  id: z.string(),
  no: z.int(),
  publishedAt: z.string(),
  /** Null where its planned time came. */
  publishedName: z.nullable(z.string()),
})
export type ContentVersionRow = z.output<typeof contentVersionRow>

export const contentVersionList = z.object({
  versions: z.array(contentVersionRow),
  /** Whether one may be brought back now. */
  mayRestore: z.boolean(),
})

export const versionCompareInput = z.object({
  id: id(),
  before: id(),
  /** Null: what stands now. */
  after: z.nullable(id()),
})

/** A field, or one language of a text, that differs. Lists and switches as JSON; null where there is nothing. */
export const contentDifference = z.object({
  field: z.string(),
  locale: z.nullable(z.enum(LOCALE_CODES)),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type ContentDifference = z.output<typeof contentDifference>

export const versionCompareOutput = z.object({ differences: z.array(contentDifference) })

export const versionRestoreInput = z.object({ id: id(), version: z.int(), versionId: id() })
