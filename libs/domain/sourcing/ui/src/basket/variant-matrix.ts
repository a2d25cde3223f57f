import type { ShownAxis, ShownSku } from '@tradeport/domain/catalogue/contract'

export interface MatrixCell {
  skuId: string
  label: string
}

export interface MatrixRow {
  key: string
  label: string
  swatch: string | null
  /** One per column; null where that variant does not exist or is not offered. */
  cells: (MatrixCell | null)[]
}

export interface VariantMatrix {
  columns: { key: string; label: string }[]
  rows: MatrixRow[]
}

interface Combination {
  values: Record<string, string>
  labels: string[]
  swatch: string | null
}

function combinations(axes: readonly ShownAxis[]): Combination[] {
  return axes.reduce<Combination[]>(
    (all, axis) =>
      all.flatMap(base =>
        axis.options.map(option => ({
          values: { ...base.values, [axis.code]: option.value },
          labels: [...base.labels, option.label],
          swatch: base.swatch ?? option.swatch,
        })),
      ),
    [{ values: {}, labels: [], swatch: null }],
  )
}

/** Variants as people order them: sizes across, colours (and whatever else there is) down. */
export function variantMatrix(axes: readonly ShownAxis[], skus: readonly ShownSku[]): VariantMatrix {
  const across = axes.length > 1 ? axes.at(-1) : undefined
  const down = across ? axes.slice(0, -1) : axes
  const columns = across?.options.map(option => ({ key: option.value, label: option.label })) ?? [
    { key: '', label: '' },
  ]
  const rows = combinations(down).map(row => ({
    key: Object.values(row.values).join('/'),
    label: row.labels.join(' / '),
    swatch: row.swatch,
    cells: columns.map(column => {
      const wanted = across ? { ...row.values, [across.code]: column.key } : row.values
      const sku = skus.find(
        candidate =>
          candidate.enabled && Object.entries(wanted).every(([code, value]) => candidate.axes[code] === value),
      )
      return sku ? { skuId: sku.id, label: [...row.labels, column.label].filter(Boolean).join(' / ') } : null
    }),
  }))
  return { columns, rows: rows.filter(row => row.cells.some(cell => cell !== null)) }
}
