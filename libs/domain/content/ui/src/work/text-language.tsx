import { Select } from 'antd'
import { localeConfig } from '@tradeport/kernel/config'
import { LOCALE_CODES, type I18nText, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { useState } from 'react'

export interface TextLanguageState {
  locale: LocaleCode
  languages: readonly LocaleCode[]
  choose(locale: LocaleCode): void
}

/** The language in which a text is looked at: the author's first. */
export function useTextLanguage(source: LocaleCode, texts: readonly I18nText[]): TextLanguageState {
  const [chosen, choose] = useState<LocaleCode>()
  const languages = LOCALE_CODES.filter(locale => texts.some(text => text[locale]?.trim()))
  return { locale: chosen ?? source, languages, choose }
}

export function TextLanguage({ state }: { state: TextLanguageState }) {
  const t = useT('contentWork')
  if (state.languages.length < 2) return null
  return (
    <Select
      aria-label={t('form.detail.language')}
      value={state.locale}
      popupMatchSelectWidth={false}
      options={state.languages.map(code => ({ value: code, label: localeConfig(code).name }))}
      onChange={state.choose}
    />
  )
}
