import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import type { FieldTexts } from './field-rule'

const LOADERS: Readonly<Record<LocaleCode, () => Promise<{ readonly default: FieldTexts }>>> = {
  zh_CN: () => import('./field-locale/zh_CN'),
  in_ID: () => import('./field-locale/in_ID'),
  vi_VN: () => import('./field-locale/vi_VN'),
  en_US: () => import('./field-locale/en_US'),
  th_TH: () => import('./field-locale/th_TH'),
  de_DE: () => import('./field-locale/de_DE'),
  ja_JP: () => import('./field-locale/ja_JP'),
  ko_KR: () => import('./field-locale/ko_KR'),
  es_ES: () => import('./field-locale/es_ES'),
  fr_FR: () => import('./field-locale/fr_FR'),
  ru_RU: () => import('./field-locale/ru_RU'),
  it_IT: () => import('./field-locale/it_IT'),
  ms_MY: () => import('./field-locale/ms_MY'),
}

/** The rule texts of one language in a chunk of their own, for checks in the browser (with `fieldText`). */
export async function loadFieldTexts(locale: LocaleCode): Promise<FieldTexts> {
  return (await LOADERS[locale]()).default
}
