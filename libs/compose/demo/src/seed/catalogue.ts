import { upsertCategories } from '@tradeport/domain/catalogue/server'
import type { CategorySeed } from '@tradeport/domain/catalogue/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { database } from '@tradeport/node/db'
import type { GoodsKind } from '../artwork/art-spec'
import { ATTRIBUTES } from '../content/attributes'
import { DEMO_CATEGORIES } from '../content/categories'
import type { DemoApi } from './demo-api'
import { demoId } from './demo-id'
import type { PictureShelf } from './pictures'

/** Category slug → what its goods look like. */
export const KIND_OF: Readonly<Record<string, GoodsKind>> = {
  sweaters: 'sweater',
  cardigans: 'cardigan',
  'knit-dresses': 'knit_dress',
  'knit-vests': 'knit_vest',
  'kids-knitwear': 'kids_knit',
  scarves: 'scarf',
  'hats-gloves': 'hat_gloves',
  yarn: 'yarn',
  'knit-trims': 'knit_trims',
  'motorcycle-parts': 'motorcycle_parts',
  'auto-parts': 'auto_parts',
  'pumps-generators': 'pumps_generators',
  'hotpot-cookware': 'hotpot_cookware',
  furniture: 'furniture',
  'home-textiles': 'home_textiles',
  'led-lighting': 'led_lighting',
  stationery: 'stationery',
  'leather-bags': 'leather_bag',
  'cosmetic-packaging': 'cosmetic_packaging',
  'electronics-accessories': 'electronics_accessory',
}

export const categoryId = (slug: string) => demoId(`category/${slug}`)

/** The category tree with its attributes; groups borrow the picture of their first category. */
export async function seedCategories(demo: DemoApi, shelf: PictureShelf): Promise<void> {
  const seeds = DEMO_CATEGORIES.map((category, sort): CategorySeed => {
    const kind =
      KIND_OF[category.slug] ?? KIND_OF[DEMO_CATEGORIES.find(child => child.parent === category.slug)?.slug ?? '']
    return {
      id: categoryId(category.slug),
      parentId: category.parent === null ? null : categoryId(category.parent),
      slug: category.slug,
      name: category.name,
      sort,
      ...(category.hs ? { hsHints: [category.hs] } : {}),
      ...(kind ? { imageFileId: shelf.add({ art: 'category', kind, seed: sort }, REGIONS.demo.regionId, null) } : {}),
      attributes: category.attributes.map(key => ({
        ...ATTRIBUTES[key],
        min: null,
        max: null,
        options: ATTRIBUTES[key].options.map(option => ({ ...option })),
      })),
    }
  })
  await shelf.flush(demo.pool)
  await upsertCategories(database(demo.pool), seeds)
}
