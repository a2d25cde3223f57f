import { localeConfig, type LocaleCode } from '@tradeport/kernel/config'
import { useLocale } from '@tradeport/web/react'
import { useMemo } from 'react'

/** Names of the product's languages in the reader's own: "German", "Deutsch". */
export function useLanguageName(): (code: LocaleCode) => string {
  const { bcp47 } = useLocale()
  return useMemo(() => {
    const names = new Intl.DisplayNames([bcp47], { type: 'language' })
    return code => names.of(localeConfig(code).bcp47.split('-')[0] ?? code) ?? localeConfig(code).name
  }, [bcp47])
}
