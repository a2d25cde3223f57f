import type { Production } from '@tradeport/domain/identity/contract'
import type { DemoSeller } from './companies'

type Unit = Production['monthlyCapacity'][number]['unit']

const KNITTING = ['Computerised flat knitting machine', 'Linking machine', 'Washing and finishing line'] as const
const SEWING = ['Cutting table', 'Lockstitch machine', 'Needle detector'] as const
const PRESSING = ['Hydraulic press', 'CNC lathe', 'Assembly line'] as const

/** What stands where such goods are made, and how they are counted. */
const WORKSHOPS: Readonly<Record<string, { machines: readonly string[]; unit: Unit }>> = {
  yarn: { machines: ['Ring spinning frame', 'Doubling winder', 'Dyeing vat'], unit: 'kilogram' },
  'home-textiles': { machines: SEWING, unit: 'set' },
  'leather-bags': { machines: SEWING, unit: 'piece' },
  'motorcycle-parts': { machines: PRESSING, unit: 'piece' },
  'auto-parts': { machines: PRESSING, unit: 'piece' },
  'pumps-generators': { machines: PRESSING, unit: 'piece' },
  'hotpot-cookware': { machines: PRESSING, unit: 'piece' },
  furniture: { machines: ['CNC wood router', 'Edge banding machine', 'Spray booth'], unit: 'piece' },
  'led-lighting': { machines: ['SMT line', 'Ageing rack', 'Injection moulding machine'], unit: 'piece' },
  'electronics-accessories': { machines: ['SMT line', 'Injection moulding machine', 'Test bench'], unit: 'piece' },
  'cosmetic-packaging': {
    machines: ['Blow moulding machine', 'Screen printing machine', 'Packing line'],
    unit: 'piece',
  },
  stationery: { machines: ['Offset press', 'Injection moulding machine', 'Packing line'], unit: 'piece' },
}
const KNITWEAR = { machines: KNITTING, unit: 'piece' } as const

const SIZES: Readonly<Record<DemoSeller['employees'], { annualRevenue: string; area: number; lines: number }>> = {
  '11_50': { annualRevenue: 'under_1m', area: 1_400, lines: 2 },
  '51_200': { annualRevenue: '1m_5m', area: 5_200, lines: 5 },
  '201_500': { annualRevenue: '5m_10m', area: 16_500, lines: 12 },
  '501_1000': { annualRevenue: '10m_50m', area: 43_000, lines: 24 },
  '1000_plus': { annualRevenue: '50m_100m', area: 98_000, lines: 40 },
}

/** How a seller of the demo works; who only trades has no factory. */
export function demoProduction(seller: DemoSeller, categoryOf: (slug: string) => string | undefined): Production {
  const { annualRevenue, area, lines } = SIZES[seller.employees]
  if (seller.companyType === 'trading')
    return { annualRevenue, factoryAreaM2: null, productionLines: null, machines: [], monthlyCapacity: [] }
  const { machines } = WORKSHOPS[seller.goods[0] ?? ''] ?? KNITWEAR
  const year = Math.min(2024, Math.max(seller.founded, 2015) + 4)
  return {
    annualRevenue,
    factoryAreaM2: area,
    productionLines: lines,
    machines: machines.map((type, place) => ({
      type,
      count: Math.max(1, lines * (place === 0 ? 6 : 3 - place)),
      year,
    })),
    monthlyCapacity: seller.goods.flatMap((slug, place) => {
      const categoryId = categoryOf(slug)
      const { unit } = WORKSHOPS[slug] ?? KNITWEAR
      return categoryId ? [{ categoryId, quantity: String(lines * (place === 0 ? 9_000 : 3_500)), unit }] : []
    }),
  }
}
