import type { ProductContentInput } from '@tradeport/domain/catalogue/contract'
import type { RegionKey } from '@tradeport/kernel/config'
import type { DemoSeller } from '../content/companies'

type Ladder = NonNullable<ProductContentInput['priceTiers']>
type Incoterm = 'FOB' | 'EXW' | 'CIF'

/** Of the first step, for the three steps of a ladder. */
const DISCOUNTS = [1, 0.93, 0.86]
const LOWEST = 0.86

/** Where most buyers of a region's goods take them over. */
const CIF_PORTS: Readonly<Record<RegionKey, string>> = {
  puyuan: 'Hamburg',
  chongqing: 'Ho Chi Minh City (Cat Lai)',
  guangzhou: 'Kobe',
  demo: 'Felixstowe',
}

export const price = (value: number) => (value < 2 ? value.toFixed(3) : value.toFixed(2))

export interface PriceFacts {
  readonly mode: 'ladder' | 'range' | 'negotiable'
  /** US dollars of the first step, FOB. */
  readonly first: number
  /** Quantities at which the steps begin. */
  readonly steps: readonly number[]
  readonly offers: Readonly<Record<'exw' | 'cif' | 'eur', boolean>>
}

/** Ladders for buyers abroad by incoterm and currency, and one for those at home. Each incoterm that is offered has a price. */
export function pricesOf(
  seller: DemoSeller,
  { mode, first, steps, offers }: PriceFacts,
): Required<Pick<ProductContentInput, 'priceMode' | 'priceTiers' | 'incoterms'>> {
  if (mode === 'negotiable') return { priceMode: mode, priceTiers: [], incoterms: ['FOB', 'EXW'] }
  const ports: Record<Incoterm, string> = { FOB: seller.port, EXW: seller.city, CIF: CIF_PORTS[seller.region] }
  const ladder = (
    tradeType: 'foreign' | 'domestic',
    currency: string,
    rate: number,
    incoterm: Incoterm | null,
  ): Ladder =>
    (mode === 'range' ? steps.slice(0, 1) : steps).map((minQty, step) => ({
      tradeType,
      currency,
      incoterm,
      port: incoterm === null ? '' : ports[incoterm],
      minQty: String(minQty),
      ...(mode === 'range'
        ? { price: price(first * rate * LOWEST), priceTo: price(first * rate) }
        : { price: price(first * rate * (DISCOUNTS[step] ?? 1)) }),
    }))
  return {
    priceMode: mode,
    incoterms: ['FOB', ...(offers.cif ? (['CIF'] as const) : []), ...(offers.exw ? (['EXW'] as const) : [])],
    priceTiers: [
      ...ladder('foreign', 'USD', 1, 'FOB'),
      ...(offers.exw ? ladder('foreign', 'USD', 0.95, 'EXW') : []),
      ...(offers.cif ? ladder('foreign', 'USD', 1.08, 'CIF') : []),
      ...(offers.eur ? ladder('foreign', 'EUR', 0.92, 'FOB') : []),
      ...ladder('domestic', 'CNY', 7.1, null),
    ],
  }
}
