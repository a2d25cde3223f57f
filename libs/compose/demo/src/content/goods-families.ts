/** Kinds of goods that people speak of in the same words. */
export const GOODS_FAMILIES = [
  'knit',
  'accessory',
  'yarn',
  'trims',
  'vehicle',
  'pump',
  'cookware',
  'furniture',
  'textile',
  'lighting',
  'stationery',
  'bag',
  'cosmetic',
  'electronics',
] as const
export type GoodsFamily = (typeof GOODS_FAMILIES)[number]

const FAMILY_OF: Readonly<Record<string, GoodsFamily>> = {
  sweaters: 'knit',
  cardigans: 'knit',
  'knit-dresses': 'knit',
  'knit-vests': 'knit',
  'kids-knitwear': 'knit',
  scarves: 'accessory',
  'hats-gloves': 'accessory',
  yarn: 'yarn',
  'knit-trims': 'trims',
  'motorcycle-parts': 'vehicle',
  'auto-parts': 'vehicle',
  'pumps-generators': 'pump',
  'hotpot-cookware': 'cookware',
  furniture: 'furniture',
  'home-textiles': 'textile',
  'led-lighting': 'lighting',
  stationery: 'stationery',
  'leather-bags': 'bag',
  'cosmetic-packaging': 'cosmetic',
  'electronics-accessories': 'electronics',
}

export function familyOf(categorySlug: string): GoodsFamily {
  const family = FAMILY_OF[categorySlug]
  if (!family) throw new Error(`demo: nobody knows what to say of ${categorySlug}`)
  return family
}
