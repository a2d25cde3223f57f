import type { Terms } from '@tradeport/domain/membership/contract'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { fromMinor, pickText } from '@tradeport/kernel/values'
import { iso } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { TermsRecord } from './membership.table'

/** What is sold, as each reader of a notice calls it. */
export const named = (name: I18nText, { region }: ActorContext): Record<string, string> => ({
  name: pickText(name, region.locale),
  ...Object.fromEntries(Object.entries(name).map(([locale, words]) => [`name.${locale}`, words])),
})

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
