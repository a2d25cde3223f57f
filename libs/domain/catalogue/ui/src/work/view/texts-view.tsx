import { useState } from 'react'
import type { ProductContent } from '@tradeport/domain/catalogue/contract'
import { LOCALE_CODES, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { toBcp47 } from '@tradeport/kernel/config'
import { RichText } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { Tabs } from '@tradeport/web/ui'
import { localeName } from '../shared/options'
import { Facts } from './facts'
import styles from './view.module.css'

/** Languages in which the product says something, the source language first. */
export function writtenLocales(content: Pick<ProductContent, 'sourceLocale' | 'title'>): LocaleCode[] {
  const others = LOCALE_CODES.filter(code => code !== content.sourceLocale && content.title[code]?.trim())
  return [content.sourceLocale, ...others]
}

/** Title, summary, description and search words, one language at a time. */
export function TextsView({ content }: { content: ProductContent }) {
  const t = useT('catalogue')
  const locales = writtenLocales(content)
  const [chosen, setChosen] = useState<LocaleCode>(content.sourceLocale)
  const locale = locales.includes(chosen) ? chosen : content.sourceLocale
  const description = content.description[locale] ?? ''
  return (
    <Tabs
      label={t('product.language.tabs')}
      items={locales.map(code => ({ key: code, label: localeName(code) }))}
      value={locale}
      onValue={setChosen}
    >
      <div className={styles['texts']} lang={toBcp47(locale)}>
        <Facts
          facts={[
            { key: 'title', label: t('product.field.title'), value: content.title[locale], wide: true },
            { key: 'summary', label: t('product.field.summary'), value: content.summary[locale], wide: true },
            {
              key: 'description',
              label: t('product.field.description'),
              value: description && <RichText html={description} />,
              wide: true,
            },
            {
              key: 'keywords',
              label: t('product.field.keywords'),
              value: (content.keywords[locale] ?? []).join(', '),
              wide: true,
            },
          ]}
        />
      </div>
    </Tabs>
  )
}
