import type { ReactNode } from 'react'
import {
  productContent,
  type CategoryAttribute,
  type ContentDifference,
  type ProductContent,
} from '@tradeport/domain/catalogue/contract'
import { z } from '@tradeport/kernel/contract-kit'
import { textOfHtml } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useFormat } from '@tradeport/web/react'
import { Picture } from '@tradeport/web/ui'
import { pathText, useCategories } from '../category/category-tree'
import { useProductWords } from '../shared/product-words'
import { localeName } from '../shared/options'
import { useAttributeText } from './attribute-text'
import { PriceTables } from './price-tables'
import { Facts } from './facts'
import { Lines } from './terms-view'
import { useTermsWords } from './terms-words'
import { VariantsTable } from './variants-table'
import styles from './difference.module.css'

/** Texts are compared word by word; everything else is shown as it was and as it will be. */
export function asText(path: string, value: unknown): string | undefined {
  const [field] = path.split('.')
  if (field === 'title' || field === 'summary') return typeof value === 'string' ? value : ''
  if (field === 'description') return typeof value === 'string' ? textOfHtml(value) : ''
  return undefined
}

/** One version of the content, with the value of this path put in: so that every part is shown by what shows it elsewhere. */
export function DifferenceValue({
  path,
  value,
  content,
  other,
  attributes,
}: {
  path: string
  value: ContentDifference['before']
  content: ProductContent
  /** The version it is compared with. */
  other: ProductContent
  attributes: readonly CategoryAttribute[]
}): ReactNode {
  const t = useT('catalogue')
  const format = useFormat()
  const words = useProductWords()
  const countries = useCountries()
  const { index } = useCategories()
  const attributeText = useAttributeText()
  const terms = useTermsWords()
  const [field = '', part = ''] = path.split('.')
  if (value === null || value === undefined || value === '') return <span className={styles['none']}>–</span>
  switch (field) {
    case 'attributes': {
      const attribute = attributes.find(({ code }) => code === part)
      const parsed = z.safeParse(productContent.shape.attributes, { [part]: value })
      return attribute && parsed.success ? attributeText(parsed.data[part], attribute) : plainText(value)
    }
    case 'media': {
      const parsed = z.safeParse(productContent.shape.media, value)
      if (!parsed.success) return plainText(value)
      return (
        <span className={styles['pictures']}>
          {parsed.data.map(item => (
            <span key={item.fileId} className={styles['picture']} data-cover={item.isCover || undefined}>
              <Picture id={item.fileId} alt="" width={56} />
            </span>
          ))}
        </span>
      )
    }
    case 'priceTiers': {
      const parsed = z.safeParse(productContent.shape.priceTiers, value)
      return parsed.success ? (
        <PriceTables content={{ ...content, priceTiers: parsed.data }} against={other.priceTiers} />
      ) : (
        plainText(value)
      )
    }
    case 'skus': {
      const parsed = z.safeParse(productContent.shape.skus, value)
      return parsed.success ? (
        <VariantsTable content={{ ...content, skus: parsed.data }} attributes={attributes} />
      ) : (
        plainText(value)
      )
    }
    case 'leadTimes': {
      const parsed = z.safeParse(productContent.shape.leadTimes, value)
      return parsed.success ? (
        <Facts facts={terms.leadTimes({ ...content, leadTimes: parsed.data })} />
      ) : (
        plainText(value)
      )
    }
    case 'sample': {
      const parsed = z.safeParse(productContent.shape.sample, value)
      return parsed.success ? terms.sample({ ...content, sample: parsed.data }) : plainText(value)
    }
    case 'customisations': {
      const parsed = z.safeParse(productContent.shape.customisations, value)
      return parsed.success ? (
        <Lines lines={terms.options({ ...content, customisations: parsed.data })} />
      ) : (
        plainText(value)
      )
    }
    case 'axes':
      return namesOf(value)
        .map(code => attributes.find(attribute => attribute.code === code)?.name ?? code)
        .join(', ')
    case 'tradeTypes':
      return namesOf(value)
        .map(type => (type === 'foreign' || type === 'domestic' ? t(`product.tradeType.${type}`) : type))
        .join(', ')
    case 'categoryId':
      return pathText(index.pathOf(String(value)))
    case 'originCountry':
      return countries.nameOf(String(value))
    case 'sourceLocale':
      return localeName(String(value))
    case 'moq':
    case 'orderMultiple':
      return words.quantity(String(value), content.saleUnit)
    case 'packaging':
      return part === 'inner' ? plainText(value) : format.number(plainText(value))
    default:
      return plainText(value)
  }
}

const namesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(entry => typeof entry === 'string') : []

/** Anything else as words: a list by its entries, a record by its values. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join(', ')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(plainText).filter(Boolean).join(' ')
  if (typeof value === 'boolean') return value ? '✓' : '–'
  return value === null || value === undefined ? '' : String(value)
}
