import { LOCALE_CODES, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { REVIEW_SENTENCES, SENTENCE_KINDS, SENTENCE_TEXTS } from './review-sentence.texts'

const known = new Map(
  LOCALE_CODES.flatMap(locale => REVIEW_SENTENCES.map(key => [SENTENCE_TEXTS[locale][key], key] as const)),
)

/** What stands ready for a reviewer: as the applicant would read it, and in the reviewer's own language. */
export const readySentences = (applicant: LocaleCode, reviewer: LocaleCode) =>
  REVIEW_SENTENCES.map(key => ({
    kind: SENTENCE_KINDS[key],
    text: SENTENCE_TEXTS[applicant][key],
    own: SENTENCE_TEXTS[reviewer][key],
  }))

/** Words of a reviewer in a reader's language: standard sentences are, line by line; what was typed stays as it is. */
export const inReadersWords = (words: string, reader: LocaleCode): string =>
  words
    .split('\n')
    .map(line => {
      const key = known.get(line.trim())
      return key === undefined ? line : SENTENCE_TEXTS[reader][key]
    })
    .join('\n')

/** Whether something in it was typed, and is read in the language of whoever typed it. */
export const isTyped = (words: string): boolean =>
  words.split('\n').some(line => line.trim() !== '' && !known.has(line.trim()))
