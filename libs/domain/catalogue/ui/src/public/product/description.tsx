import { useState } from 'react'
import type { ProductDetail } from '@tradeport/domain/catalogue/contract'
import { isLocaleCode, localeConfig, toBcp47 } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { Button, Prose } from '@tradeport/web/ui'
import styles from './description.module.css'

const languageOf = (locale: string) => (isLocaleCode(locale) ? toBcp47(locale) : undefined)
const nameOf = (locale: string) => (isLocaleCode(locale) ? localeConfig(locale).name : locale)

/** The seller's words; where they are a translation, the original is one click away. */
export function Description({ product }: { readonly product: ProductDetail }) {
  const t = useT('goods')
  const [wantsOriginal, setWantsOriginal] = useState(false)
  const { original } = product
  const shown = wantsOriginal && original ? original : product
  const locale = wantsOriginal && original ? product.sourceLocale : product.locale
  return (
    <div className={styles.description} lang={languageOf(locale)}>
      {shown.summary !== '' && <p className={styles.summary}>{shown.summary}</p>}
      <Prose html={shown.description} />
      {original && (
        <p className={styles.language}>
          {wantsOriginal
            ? t('description.isOriginal', { language: nameOf(product.sourceLocale) })
            : t('description.isTranslation', { language: nameOf(product.sourceLocale) })}
          <Button variant="quiet" size="small" onClick={() => setWantsOriginal(now => !now)}>
            {t(wantsOriginal ? 'description.showTranslation' : 'description.showOriginal')}
          </Button>
        </p>
      )}
    </div>
  )
}
