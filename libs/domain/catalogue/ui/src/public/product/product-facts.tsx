import type { ProductDetail } from '@tradeport/domain/catalogue/contract'
import { normalizeDecimal } from '@tradeport/kernel/values'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useFormat } from '@tradeport/web/react'
import { SpecTable, type SpecRow } from '@tradeport/web/ui'
import { useWords } from '../shared/use-words'

export interface ProductFactsProps {
  readonly product: ProductDetail
  readonly columns?: 1 | 2
}

const row = (key: string, label: string, value: string | null | undefined): SpecRow[] =>
  value ? [{ key, label, value }] : []

/** What the goods are: attributes of their kind, then brand, model, customs code and origin. */
export function ProductAttributes({ product, columns = 2 }: ProductFactsProps) {
  const t = useT('goods')
  const countries = useCountries()
  const rows = [
    ...product.attributes.flatMap(({ code, name, text, unit, type }) =>
      row(code, name, type === 'bool' ? t(text === '–' ? 'fact.no' : 'fact.yes') : withUnit(text, unit)),
    ),
    ...row('brand', t('fact.brand'), product.brand),
    ...row('model', t('fact.model'), product.modelNo),
    ...row('hs', t('fact.hsCode'), product.hsCode),
    ...row('origin', t('fact.origin'), product.originCountry && countries.nameOf(product.originCountry)),
    ...row('no', t('fact.number'), product.no),
  ]
  return <SpecTable rows={rows} columns={columns} />
}

/** Options carry their unit in their words already. */
const withUnit = (text: string, unit: string | null): string =>
  unit === null || text.includes(unit) ? text : `${text} ${unit}`

/** How the goods are packed and loaded. */
export function ProductPackaging({ product, columns = 2 }: ProductFactsProps) {
  const t = useT('goods')
  const format = useFormat()
  const words = useWords()
  const { packaging, load, saleUnit } = product
  const { lengthCm, widthCm, heightCm } = packaging
  const pieces = (count: number | null) => (count === null ? null : words.quantity(count, saleUnit))
  const kilograms = (value: string | null) => value && t('fact.kg', { kg: format.number(value, { max: 3 }) })
  const rows = [
    ...row('inner', t('fact.inner'), packaging.inner),
    ...row('perCarton', t('fact.perCarton'), pieces(packaging.pcsPerCarton)),
    ...row(
      'carton',
      t('fact.carton'),
      lengthCm && widthCm && heightCm
        ? t('fact.cartonSize', {
            length: format.number(lengthCm),
            width: format.number(widthCm),
            height: format.number(heightCm),
          })
        : null,
    ),
    ...row(
      'cbm',
      t('fact.cartonVolume'),
      load.cartonCbm && t('quantity.cbm', { cbm: format.number(normalizeDecimal(load.cartonCbm)) }),
    ),
    ...row('gross', t('fact.gross'), kilograms(packaging.grossKg)),
    ...row('net', t('fact.net'), kilograms(packaging.netKg)),
    ...row('20gp', t('fact.load', { container: '20GP' }), pieces(load.qty20gp)),
    ...row('40gp', t('fact.load', { container: '40GP' }), pieces(load.qty40gp)),
    ...row('40hq', t('fact.load', { container: '40HQ' }), pieces(load.qty40hq)),
    ...row('port', t('fact.loadPort'), product.loadPort),
    ...row('incoterms', t('fact.incoterms'), product.incoterms.join(', ')),
  ]
  return <SpecTable rows={rows} columns={columns} />
}
