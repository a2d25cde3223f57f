import type { Terms } from '@tradeport/domain/membership/contract'
import { fromMinor } from '@tradeport/kernel/values'
import { iso } from '@tradeport/node/db'
import type { TermsRecord } from './membership.table'

export const termsDto = (row: TermsRecord): Terms => ({
  id: row.id,
  number: row.number,
  name: row.name,
  description: row.description,
  currency: row.currency,
  price: fromMinor(row.priceMinor, row.currency),
  period: row.period,
  days: row.days,
  abilities: row.abilities.map(({ ability, quota, reset }) => ({ ability, quota, reset })),
  trialDays: row.trialDays,
  benefits: row.benefits,
  requiresPlanLevel: row.requiresPlanLevel,
  stackable: row.stackable,
  createdAt: iso(row.createdAt),
  createdBy: row.createdByName,
})
