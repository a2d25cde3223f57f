import { TITLE_MIN, type ProductContent } from '@tradeport/domain/catalogue/contract'
import type { IssueList } from './issue-list'

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Length as read: a Chinese, Japanese or Korean character says as much as two letters. */
export function readLength(text: string): number {
  let length = 0
  for (const character of text) length += WIDE.test(character) ? 2 : 1
  return length
}

const isBlank = (text: string | undefined) => text === undefined || text.replace(/<[^>]*>/g, '').trim() === ''

export function checkTexts(content: ProductContent, issues: IssueList): void {
  const source = content.sourceLocale
  const title = content.title[source] ?? ''
  if (isBlank(title)) issues.error(`title.${source}`, 'required')
  else if (readLength(title) < TITLE_MIN) issues.error(`title.${source}`, 'too_short', { min: TITLE_MIN })

  for (const field of ['summary', 'description'] as const) {
    if (!isBlank(content[field][source])) continue
    const translated = Object.values(content[field]).some(text => !isBlank(text))
    if (translated) issues.error(`${field}.${source}`, 'orphan_translation')
    else issues.warning(`${field}.${source}`, 'recommended')
  }
  for (const [locale, words] of Object.entries(content.keywords)) {
    const folded = words.map(word => word.toLowerCase())
    if (new Set(folded).size < folded.length) issues.error(`keywords.${locale}`, 'duplicate')
  }
  if (content.originCountry === null) issues.error('originCountry', 'required')
}
