import type { TranslationState } from '@tradeport/domain/content/contract'
import { LOCALE_CODES, type I18nText, type LocaleCode } from '@tradeport/kernel/contract-kit'

/** How a translation stands to its source; `sourceHash` is of the source text that it was made or confirmed for. */
export interface TranslationMark {
  field: string
  locale: LocaleCode
  state: TranslationState
  sourceHash: string
}

/** The texts of one piece of content by field, and the language that the others are translated from. */
export interface SourcedTexts {
  source: LocaleCode
  texts: Readonly<Record<string, I18nText>>
}

/** Matches no text: the source that the translation was made for is no longer the source. */
const ANOTHER_SOURCE = ''

/** What a text says, without how it is set: new markup or spacing makes no translation wrong. */
export function wordsOf(text: string | undefined): string {
  return (text ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/**
 * How the translations stand after a change.
 *
 * @param before what stood, with its marks; null where everything is new.
 * @param hash of what a source text says.
 */
export function nextMarks(
  before: (SourcedTexts & { marks: readonly TranslationMark[] }) | null,
  after: SourcedTexts,
  hash: (words: string) => string,
): TranslationMark[] {
  const hashOf = ({ texts, source }: SourcedTexts, field: string) => hash(wordsOf(texts[field]?.[source]))
  return Object.keys(after.texts).flatMap(field =>
    translatedLocales(after, field).map((locale): TranslationMark => {
      const now = hashOf(after, field)
      const mark = before?.marks.find(known => known.field === field && known.locale === locale)
      const isRewritten =
        before === null || wordsOf(before.texts[field]?.[locale]) !== wordsOf(after.texts[field]?.[locale])
      if (isRewritten) return { field, locale, state: 'edited', sourceHash: now }
      if (before.source !== after.source) {
        return mark?.state === 'stale'
          ? { ...mark, sourceHash: ANOTHER_SOURCE }
          : { field, locale, state: mark?.state ?? 'edited', sourceHash: now }
      }
      const made = mark?.sourceHash ?? hashOf(before, field)
      if (made !== now) return { field, locale, state: 'stale', sourceHash: made }
      return { field, locale, state: mark?.state === 'approved' ? 'approved' : 'edited', sourceHash: made }
    }),
  )
}

/** Somebody has read the translation beside the source that stands now. */
export function confirmedMarks(
  marks: readonly TranslationMark[],
  locale: LocaleCode,
  content: SourcedTexts,
  hash: (words: string) => string,
): TranslationMark[] {
  return marks.map(mark =>
    mark.locale === locale && mark.state === 'stale'
      ? { ...mark, state: 'approved', sourceHash: hash(wordsOf(content.texts[mark.field]?.[content.source])) }
      : mark,
  )
}

export function staleLocales(marks: readonly TranslationMark[]): LocaleCode[] {
  return LOCALE_CODES.filter(locale => marks.some(mark => mark.locale === locale && mark.state === 'stale'))
}

function translatedLocales({ texts, source }: SourcedTexts, field: string): LocaleCode[] {
  return LOCALE_CODES.filter(locale => locale !== source && wordsOf(texts[field]?.[locale]) !== '')
}
