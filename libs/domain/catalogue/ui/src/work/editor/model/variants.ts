import { MAX_SKUS, type SkuValues } from '@tradeport/domain/catalogue/contract'
import { axesKey } from '@tradeport/domain/catalogue/rules'
import { decimalText } from '@tradeport/web/ui'

/** An axis with the options that were chosen for it, which may be none yet. */
export interface AxisDraft {
  code: string
  options: string[]
}

export const PLAIN_SKU: SkuValues = {
  code: '',
  axes: {},
  barcode: '',
  stockQty: null,
  weightG: null,
  imageFileId: null,
  enabled: true,
}

/** The axes of a product with the options that its variants use, in the order they first appear. */
export function axesOf(codes: readonly string[], skus: readonly SkuValues[]): AxisDraft[] {
  return codes.map(code => ({
    code,
    options: [...new Set(skus.flatMap(sku => sku.axes[code] ?? []))],
  }))
}

/** Number of variants that the chosen options make. */
export function variantCount(axes: readonly AxisDraft[]): number {
  return axes.reduce((count, axis) => count * axis.options.length, 1)
}

/** Every combination of the chosen options, the first axis changing slowest. */
function combinations(axes: readonly AxisDraft[]): Record<string, string>[] {
  return axes.reduce<Record<string, string>[]>(
    (found, axis) => found.flatMap(before => axis.options.map(option => ({ ...before, [axis.code]: option }))),
    [{}],
  )
}

export interface Variants {
  axes: AxisDraft[]
  skus: SkuValues[]
  parkedSkus: SkuValues[]
}

/**
 * The matrix after its axes have changed: variants that stay keep what was typed, those that go are put aside, new ones
 * begin with what was put aside for them. Undefined where it would be more variants than a product may have.
 */
export function rebuiltVariants(
  { skus, parkedSkus }: Pick<Variants, 'skus' | 'parkedSkus'>,
  axes: AxisDraft[],
): Variants | undefined {
  if (variantCount(axes) > MAX_SKUS) return undefined
  const before = new Map([...parkedSkus, ...skus].map(sku => [axesKey(sku.axes), sku]))
  const next = combinations(axes).map(options => before.get(axesKey(options)) ?? { ...PLAIN_SKU, axes: options })
  const kept = new Set(next.map(sku => axesKey(sku.axes)))
  const parked = [...before.values()].filter(sku => !kept.has(axesKey(sku.axes)) && isFilled(sku))
  return { axes, skus: next, parkedSkus: parked.slice(-MAX_SKUS) }
}

function isFilled(sku: SkuValues): boolean {
  return (
    sku.code !== '' || sku.barcode !== '' || sku.stockQty !== null || sku.weightG !== null || sku.imageFileId !== null
  )
}

/** What the matrix can fill in for many rows at once. */
export type BulkValue =
  | { field: 'code'; pattern: string }
  | { field: 'stockQty' | 'weightG'; value: number | null }
  | { field: 'imageFileId'; value: string | null }
  | { field: 'enabled'; value: boolean }

export interface BulkScope {
  /** All variants where absent. */
  axis?: string
  option?: string
}

/** The article number of a variant by a pattern such as `{model}-{colour}-{size}`. */
export function codeByPattern(pattern: string, sku: SkuValues, modelNo: string): string {
  return pattern
    .replace(/\{([a-z0-9_.-]+)\}/gi, (whole, name: string) =>
      name.toLowerCase() === 'model' ? modelNo : (sku.axes[name.toLowerCase()]?.toUpperCase() ?? whole),
    )
    .replace(/^-+|-+$/g, '')
    .slice(0, 64)
}

export function bulkFilled(
  skus: readonly SkuValues[],
  fill: BulkValue,
  { axis, option }: BulkScope,
  modelNo: string,
): SkuValues[] {
  return skus.map(sku => {
    if (axis !== undefined && sku.axes[axis] !== option) return sku
    if (fill.field === 'code') return { ...sku, code: codeByPattern(fill.pattern, sku, modelNo) }
    return { ...sku, [fill.field]: fill.value }
  })
}

/** A column of a spreadsheet pasted into the matrix, from the given row downwards. */
export function pastedColumn(
  skus: readonly SkuValues[],
  from: number,
  field: 'code' | 'barcode' | 'stockQty' | 'weightG',
  text: string,
): SkuValues[] {
  const cells = text
    .replace(/\r/g, '')
    .replace(/\n$/, '')
    .split('\n')
    .map(cell => cell.trim())
  return skus.map((sku, index) => {
    const cell = cells[index - from]
    if (cell === undefined) return sku
    if (field === 'code') return { ...sku, code: cell.slice(0, 64) }
    if (field === 'barcode') return { ...sku, barcode: cell.slice(0, 32) }
    return { ...sku, [field]: wholeNumber(cell) }
  })
}

/** A typed or pasted number without grouping, of at most nine digits before its point. */
export function wholeText(text: string): string {
  const [whole = '', ...fraction] = decimalText(text, 0).split('.')
  return [whole.slice(0, 9), ...fraction].join('.')
}

/** Null where there are no digits. One that is not whole stays so, for the check to name it. */
export function wholeNumber(text: string): number | null {
  const digits = wholeText(text)
  return /\d/.test(digits) ? Number(digits) : null
}
