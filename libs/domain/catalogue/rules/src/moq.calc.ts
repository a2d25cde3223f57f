import type { MoqScope, ProductContent } from '@tradeport/domain/catalogue/contract'
import { isBelow, isMultiple, sum } from './decimals'

export interface OrderLine {
  axes: Readonly<Record<string, string>>
  quantity: string
}

export interface QuantityIssue {
  rule: 'below_moq' | 'multiple_of'
  /** Colour or SKU the finding is about; empty for the whole order. */
  group: string
  params: { moq?: string; of?: string; quantity: string }
}

/** Attribute that stands for colour in an MOQ per colour. */
const COLOUR_AXIS = 'colour'

const groupOf: Record<MoqScope, (axes: OrderLine['axes']) => string> = {
  spu: () => '',
  colour: axes => axes[COLOUR_AXIS] ?? '',
  sku: axes =>
    Object.entries(axes)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([axis, option]) => `${axis}=${option}`)
      .join('|'),
}

/** Where the quantities of an order miss the product's minimum or its multiple; a mixed batch counts as one. */
export function checkQuantities(
  product: Pick<ProductContent, 'moq' | 'moqScope' | 'orderMultiple' | 'mixedBatch'>,
  lines: readonly OrderLine[],
): QuantityIssue[] {
  const issues: QuantityIssue[] = []
  const groups = new Map<string, string[]>()
  const scope = product.mixedBatch ? 'spu' : product.moqScope
  for (const { axes, quantity } of lines) {
    const group = groupOf[scope](axes)
    groups.set(group, [...(groups.get(group) ?? []), quantity])
    if (!isMultiple(quantity, product.orderMultiple))
      issues.push({ rule: 'multiple_of', group: groupOf.sku(axes), params: { of: product.orderMultiple, quantity } })
  }
  if (product.moq === null) return issues
  for (const [group, quantities] of groups) {
    const quantity = sum(quantities)
    if (isBelow(quantity, product.moq))
      issues.push({ rule: 'below_moq', group, params: { moq: product.moq, quantity } })
  }
  return issues
}
