import { localeConfig, type LocaleCode } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useLocale } from '@tradeport/web/react'

/** That words were typed in another language than the reader's. */
export function WrittenIn({ locale }: { locale: LocaleCode | null }) {
  const t = useT('identityCompany')
  const { locale: own } = useLocale()
  if (locale === null || locale === own) return null
  return <small> {t('words.writtenIn', { language: localeConfig(locale).name })}</small>
}
