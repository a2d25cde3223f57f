import { Button } from 'antd'
import type { CategoryAttribute, ContainerLoad, ProductContent } from '@tradeport/domain/catalogue/contract'
import { fileDownload } from '@tradeport/domain/files/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useDownload, useFormat } from '@tradeport/web/react'
import { DownloadIcon } from '@tradeport/web/ui'
import { useUnits } from '@tradeport/web/units'
import { useProductWords } from '../shared/product-words'
import { useAttributeText } from './attribute-text'
import { Facts } from './facts'
import { Gallery } from './gallery'
import { PriceTables } from './price-tables'
import { TermsView } from './terms-view'
import { TextsView } from './texts-view'
import { VariantsTable } from './variants-table'
import styles from './view.module.css'

export interface ContentViewProps {
  content: ProductContent
  attributes: readonly CategoryAttribute[]
  load: ContainerLoad
  /** Of the category, from the top. */
  categoryPath: string
}

/** Everything a product says, for its seller and for reviewers. */
export function ContentView({ content, attributes, load, categoryPath }: ContentViewProps) {
  const t = useT('catalogue')
  const format = useFormat()
  const words = useProductWords()
  const units = useUnits()
  const countries = useCountries()
  const attributeText = useAttributeText()
  const title = content.title[content.sourceLocale] ?? ''
  return (
    <>
      <DetailSection title={t('product.section.images')}>
        <Gallery media={content.media} alt={title} />
      </DetailSection>
      <DetailSection title={t('product.section.texts')}>
        <TextsView content={content} />
      </DetailSection>
      <DetailSection title={t('product.section.kind')}>
        <Facts
          facts={[
            { key: 'category', label: t('product.field.categoryId'), value: categoryPath, wide: true },
            {
              key: 'trade',
              label: t('product.field.tradeTypes'),
              value: content.tradeTypes.map(type => t(`product.tradeType.${type}`)).join(', '),
            },
            { key: 'model', label: t('product.field.modelNo'), value: content.modelNo },
            { key: 'brand', label: t('product.field.brand'), value: content.brand },
            { key: 'unit', label: t('product.field.saleUnit'), value: units.name(content.saleUnit) },
            ...attributes
              .filter(attribute => attribute.enabled && !content.axes.includes(attribute.code))
              .map(attribute => ({
                key: attribute.code,
                label: attribute.name,
                value: attributeText(content.attributes[attribute.code], attribute),
              })),
          ]}
        />
      </DetailSection>
      <DetailSection title={t('product.section.matrix', { count: content.skus.length })}>
        <VariantsTable content={content} attributes={attributes} />
      </DetailSection>
      <DetailSection title={t('product.section.prices')}>
        <Facts
          facts={[
            { key: 'moq', label: t('product.field.moq'), value: words.quantity(content.moq, content.saleUnit) },
            { key: 'scope', label: t('product.field.moqScope'), value: t(`product.moqScope.${content.moqScope}`) },
            {
              key: 'multiple',
              label: t('product.field.orderMultiple'),
              value: words.quantity(content.orderMultiple, content.saleUnit),
            },
            { key: 'incoterms', label: t('product.field.incoterms'), value: content.incoterms.join(', ') },
            { key: 'port', label: t('product.field.loadPort'), value: content.loadPort },
          ]}
        />
        <PriceTables content={content} />
      </DetailSection>
      <TermsView content={content} />
      <DetailSection title={t('product.section.packaging')}>
        <Facts
          facts={[
            {
              key: 'pcs',
              label: t('product.packaging.pcsPerCarton'),
              value: words.quantity(content.packaging.pcsPerCarton, content.saleUnit),
            },
            { key: 'size', label: t('product.packaging.size'), value: cartonSize(content, format.number) },
            {
              key: 'gross',
              label: t('product.packaging.grossKg'),
              value: kilograms(content.packaging.grossKg, format.number),
            },
            {
              key: 'net',
              label: t('product.packaging.netKg'),
              value: kilograms(content.packaging.netKg, format.number),
            },
            {
              key: 'cbm',
              label: t('product.load.cbm'),
              value: load.cartonCbm && `${format.number(load.cartonCbm)} m³`,
            },
            { key: '20', label: t('product.load.qty20gp'), value: words.quantity(load.qty20gp, content.saleUnit) },
            { key: '40', label: t('product.load.qty40gp'), value: words.quantity(load.qty40gp, content.saleUnit) },
            { key: 'hq', label: t('product.load.qty40hq'), value: words.quantity(load.qty40hq, content.saleUnit) },
            { key: 'inner', label: t('product.packaging.inner'), value: content.packaging.inner, wide: true },
          ]}
        />
      </DetailSection>
      <DetailSection title={t('product.section.customs')}>
        <Facts
          facts={[
            {
              key: 'origin',
              label: t('product.field.originCountry'),
              value: content.originCountry && countries.nameOf(content.originCountry),
            },
            { key: 'hs', label: t('product.field.hsCode'), value: content.hsCode },
            {
              key: 'unit',
              label: t('product.field.customsUnit'),
              value: content.customsUnit && units.name(content.customsUnit),
            },
            ...content.customsElements.map(({ name, value }) => ({ key: `element ${name}`, label: name, value })),
          ]}
        />
      </DetailSection>
      {content.documents.length > 0 && (
        <DetailSection title={t('product.section.documents')}>
          <DocumentList documents={content.documents} />
        </DetailSection>
      )}
    </>
  )
}

type WriteNumber = ReturnType<typeof useFormat>['number']

function cartonSize({ packaging: { lengthCm, widthCm, heightCm } }: ProductContent, write: WriteNumber): string {
  return lengthCm && widthCm && heightCm
    ? `${[lengthCm, widthCm, heightCm].map(size => write(size)).join(' × ')} cm`
    : ''
}

function kilograms(value: string | null, write: WriteNumber): string {
  return value === null ? '' : `${write(value)} kg`
}

function DocumentList({ documents }: { documents: ProductContent['documents'] }) {
  const t = useT('catalogue')
  const format = useFormat()
  const { download, pending } = useDownload(fileDownload)
  return (
    <ul className={styles['documents']}>
      {documents.map(document => (
        <li key={document.fileId}>
          <Button
            type="link"
            icon={<DownloadIcon size={16} />}
            disabled={pending}
            onClick={() => void download({ id: document.fileId }, document.name)}
          >
            {document.name}
          </Button>
          <span className={styles['quiet']}>
            {[
              t(`product.documentKind.${document.kind}`),
              document.validUntil && t('product.document.until', { date: format.civilDate(document.validUntil) }),
              t(`product.visibility.${document.visibility}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
