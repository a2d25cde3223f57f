import type { ProductDetail, ShownSku } from '@tradeport/domain/catalogue/contract'

/** The option chosen on each axis, as far as it is. */
export type AxisChoice = Readonly<Record<string, string>>

type Goods = Pick<ProductDetail, 'axes' | 'skus'>

/** The SKU that the choice names; none while an axis is open. */
export function chosenSku({ axes, skus }: Goods, choice: AxisChoice): ShownSku | undefined {
  if (axes.some(axis => choice[axis.code] === undefined)) return axes.length === 0 ? skus[0] : undefined
  return skus.find(sku => axes.every(axis => sku.axes[axis.code] === choice[axis.code]))
}

/** Whether an option can be had together with what is chosen on the other axes. */
export function isOffered({ skus }: Goods, choice: AxisChoice, axis: string, option: string): boolean {
  const wanted = Object.entries({ ...choice, [axis]: option })
  return skus.some(sku => sku.enabled && wanted.every(([code, value]) => sku.axes[code] === value))
}

/** Chooses an option; choices that cannot go with it are open again. The chosen option itself is given back. */
export function choose(goods: Goods, choice: AxisChoice, axis: string, option: string): AxisChoice {
  const { [axis]: before, ...others } = choice
  if (before === option) return others
  const kept: Record<string, string> = { [axis]: option }
  for (const [code, value] of Object.entries(others)) if (isOffered(goods, kept, code, value)) kept[code] = value
  return kept
}

/** The picture of what is chosen: the SKU's own, or that of any SKU with the options chosen so far. */
export function pictureOf({ skus }: Goods, choice: AxisChoice): string | undefined {
  const chosen = Object.entries(choice)
  if (chosen.length === 0) return undefined
  const fitting = skus.filter(sku => chosen.every(([code, value]) => sku.axes[code] === value))
  return fitting.find(sku => sku.imageFileId !== null)?.imageFileId ?? undefined
}
