import type { ProductDetail } from '@tradeport/domain/catalogue/contract'
import { differs, type ComparisonRow } from '@tradeport/web/ui'

export interface ComparedFact {
  readonly key: string
  readonly label: string
  readonly of: (product: ProductDetail) => string
}

/** The facts of all, then every attribute that one of them has, in the order of the first that has it. */
export function comparedRows(
  products: readonly (ProductDetail | undefined)[],
  facts: readonly ComparedFact[],
): readonly ComparisonRow[] {
  const attributes = new Map(
    products.flatMap(
      product =>
        product?.attributes.map(({ code, name, unit }) => [code, unit ? `${name} (${unit})` : name] as const) ?? [],
    ),
  )
  const all: readonly ComparedFact[] = [
    ...facts,
    ...[...attributes].map(([code, label]) => ({
      key: `a.${code}`,
      label,
      of: (product: ProductDetail) => product.attributes.find(attribute => attribute.code === code)?.text ?? '',
    })),
  ]
  return all.map(({ key, label, of }) => {
    const cells = products.map(product => (product ? [of(product)].filter(line => line !== '') : []))
    return { key, label, cells, isDifferent: differs(cells.filter((_, index) => products[index] !== undefined)) }
  })
}
