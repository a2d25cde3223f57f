import { useCallback } from 'react'
import { useT } from '@tradeport/web/i18n'
import { localeName } from './options'
import { known } from './known'

/** Fields of a product that have a name of their own, in the order a form asks for them. */
export const NAMED_FIELDS = [
  'categoryId',
  'tradeTypes',
  'modelNo',
  'brand',
  'saleUnit',
  'sourceLocale',
  'title',
  'summary',
  'description',
  'keywords',
  'attributes',
  'axes',
  'skus',
  'stockMode',
  'moq',
  'orderMultiple',
  'moqScope',
  'mixedBatch',
  'incoterms',
  'loadPort',
  'priceMode',
  'priceTiers',
  'leadTimes',
  'sample',
  'customisable',
  'oem',
  'odm',
  'customisations',
  'packaging',
  'originCountry',
  'hsCode',
  'customsUnit',
  'customsElements',
  'media',
  'documents',
] as const
export type NamedField = (typeof NAMED_FIELDS)[number]

const PACKAGING = ['inner', 'pcsPerCarton', 'lengthCm', 'widthCm', 'heightCm', 'grossKg', 'netKg'] as const
const BY_LANGUAGE: readonly string[] = ['title', 'summary', 'description', 'keywords']

/** Names a field by its path, in the content or in the form: "Title (Deutsch)", "Net weight", "Prices, line 2". */
export function useFieldName(attributes: readonly { code: string; name: string }[] = []): (path: string) => string {
  const t = useT('catalogue')
  return useCallback(
    path => {
      const [first = '', second, ...rest] = path.split('.')
      const field = known(NAMED_FIELDS, first === 'ladders' ? 'priceTiers' : first)
      if (!field) return path
      const name = t(`product.field.${field}`)
      if (second === undefined) return name
      if (BY_LANGUAGE.includes(field)) return t('product.path.language', { field: name, language: localeName(second) })
      if (field === 'attributes') return attributes.find(({ code }) => code === second)?.name ?? second
      if (field === 'packaging') {
        const part = known(PACKAGING, second)
        return part ? t(`product.packaging.${part}`) : name
      }
      if (!/^\d+$/.test(second)) return name
      const step = rest[0] === 'steps' ? rest[1] : undefined
      return step === undefined
        ? t('product.path.row', { field: name, row: Number(second) + 1 })
        : t('product.path.step', { field: name, row: Number(second) + 1, step: Number(step) + 1 })
    },
    [t, attributes],
  )
}
