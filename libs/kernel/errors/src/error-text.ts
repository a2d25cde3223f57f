import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import zh_CN from './locale/zh_CN'
import in_ID from './locale/in_ID'
import vi_VN from './locale/vi_VN'
import en_US from './locale/en_US'
import th_TH from './locale/th_TH'
import de_DE from './locale/de_DE'
import ja_JP from './locale/ja_JP'
import ko_KR from './locale/ko_KR'
import es_ES from './locale/es_ES'
import fr_FR from './locale/fr_FR'
import ru_RU from './locale/ru_RU'
import it_IT from './locale/it_IT'
import ms_MY from './locale/ms_MY'
import type { ErrorCode } from './product-codes'
import { serverMessage } from './server-message'
import { fillIn, type TextParams } from './text-params'

/** All languages at once: for the server. Browsers show the message that the answer carries. */
const TEXTS: Readonly<Record<LocaleCode, Readonly<Record<ErrorCode, string>>>> = {
  zh_CN,
  in_ID,
  vi_VN,
  en_US,
  th_TH,
  de_DE,
  ja_JP,
  ko_KR,
  es_ES,
  fr_FR,
  ru_RU,
  it_IT,
  ms_MY,
}

/** What operators said in place of a built-in text; undefined where that stands. */
export type PublishedText = (key: string) => string | undefined

/**
 * The text of a code in the caller's language; a code without one reads as an unexpected fault. What was published must still be
 * short enough to be shown when it is filled in: otherwise the built-in text stands.
 */
export function errorText(
  code: string,
  locale: LocaleCode,
  params: TextParams = {},
  published?: PublishedText,
): string {
  const known = isErrorCode(code) ? code : 'SYS900001'
  return serverMessage(fillIn(published?.(known) ?? '', params)) || fillIn(TEXTS[locale][known], params)
}

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(en_US, code)
}
