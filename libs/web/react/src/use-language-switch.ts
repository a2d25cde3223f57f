import { localeConfig, type LocaleCode } from '@tradeport/kernel/config'
import { useLocale } from './runtime-context'

export interface LanguageSwitchState {
  readonly current: LocaleCode
  readonly choices: readonly {
    readonly code: LocaleCode
    readonly short: string
    readonly bcp47: string
    readonly name: string
  }[]
  readonly onChoose: (code: LocaleCode) => void
}

/** What the language switches of the frames take. */
export function useLanguageSwitch(): LanguageSwitchState {
  const { locale, locales, change } = useLocale()
  return {
    current: locale,
    choices: locales.map(code => {
      const { short, bcp47, name } = localeConfig(code)
      return { code, short, bcp47, name }
    }),
    onChoose: code => void change(code),
  }
}
