import type { LocaleCode } from '@tradeport/kernel/contract-kit'

/** Families of which no single one has the letters of all languages. */
export const PDF_FONTS = ['latin', 'chinese', 'korean', 'thai'] as const
export type PdfFont = (typeof PDF_FONTS)[number]

export interface TextRun {
  text: string
  font: PdfFont
}

/** Letters that are the same in all families stay in the one of the language, so that a line has one look. */
const OWN_FONT: Partial<Record<LocaleCode, PdfFont>> = {
  zh_CN: 'chinese',
  ja_JP: 'chinese',
  ko_KR: 'korean',
  th_TH: 'thai',
}

const KOREAN = /[\p{Script=Hangul}]/u
const THAI = /\p{Script=Thai}/u
/** Ideographs, kana, full-width signs, and the signs and arrows that only the family of the Far East has. */
const CHINESE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u2150-\u23ff\u2460-\u27bf\u3000-\u30ff\uff00-\uffef]/u
/** In every family; a space or a figure does not end a run. */
const SHARED = /[\n\r\t\u0020-\u007e\u00a0]/u
/** Quotation marks, dashes and dots are as wide as the letters around them. */
const GENERAL_SIGN = /[·‐-‧‰-⁞]/u
const JOINED = /[\p{M}\u200c\u200d\ufe0f]/u

/** Where a line may end. */
export const WORD_GAP = '\u200b'

/** Thai is written without spaces: where a line may end is marked with spaces of no width. */
function wordBreaks(text: string): string {
  const parts = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)]
  return parts
    .map(({ segment }, index) =>
      THAI.test(segment) && THAI.test(parts[index + 1]?.segment ?? '') ? segment + WORD_GAP : segment,
    )
    .join('')
}

function fontOf(sign: string, own: PdfFont, before: PdfFont): PdfFont {
  if (JOINED.test(sign)) return before
  if (KOREAN.test(sign)) return 'korean'
  if (THAI.test(sign)) return 'thai'
  if (CHINESE.test(sign)) return 'chinese'
  if (SHARED.test(sign)) return own === 'thai' ? before : own
  return GENERAL_SIGN.test(sign) && own !== 'thai' ? own : 'latin'
}

/** A text in pieces, each with the family that has its letters. */
export function runsOf(text: string, locale: LocaleCode): TextRun[] {
  const own = OWN_FONT[locale] ?? 'latin'
  const runs: TextRun[] = []
  for (const sign of text.normalize('NFC')) {
    const last = runs.at(-1)
    const font = fontOf(sign, own, last?.font ?? own)
    if (last?.font === font) last.text += sign
    else runs.push({ text: sign, font })
  }
  return runs.map(run => (run.font === 'thai' ? { ...run, text: wordBreaks(run.text) } : run))
}
