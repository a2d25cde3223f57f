import type { LocaleCode } from '@tradeport/kernel/config'
import de_DE from './de_DE'
import en_US from './en_US'
import es_ES from './es_ES'
import fr_FR from './fr_FR'
import type { ImportTextKey, ImportTexts } from './import-text-keys'
import in_ID from './in_ID'
import it_IT from './it_IT'
import ja_JP from './ja_JP'
import ko_KR from './ko_KR'
import ms_MY from './ms_MY'
import ru_RU from './ru_RU'
import th_TH from './th_TH'
import vi_VN from './vi_VN'
import zh_CN from './zh_CN'

/** The spreadsheet is written and read by the server, in the seller's language: it has all of them at once. */
const IMPORT_TEXTS: Readonly<Record<LocaleCode, ImportTexts>> = {
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

export function importText(key: ImportTextKey, locale: LocaleCode): string {
  return IMPORT_TEXTS[locale][key]
}
