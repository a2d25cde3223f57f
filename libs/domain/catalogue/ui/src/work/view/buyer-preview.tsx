import { useState } from 'react'
import type { AdminProductDetail, CategoryAttribute } from '@tradeport/domain/catalogue/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { DetailSection, RichText } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCountries } from '@tradeport/web/react'
import { Picture, ShieldIcon, Tabs, Tag } from '@tradeport/web/ui'
import { localeName } from '../shared/options'
import { useProductWords } from '../shared/product-words'
import { SwatchName } from '../shared/swatch'
import { useAttributeText } from './attribute-text'
import { Facts } from './facts'
import { Gallery } from './gallery'
import { PriceTables } from './price-tables'
import { writtenLocales } from './texts-view'
import styles from './preview.module.css'

/** The product as a buyer will meet it, in each of its languages. */
export function BuyerPreview({
  detail,
  attributes,
}: {
  detail: AdminProductDetail
  attributes: readonly CategoryAttribute[]
}) {
  const t = useT('catalogue')
  const { content } = detail
  const locales = writtenLocales(content)
  const [locale, setLocale] = useState<LocaleCode>(content.sourceLocale)
  return (
    <DetailSection title={t('product.preview.title')}>
      <Tabs
        label={t('product.language.tabs')}
        items={locales.map(code => ({ key: code, label: localeName(code) }))}
        value={locale}
        onValue={setLocale}
      >
        <Page detail={detail} attributes={attributes} locale={locale} />
      </Tabs>
    </DetailSection>
  )
}

function Page({
  detail,
  attributes,
  locale,
}: {
  detail: AdminProductDetail
  attributes: readonly CategoryAttribute[]
  locale: LocaleCode
}) {
  const t = useT('catalogue')
  const words = useProductWords()
  const attributeText = useAttributeText()
  const { content } = detail
  const inLocale = (text: Partial<Record<LocaleCode, string>>) => text[locale] ?? text[content.sourceLocale] ?? ''
  const title = inLocale(content.title)
  const enabled = content.skus.filter(sku => sku.enabled)
  const axes = content.axes.flatMap(code => attributes.find(attribute => attribute.code === code) ?? [])
  return (
    <div className={styles['page']} lang={toBcp47(locale)}>
      <div className={styles['top']}>
        <Gallery media={content.media} alt={title} />
        <div className={styles['words']}>
          <h3 className={styles['title']}>{title || t('product.untitled')}</h3>
          <p className={styles['summary']}>{inLocale(content.summary)}</p>
          <Facts
            facts={[
              { key: 'moq', label: t('product.field.moq'), value: words.quantity(content.moq, content.saleUnit) },
              {
                key: 'lead',
                label: t('product.field.leadTimes'),
                value: content.leadTimes[0] && words.days(content.leadTimes[0].days),
              },
              {
                key: 'sample',
                label: t('product.field.sample'),
                value: t(content.sample?.available ? 'product.yes' : 'product.no'),
              },
            ]}
          />
          <PriceTables content={content} />
          {axes.map(axis => (
            <div key={axis.code} className={styles['axis']}>
              <span className={styles['axisName']}>{axis.name}</span>
              {axis.options
                .filter(option => enabled.some(sku => sku.axes[axis.code] === option.value))
                .map(option => (
                  <span key={option.value} className={styles['option']}>
                    <SwatchName colour={option.swatch} name={option.label} />
                  </span>
                ))}
            </div>
          ))}
          <StoreLine detail={detail} />
        </div>
      </div>
      <Facts
        facts={attributes
          .filter(attribute => attribute.enabled && !content.axes.includes(attribute.code))
          .map(attribute => ({
            key: attribute.code,
            label: attribute.name,
            value: attributeText(content.attributes[attribute.code], attribute),
          }))}
      />
      <RichText html={inLocale(content.description)} />
    </div>
  )
}

function StoreLine({ detail }: { detail: AdminProductDetail }) {
  const t = useT('catalogue')
  const countries = useCountries()
  const { storeCard } = detail
  return (
    <div className={styles['store']}>
      <span className={styles['logo']}>
        <Picture id={storeCard.logoFileId} alt="" width={40} />
      </span>
      <span className={styles['storeWords']}>
        <strong>{storeCard.name}</strong>
        <span>{[storeCard.city, countries.nameOf(storeCard.country)].filter(Boolean).join(', ')}</span>
      </span>
      {storeCard.verifyLevel > 0 && (
        <Tag tone="success">
          <ShieldIcon size={14} /> {t('store.verified', { level: storeCard.verifyLevel })}
        </Tag>
      )}
    </div>
  )
}
