import { toBcp47, type LocaleCode } from '@tradeport/kernel/config'
import { stem } from './search-words-stem'

/**
 * One way to cut texts into search words, for what is indexed and for what is asked: words of every language meet in one index.
 * Chinese, Japanese and Thai are cut by the dictionary of `Intl.Segmenter`. Because a dictionary cuts the same characters
 * differently in different company, runs of Han and kana are also indexed as pairs of neighbours, and asked by pairs where a
 * word is longer than two.
 */

const HAN_KANA_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{2,}/gu
const MAX_WORD = 40
/** Little words say nothing of goods, and one title has them where another has not. Only questions are freed of them. */
const LITTLE_WORDS = new Set(
  'a an and by for from in of on the to with aus fur im mit und von au avec de des du en et la le les pour con del el los las para y da della di e il per dan dari dengan untuk yang cho va в для и из на с'.split(
    ' ',
  ),
)
const MAX_QUERY_WORDS = 12

/** Which dictionary cuts a text is told by its script: a Thai word in an English title is still Thai. */
const SEGMENTERS = new Map<string, Intl.Segmenter>()
function segmenter(language: string): Intl.Segmenter {
  const known = SEGMENTERS.get(language)
  if (known) return known
  const made = new Intl.Segmenter(language, { granularity: 'word' })
  SEGMENTERS.set(language, made)
  return made
}

function languageOf(text: string, locale: LocaleCode | undefined): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  if (/\p{Script=Thai}/u.test(text)) return 'th'
  if (/\p{Script=Han}/u.test(text)) return locale === 'ja_JP' ? 'ja' : 'zh'
  return locale ? toBcp47(locale) : 'en'
}

/** Marks that carry no meaning in search: accents of Latin letters, ё; never those of Thai or kana, which are other letters. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replaceAll('ё', 'е')
    .replaceAll('ı', 'i')
}

/** Words as written, folded, in order; punctuation and spaces are gone. */
export function surfaceWords(text: string, locale?: LocaleCode): string[] {
  return wordsOf(fold(text), locale)
}

function wordsOf(folded: string, locale: LocaleCode | undefined): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of segmenter(languageOf(folded, locale)).segment(folded))
    if (isWordLike === true && segment.length <= MAX_WORD) words.push(...segment.split(/['’.,_:]+/u).filter(Boolean))
  return words
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
}

/** What is indexed of a text. */
export function searchWords(text: string, locale?: LocaleCode): string[] {
  const folded = fold(text)
  const words = new Set<string>(wordsOf(folded, locale).map(stem))
  for (const [run] of folded.matchAll(HAN_KANA_RUN)) for (const pair of pairsOf(run)) words.add(pair)
  return [...words]
}

/** One asked thing: found where all words of one of the groups are. */
export type QueryWord = readonly (readonly string[])[]

/**
 * What is asked for by a text; all of it has to be found. Han and kana written together are one thing, found by the words of the
 * dictionary or by their pairs, since the dictionary may have cut the indexed text elsewhere.
 */
export function queryWords(text: string, locale?: LocaleCode): QueryWord[] {
  const asked: QueryWord[] = []
  const folded = fold(text)
  let rest = folded
  for (const [run] of folded.matchAll(HAN_KANA_RUN)) {
    const [before = '', ...after] = rest.split(run)
    asked.push(...singleWords(before, locale), [surfaceWords(run, locale), pairsOf(run)])
    rest = after.join(run)
  }
  asked.push(...singleWords(rest, locale))
  const known = new Set<string>()
  const different = asked.filter(word => known.size < known.add(JSON.stringify(word)).size)
  const telling = different.filter(([group]) => !group?.every(word => LITTLE_WORDS.has(word)))
  return (telling.length > 0 ? telling : different).slice(0, MAX_QUERY_WORDS)
}

function singleWords(text: string, locale: LocaleCode | undefined): QueryWord[] {
  return surfaceWords(text, locale).map(word => [[stem(word)]])
}

const lexeme = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

export type QueryMode = 'all' | 'prefix' | 'any'

/** The question as PostgreSQL's `tsquery` text; null when there is no word in it. */
export function searchQuery(words: readonly QueryWord[], mode: QueryMode = 'all'): string | null {
  if (words.length === 0) return null
  if (mode === 'any') return [...new Set(words.flat(2))].map(lexeme).join('|')
  const parts = words.map((groups, index) => {
    // The last word is the one that is still being typed.
    const typed = mode === 'prefix' && index === words.length - 1
    const texts = new Set(
      groups.map(group =>
        group
          .map((word, place) => (typed && place === group.length - 1 ? `${lexeme(word)}:*` : lexeme(word)))
          .join('&'),
      ),
    )
    return texts.size > 1 ? `(${[...texts].join('|')})` : [...texts].join('')
  })
  return parts.join('&')
}

export type SearchWeight = 'A' | 'B' | 'C' | 'D'

const MAX_POSITION = 16_383
const MAX_LEXEMES = 2_000

/** The document as PostgreSQL's `tsvector` text: titles weigh most. */
export function searchDocument(texts: readonly { text: string; locale?: LocaleCode; weight: SearchWeight }[]): string {
  const positions = new Map<string, Map<SearchWeight, number>>()
  let position = 0
  for (const { text, locale, weight } of texts) {
    for (const word of searchWords(text, locale)) {
      position = Math.min(position + 1, MAX_POSITION)
      const known = positions.get(word)
      if (known) known.set(weight, known.get(weight) ?? position)
      else if (positions.size < MAX_LEXEMES) positions.set(word, new Map([[weight, position]]))
    }
  }
  return [...positions]
    .map(([word, at]) => `${lexeme(word)}:${[...at].map(([weight, place]) => `${place}${weight}`).join(',')}`)
    .join(' ')
}
