import type { AttributeValue, CategoryAttribute } from '@tradeport/domain/catalogue/contract'
import { isComposition, isOptionList } from '@tradeport/domain/catalogue/rules'
import type { ProductDraft } from './draft'
import { rebuiltVariants } from './variants'

/** The value as far as the new category's attribute can take it. */
function fitting(value: AttributeValue, attribute: CategoryAttribute): AttributeValue | undefined {
  const offered = (option: string) => attribute.options.some(known => known.enabled && known.value === option)
  switch (attribute.type) {
    case 'select':
      return typeof value === 'string' && offered(value) ? value : undefined
    case 'multi': {
      const kept = isOptionList(value) ? value.filter(offered) : []
      return kept.length > 0 ? kept : undefined
    }
    case 'composition': {
      const kept = isComposition(value) ? value.filter(part => offered(part.option)) : []
      return kept.length > 0 ? kept : undefined
    }
    case 'bool':
      return typeof value === 'boolean' ? value : undefined
    case 'range':
      return typeof value === 'object' && !Array.isArray(value) ? value : undefined
    case 'number':
    case 'text':
      return typeof value === 'string' ? value : undefined
  }
}

/** The product in another category: attributes and variants that it does not have are left behind. */
export function inCategory(
  draft: ProductDraft,
  categoryId: string,
  attributes: readonly CategoryAttribute[],
): ProductDraft {
  const kept: ProductDraft['attributes'] = {}
  for (const attribute of attributes) {
    const value = draft.attributes[attribute.code]
    const next = value === undefined ? undefined : fitting(value, attribute)
    if (next !== undefined) kept[attribute.code] = next
  }
  const axes = draft.axes.flatMap(axis => {
    const attribute = attributes.find(candidate => candidate.code === axis.code && candidate.skuAxis)
    if (!attribute) return []
    const options = axis.options.filter(option =>
      attribute.options.some(known => known.enabled && known.value === option),
    )
    return options.length > 0 ? [{ code: axis.code, options }] : []
  })
  return { ...draft, categoryId, attributes: kept, ...(rebuiltVariants(draft, axes) ?? {}) }
}
