import type { GoodsKind } from '../art-spec'
import { HATS_GLOVES, KNIT_TRIMS, SCARVES } from '../knit/accessories'
import { CARDIGANS, KIDS_KNIT, KNIT_DRESSES, KNIT_VESTS, SWEATERS } from '../knit/knitwear'
import { YARN } from '../knit/yarn'
import { COOKWARE, MORE_COOKWARE } from './cookware'
import type { DrawGoods } from './goods-art'
import { FURNITURE, HOME_TEXTILES, LED_LIGHTING } from './home'
import { COSMETIC_PACKAGING, ELECTRONICS, LEATHER_BAGS, STATIONERY } from './personal'
import { MORE_PUMPS, PUMPS } from './pumps'
import { AUTO_PARTS, MORE_AUTO_PARTS, MORE_MOTORCYCLE_PARTS, MOTORCYCLE_PARTS } from './vehicle-parts'

type Goods = readonly [DrawGoods, ...DrawGoods[]]

const VARIANTS: Record<GoodsKind, Goods> = {
  sweater: SWEATERS,
  cardigan: CARDIGANS,
  knit_dress: KNIT_DRESSES,
  knit_vest: KNIT_VESTS,
  kids_knit: KIDS_KNIT,
  scarf: SCARVES,
  hat_gloves: HATS_GLOVES,
  yarn: YARN,
  knit_trims: KNIT_TRIMS,
  motorcycle_parts: MOTORCYCLE_PARTS,
  auto_parts: AUTO_PARTS,
  pumps_generators: PUMPS,
  hotpot_cookware: COOKWARE,
  furniture: FURNITURE,
  home_textiles: HOME_TEXTILES,
  led_lighting: LED_LIGHTING,
  stationery: STATIONERY,
  leather_bag: LEATHER_BAGS,
  cosmetic_packaging: COSMETIC_PACKAGING,
  electronics_accessory: ELECTRONICS,
}

const MORE: Partial<Record<GoodsKind, Goods>> = {
  motorcycle_parts: MORE_MOTORCYCLE_PARTS,
  auto_parts: MORE_AUTO_PARTS,
  pumps_generators: MORE_PUMPS,
  hotpot_cookware: MORE_COOKWARE,
}

export function goodsOf(kind: GoodsKind, variant: number): DrawGoods {
  const list = VARIANTS[kind]
  return list[variant % list.length] ?? list[0]
}

/** Everything a shop of this kind may show. */
export const assortmentOf = (kind: GoodsKind): readonly DrawGoods[] => [...VARIANTS[kind], ...(MORE[kind] ?? [])]

export const isKnit = (kind: GoodsKind): boolean =>
  ['sweater', 'cardigan', 'knit_dress', 'knit_vest', 'kids_knit', 'scarf', 'hat_gloves'].includes(kind)
