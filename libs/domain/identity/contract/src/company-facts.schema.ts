import { UNIT_CODES } from '@tradeport/kernel/config'
import { civilDate, decimal, id, text, z } from '@tradeport/kernel/contract-kit'
import { listedCode } from './account-fields'

export const MAX_MACHINES = 30
export const MAX_CAPACITIES = 10

/** What a company says of how it makes its goods (marketplace.md 4.2 B). */
export const production = z.object({
  /** Of the list `annual_revenue_band`. */
  annualRevenue: z.nullable(listedCode()),
  factoryAreaM2: z.nullable(z.int().check(z.minimum(1), z.maximum(10_000_000))),
  productionLines: z.nullable(z.int().check(z.minimum(1), z.maximum(10_000))),
  machines: z
    .array(
      z.object({
        type: text(60, 2),
        count: z.int().check(z.minimum(1), z.maximum(100_000)),
        /** Since when the newest of them stands there. */
        year: z.nullable(z.int().check(z.minimum(1950), z.maximum(2100))),
      }),
    )
    .check(z.maxLength(MAX_MACHINES)),
  monthlyCapacity: z
    .array(
      z.object({
        categoryId: id(),
        quantity: decimal({ integer: 12, scale: 3, positive: true }),
        unit: z.enum(UNIT_CODES, { error: 'unit' }),
      }),
    )
    .check(z.maxLength(MAX_CAPACITIES)),
})
export type Production = z.output<typeof production>

/** What somebody of the platform has seen on the spot; the rest is the company's own word. */
export const PROVEN_FACTS = ['companyType', 'production'] as const
export type ProvenFact = (typeof PROVEN_FACTS)[number]

/** Until when the site check holds that saw it as the company says it now. */
export const proven = z.object({ companyType: z.nullable(civilDate()), production: z.nullable(civilDate()) })

/** What shops show of their company: identity says it, the catalogue shows it. */
export interface CompanyFace {
  companyId: string
  legalName: string
  country: string
  city: string | null
  companyType: string | null
  foundedYear: number | null
  employees: string | null
  production: Production
  /** Until when the site check holds that saw it; null for the company's own word. */
  proven: z.output<typeof proven>
}

/** What authorities have given the company; compared by a reviewer like the licence. */
export const officialFacts = {
  foundedOn: z.nullable(z.string()),
  exportLicenceNo: z.nullable(z.string()),
  customsRegNo: z.nullable(z.string()),
  vatNo: z.nullable(z.string()),
}
