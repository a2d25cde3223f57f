import type { ProductDetail } from '@tradeport/domain/catalogue/contract'

export interface ComparedFact {
  readonly key: string
  readonly label: string
  readonly of: (product: ProductDetail) => string
}

export interface ComparedRow {
  readonly key: string
  readonly label: string
  /** One for each product; empty where it does not say. */
  readonly cells: readonly string[]
  /** Among the products that are there. */
  readonly isDifferent: boolean
}

/** The facts of all, then every attribute that one of them has, in the order of the first that has it. */
export function comparedRows(
  products: readonly (ProductDetail | undefined)[],
  facts: readonly ComparedFact[],
): readonly ComparedRow[] {
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
    const cells = products.map(product => (product ? of(product) : ''))
    const there = cells.filter((_, index) => products[index] !== undefined)
    return { key, label, cells, isDifferent: new Set(there).size > 1 }
  })
}
