import {
  PRICE_MODES,
  SERVICE_UNITS,
  type PriceMode,
  type ServiceSku,
  type ServiceUnit,
  type SkuTemplate,
} from '@tradeport/domain/service-market/contract'

type Limits = Pick<SkuTemplate, 'units' | 'priceModes'>

/** Ways of pricing that the category knows, and the one that is chosen already. */
export function modesOf(limits: Limits | undefined, chosen?: PriceMode): PriceMode[] {
  const modes = limits?.priceModes ?? []
  return PRICE_MODES.filter(mode => modes.length === 0 || modes.includes(mode) || mode === chosen)
}

/** Units that the category knows, and the one that is chosen already; a share of the goods' value is none to choose. */
export function unitsOf(limits: Limits | undefined, chosen?: ServiceUnit): ServiceUnit[] {
  const units = limits?.units ?? []
  return SERVICE_UNITS.filter(
    unit => unit !== 'goods_value' && (units.length === 0 || units.includes(unit) || unit === chosen),
  )
}

/** What an item is priced by once its way of pricing is chosen: a share is of the goods' value, everything else of a unit. */
export function pricedAs(
  chosen: string,
  limits: Limits | undefined,
  unit?: ServiceUnit,
): { priceMode: PriceMode; unit: ServiceUnit } {
  const priceMode = PRICE_MODES.find(mode => mode === chosen) ?? 'fixed'
  if (priceMode === 'percent') return { priceMode, unit: 'goods_value' }
  const kept = unit === 'goods_value' ? undefined : unit
  return { priceMode, unit: kept ?? unitsOf(limits)[0] ?? 'order' }
}

/** The items that a service of the category begins with; their prices are the provider's. */
export function beginningSkus(template: SkuTemplate | undefined, currency: string): ServiceSku[] {
  return (template?.items ?? []).map(({ name, spec, unit, priceMode, minQty }) => ({
    id: crypto.randomUUID(),
    name,
    spec,
    unit,
    priceMode,
    minQty,
    taxRate: '0',
    currency: priceMode === 'percent' ? null : currency,
  }))
}

/** Nothing was written into the items yet, but for what the category brought along. */
export function isUntouched(skus: readonly ServiceSku[], template: SkuTemplate | undefined): boolean {
  const items = template?.items ?? []
  return (
    skus.length === 0 ||
    (skus.length === items.length &&
      skus.every((sku, index) => !sku.price && JSON.stringify(sku.name) === JSON.stringify(items[index]?.name)))
  )
}
