import { plug, type Plugged } from '@tradeport/compose/api'
import { customsServer, singleWindowSimulator, type CustomsPorts } from '@tradeport/domain/customs/server'
import { startModuleApi, type TestApi } from '@tradeport/testing/harness'

/** Every code that is asked about is in force, as the reference would say of those that are used here; no day is a holiday. */
const inForce: CustomsPorts['codes']['inForce'] = async (_ctx, wanted) => {
  const found = new Map<string, Map<string, Record<string, string>>>()
  for (const { list, code } of wanted.filter(({ list }) => list !== 'public_holiday'))
    found.set(list, (found.get(list) ?? new Map<string, Record<string, string>>()).set(code, {}))
  return found
}

/** The real API of customs, alone or with those beside it: its other neighbours know nothing but what a test says of them. */
export function startCustomsApi(
  organisation: Pick<CustomsPorts['organisation'], 'companyNames' | 'brokers'> & Partial<CustomsPorts['organisation']>,
  codes: Partial<CustomsPorts['codes']> = {},
  neighbours: Partial<Omit<CustomsPorts, 'organisation' | 'codes'>> = {},
  beside: readonly Plugged[] = [],
): Promise<TestApi> {
  return startModuleApi([
    plug(customsServer, {
      organisation: {
        company: async () => undefined,
        companiesNamed: async () => [],
        collectAccounts: async () => [],
        stakesOf: async () => new Set(),
        ...organisation,
      },
      codes: {
        inForce,
        names: async () => [],
        labels: async () => new Map(),
        countries: async () => new Map(),
        named: async () => undefined,
        version: async () => '1',
        usdRate: async () => undefined,
        ...codes,
      },
      orders: { goodsSold: async () => undefined, totalsSold: async () => new Map() },
      serviceOrders: {
        find: async () => undefined,
        link: async () => undefined,
        hold: async () => undefined,
        isHeld: async () => false,
        worked: async () => undefined,
      },
      words: async () => ({}),
      funds: { simulated: true, settle: async () => ({ ok: true, bankReference: 'B-1' }) },
      commissionRate: async () => '5',
      singleWindow: singleWindowSimulator,
      keepPaper: async () => undefined,
      forgetFile: async () => false,
      ...neighbours,
    }),
    ...beside,
  ])
}
