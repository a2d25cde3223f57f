import type { ProductContent } from '@tradeport/domain/catalogue/contract'
import type { IssueList } from './issue-list'
import { isOptionOff, type AttributeFacts } from './product-attributes.check'

/** The same options are the same SKU, whatever order they are written in. */
export function axesKey(axes: Readonly<Record<string, string>>): string {
  return Object.entries(axes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([axis, option]) => `${axis}=${option}`)
    .join('|')
}

export function checkSkus(content: ProductContent, attributes: readonly AttributeFacts[], issues: IssueList): void {
  if (new Set(content.axes).size < content.axes.length) issues.error('axes', 'duplicate')
  content.axes.forEach((axis, index) => {
    if (!attributes.some(attribute => attribute.code === axis && attribute.skuAxis))
      issues.error(`axes.${index}`, 'not_axis')
  })
  if (content.axes.length > 0 && !content.skus.some(sku => sku.enabled)) issues.error('skus', 'sku_missing')

  const keys = new Set<string>()
  const codes = new Set<string>()
  content.skus.forEach((sku, index) => {
    const path = `skus.${index}`
    const axes = Object.keys(sku.axes)
    if (axes.length !== content.axes.length || axes.some(axis => !content.axes.includes(axis)))
      issues.error(path, 'axes_mismatch')
    for (const [axis, option] of Object.entries(sku.axes)) {
      const facts = attributes.find(attribute => attribute.code === axis)
      if (facts && !facts.options.some(known => known.value === option))
        issues.error(`${path}.axes.${axis}`, 'no_options')
      // A variant that is off is kept for the documents that name it.
      else if (facts && sku.enabled && isOptionOff(facts, option)) issues.error(`${path}.axes.${axis}`, 'not_offered')
    }
    const key = axesKey(sku.axes)
    if (keys.has(key)) issues.error(path, 'duplicate')
    keys.add(key)
    const code = sku.code.toLowerCase()
    if (code !== '' && codes.has(code)) issues.error(`${path}.code`, 'duplicate')
    codes.add(code)
    if (content.stockMode === 'stock' && sku.enabled && sku.stockQty === null)
      issues.error(`${path}.stockQty`, 'required')
  })
}
