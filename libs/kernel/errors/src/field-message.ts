import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import zh_CN from './field-locale/zh_CN'
import in_ID from './field-locale/in_ID'
import vi_VN from './field-locale/vi_VN'
import en_US from './field-locale/en_US'
import th_TH from './field-locale/th_TH'
import de_DE from './field-locale/de_DE'
import ja_JP from './field-locale/ja_JP'
import ko_KR from './field-locale/ko_KR'
import es_ES from './field-locale/es_ES'
import fr_FR from './field-locale/fr_FR'
import ru_RU from './field-locale/ru_RU'
import it_IT from './field-locale/it_IT'
import ms_MY from './field-locale/ms_MY'
import type { PublishedText } from './error-text'
import type { FieldTexts } from './field-rule'
import { fieldText } from './field-text'
import type { TextParams } from './text-params'

const TEXTS: Readonly<Record<LocaleCode, FieldTexts>> = {
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

/** The text of a field rule in the caller's language, for the server; browsers load one language with `loadFieldTexts`. */
export function fieldMessage(
  rule: string,
  locale: LocaleCode,
  params: TextParams = {},
  published?: PublishedText,
): string {
  return fieldText(TEXTS[locale], rule, params, published)
}
