import { id, LOCALE_CODES, z } from '@tradeport/kernel/contract-kit'

/**
 * `edited`: somebody wrote it for the source text that stands; `approved`: the source changed, and somebody confirmed that the translation
 * is still right; `stale`: the source changed and nobody has looked since. Readers are not shown stale languages.
 */
export const TRANSLATION_STATES = ['edited', 'approved', 'stale'] as const
export type TranslationState = (typeof TRANSLATION_STATES)[number]

const localeCode = () => z.enum(LOCALE_CODES)

export const translationMark = z.object({
  field: z.string(),
  locale: localeCode(),
  state: z.enum(TRANSLATION_STATES),
})

/** Languages of a row whose translation is older than its source. */
export const staleLocales = () => z.array(localeCode())

/** What the lists of content can be narrowed to. */
export const TRANSLATION_FILTERS = ['stale'] as const
export const translationFilter = () => z.optional(z.enum(TRANSLATION_FILTERS))

export const translationConfirmInput = z.object({ id: id(), version: z.int(), locale: localeCode() })
