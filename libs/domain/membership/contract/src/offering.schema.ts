import { currencyCode, decimal, i18nText, LOCALE_CODES, pageInput, text, z } from '@tradeport/kernel/contract-kit'
import { ABILITY_KEYS, abilitiesOf } from './ability-list'
import { MEMBERSHIP_PARTIES } from './parties'

export const OFFERING_KINDS = ['plan', 'package'] as const
export type OfferingKind = (typeof OFFERING_KINDS)[number]

export const OFFERING_STATUSES = ['draft', 'on_sale', 'off_sale'] as const
export type OfferingStatus = (typeof OFFERING_STATUSES)[number]

export const OFFERING_ACTIONS = ['update', 'put_on_sale', 'take_off_sale'] as const
export type OfferingAction = (typeof OFFERING_ACTIONS)[number]

export const PERIODS = ['month', 'year', 'days'] as const
export type Period = (typeof PERIODS)[number]

/** After which a quota is full again. */
export const RESETS = ['none', 'day', 'month', 'year'] as const
export type Reset = (typeof RESETS)[number]

export const MAX_QUOTA = 1_000_000
export const MAX_TRIAL_DAYS = 90
export const MAX_BENEFITS = 40

export const abilityTerms = z.object({
  ability: z.enum(ABILITY_KEYS),
  /** Null: not counted. */
  quota: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_QUOTA))),
  reset: z._default(z.enum(RESETS), 'none'),
})
export type AbilityTerms = z.output<typeof abilityTerms>

const termsFields = {
  name: i18nText(60),
  description: z._default(i18nText(300), {}),
  currency: currencyCode(),
  price: decimal({ integer: 12, scale: 4 }),
  period: z.enum(PERIODS),
  /** Of packages: how long they are valid. */
  days: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(3660)))),
  abilities: z.array(abilityTerms).check(z.maxLength(ABILITY_KEYS.length)),
  /** Of plans that cost something: for how long a company tries it without an order; 0 where nobody does. */
  trialDays: z._default(z.int().check(z.minimum(0), z.maximum(MAX_TRIAL_DAYS)), 0),
  /** Of plans: what they bring besides what is counted, in the words of who sells them. */
  benefits: z._default(z.array(i18nText(120)).check(z.maxLength(MAX_BENEFITS)), []),
  /** Of packages: the lowest plan that they are sold beside; null where they need none. */
  requiresPlanLevel: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(99))), null),
  /** Of packages: whether a second one adds to the first. */
  stackable: z._default(z.boolean(), true),
}

export const offeringInput = z
  .object({
    kind: z.enum(OFFERING_KINDS),
    party: z.enum(MEMBERSHIP_PARTIES),
    code: text(40).check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'slug' })),
    level: z._default(z.int().check(z.minimum(0), z.maximum(99)), 0),
    sourceLocale: z.enum(LOCALE_CODES),
    ...termsFields,
  })
  .check(
    z.refine(input => (input.name[input.sourceLocale] ?? '').trim().length > 0, { error: 'required', path: ['name'] }),
    z.refine(input => (input.kind === 'package') === (input.period === 'days'), {
      error: 'invalid_value',
      path: ['period'],
    }),
    z.refine(input => input.kind === 'plan' || Boolean(input.days), { error: 'required', path: ['days'] }),
    z.refine(input => input.kind === 'plan' || input.abilities.length > 0, { error: 'required', path: ['abilities'] }),
    z.refine(input => new Set(input.abilities.map(({ ability }) => ability)).size === input.abilities.length, {
      error: 'duplicate',
      path: ['abilities'],
    }),
    z.refine(input => input.abilities.every(({ ability }) => abilitiesOf(input.party).includes(ability)), {
      error: 'not_offered',
      path: ['abilities'],
    }),
    // What costs nothing is what everybody has; everything else has a price.
    z.refine(input => input.kind === 'package' || (input.level === 0) === !/[1-9]/.test(input.price), {
      error: 'invalid_value',
      path: ['price'],
    }),
    z.refine(input => input.trialDays === 0 || (input.kind === 'plan' && input.level > 0), {
      error: 'not_offered',
      path: ['trialDays'],
    }),
    z.refine(input => input.kind === 'package' || input.requiresPlanLevel === null, {
      error: 'not_offered',
      path: ['requiresPlanLevel'],
    }),
    z.refine(input => input.kind === 'plan' || input.benefits.length === 0, {
      error: 'not_offered',
      path: ['benefits'],
    }),
    context => {
      const { benefits, sourceLocale } = context.value
      for (const [index, benefit] of benefits.entries())
        if (!benefit[sourceLocale]?.trim())
          context.issues.push({ code: 'custom', message: 'required', path: ['benefits', index], input: benefits })
    },
  )
export type OfferingInput = z.input<typeof offeringInput>

export const termsOutput = z.object({
  id: z.string(),
  number: z.int(),
  name: i18nText(60),
  description: i18nText(300),
  currency: z.string(),
  price: z.string(),
  period: z.enum(PERIODS),
  days: z.nullable(z.int()),
  abilities: z.array(z.object({ ability: z.enum(ABILITY_KEYS), quota: z.nullable(z.int()), reset: z.enum(RESETS) })),
  trialDays: z.int(),
  benefits: z.array(i18nText(120)),
  requiresPlanLevel: z.nullable(z.int()),
  stackable: z.boolean(),
  createdAt: z.string(),
  createdBy: z.nullable(z.string()),
})
export type Terms = z.output<typeof termsOutput>

export const offeringRow = z.object({
  id: z.string(),
  kind: z.enum(OFFERING_KINDS),
  party: z.enum(MEMBERSHIP_PARTIES),
  code: z.string(),
  level: z.int(),
  status: z.enum(OFFERING_STATUSES),
  version: z.int(),
  terms: termsOutput,
  actions: z.array(z.string()),
  updatedAt: z.string(),
})
export type OfferingRow = z.output<typeof offeringRow>

const filters = {
  status: z.optional(z.enum(OFFERING_STATUSES)),
  kind: z.optional(z.enum(OFFERING_KINDS)),
  party: z.optional(z.enum(MEMBERSHIP_PARTIES)),
}
export const offeringPageInput = pageInput(filters)
export const offeringCountInput = z.object({ kind: filters.kind, party: filters.party })
