import { Select } from 'antd'
import { localeConfig } from '@tradeport/kernel/config'
import { LOCALE_CODES, type I18nText, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { useLocale } from '@tradeport/web/react'
import { useState } from 'react'

export interface ReadLanguage {
  locale: LocaleCode
  languages: readonly LocaleCode[]
  choose(locale: LocaleCode): void
}

/** The language an agreement is read in: the reader's own where it is written in it, else the author's. */
export function useReadLanguage(body: I18nText, source: LocaleCode): ReadLanguage {
  const { locale: own } = useLocale()
  const [chosen, choose] = useState<LocaleCode>()
  const languages = LOCALE_CODES.filter(locale => body[locale])
  return { locale: chosen ?? (body[own] ? own : source), languages, choose }
}

export function TextLanguage({ state }: { state: ReadLanguage }) {
  const t = useT('agreement')
  if (state.languages.length < 2) return null
  return (
    <Select
      aria-label={t('paper.language')}
      value={state.locale}
      popupMatchSelectWidth={false}
      options={state.languages.map(code => ({ value: code, label: localeConfig(code).name }))}
      onChange={state.choose}
    />
  )
}
