import { decimal, i18nText, z } from '@tradeport/kernel/contract-kit'
import { PRICE_MODES, SERVICE_UNITS } from './service-price'

export const MAX_TEMPLATE_ITEMS = 30

/** One item that services of the category usually have. */
export const skuTemplateItem = z.object({
  name: i18nText(120).check(
    z.refine(name => Object.values(name).some(words => words.trim() !== ''), { error: 'required' }),
  ),
  spec: z._default(i18nText(300), {}),
  unit: z.enum(SERVICE_UNITS),
  priceMode: z.enum(PRICE_MODES),
  minQty: z._default(decimal({ integer: 9, scale: 3, positive: true }), '1'),
})
export type SkuTemplateItem = z.output<typeof skuTemplateItem>

/** What prices of a category look like: providers begin with its items, and offer nothing besides its units and ways of pricing. */
export const skuTemplate = z
  .object({
    /** Any where none is named. A share of the goods' value has no other unit and is not among them. */
    units: z._default(z.array(z.enum(SERVICE_UNITS)).check(z.maxLength(SERVICE_UNITS.length)), []),
    /** Any where none is named. */
    priceModes: z._default(z.array(z.enum(PRICE_MODES)).check(z.maxLength(PRICE_MODES.length)), []),
    items: z._default(z.array(skuTemplateItem).check(z.maxLength(MAX_TEMPLATE_ITEMS)), []),
  })
  .check(context => {
    for (const [index, item] of context.value.items.entries())
      for (const field of notOffered(item, context.value))
        context.issues.push({
          code: 'custom',
          message: 'not_offered',
          path: ['items', index, field],
          input: context.value,
        })
  })
export type SkuTemplate = z.output<typeof skuTemplate>

/** What of an item's price the category does not know. */
export function notOffered(
  { unit, priceMode }: Pick<SkuTemplateItem, 'unit' | 'priceMode'>,
  { units, priceModes }: Pick<SkuTemplate, 'units' | 'priceModes'>,
): ('unit' | 'priceMode')[] {
  const isUnit = priceMode === 'percent' || units.length === 0 || units.includes(unit)
  const isMode = priceModes.length === 0 || priceModes.includes(priceMode)
  return [...(isMode ? [] : ['priceMode' as const]), ...(isUnit ? [] : ['unit' as const])]
}
