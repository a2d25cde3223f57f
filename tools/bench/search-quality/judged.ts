/** What a question should find, told by the goods themselves and never by what a search answers. */
export interface Wanted {
  readonly category?: string
  /** Code of a fibre or material. */
  readonly material?: string
  /** `[1, 3]`: of the three kinds of goods of the category the second. */
  readonly kind?: readonly [index: number, of: number]
  readonly model?: string
  /** The beginning of the store's address. */
  readonly store?: string
}

/** A product on sale, as it is judged. */
export interface Goods {
  readonly id: string
  readonly regionId: string
  readonly category: string
  readonly materials: readonly string[]
  readonly model: string
  readonly storeSlug: string
}

/** The demo counts the models of a store's category from 100 on; the kinds take turns. */
const numberOf = (model: string) => Number(/(\d+)$/.exec(model)?.[1] ?? 0) - 100

/** Merino is wool. */
const KIND_OF: Readonly<Record<string, string>> = { merino: 'wool' }

export function isWanted(goods: Goods, { category, material, kind, model, store }: Wanted): boolean {
  return (
    (category === undefined || goods.category === category) &&
    (material === undefined || goods.materials.some(one => one === material || KIND_OF[one] === material)) &&
    (kind === undefined || numberOf(goods.model) % kind[1] === kind[0]) &&
    (model === undefined || goods.model === model) &&
    (store === undefined || goods.storeSlug.startsWith(store))
  )
}

export interface Measured {
  readonly recall: number
  readonly reciprocalRank: number
}

export const DEPTH = 10

/** How much of what could be on the first page is there, and how far up the first of it stands. */
export function measure(found: readonly string[], wanted: ReadonlySet<string>): Measured {
  const first = found.slice(0, DEPTH)
  const hits = first.filter(id => wanted.has(id)).length
  const rank = first.findIndex(id => wanted.has(id)) + 1
  return {
    recall: wanted.size === 0 ? 0 : hits / Math.min(DEPTH, wanted.size),
    reciprocalRank: rank === 0 ? 0 : 1 / rank,
  }
}
