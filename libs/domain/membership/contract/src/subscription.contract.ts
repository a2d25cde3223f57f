import {
  defineEndpoint,
  defineStep,
  i18nText,
  id,
  instant,
  pageInput,
  pageOutput,
  steppedTo,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import { ABILITY_SALES } from './ability.contract'
import { ABILITY_KEYS } from './ability-list'
import { invoiceOutput } from './invoice.schema'
import { MAX_QUOTA, OFFERING_KINDS, RESETS, termsOutput } from './offering.schema'
import { ORDER_PURPOSES } from './order.schema'

export const SUBSCRIPTION_STATUSES = ['active', 'ending', 'grace', 'expired', 'replaced', 'refunded'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

export const SUBSCRIPTION_ACTIONS = ['cancel', 'resume', 'auto_renew'] as const
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number]

const subscription = z.object({
  id: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  version: z.int(),
  offeringId: z.string(),
  level: z.int(),
  terms: termsOutput,
  startsAt: z.string(),
  endsAt: z.string(),
  /** Nothing was paid for it yet: it ends without the days of grace. */
  trial: z.boolean(),
  /** The order for the next period is made by itself. */
  autoRenew: z.boolean(),
  /** When that order is made; null where none will be, or where it was made. */
  renewsOn: z.nullable(z.string()),
  actions: z.array(z.string()),
})

const entitlement = z.object({
  ability: z.enum(ABILITY_KEYS),
  sale: z.enum(ABILITY_SALES),
  /** Null: not counted. */
  limit: z.nullable(z.int()),
  used: z.int(),
  remaining: z.nullable(z.int()),
  reset: z.enum(RESETS),
  usable: z.boolean(),
})
export type Entitlement = z.output<typeof entitlement>

/**
 * Why an offer cannot be ordered now: the present plan is higher, it is sold beside a higher plan than the company has, one runs that a
 * second would not add to, or one is ordered and not finished.
 */
export const OFFER_BLOCKS = ['lower_level', 'requires_plan', 'runs', 'ordered'] as const
export type OfferBlock = (typeof OFFER_BLOCKS)[number]

/** `used`: the company has tried it, or had it, before. */
export const TRIAL_STATES = ['open', 'used'] as const
export type TrialState = (typeof TRIAL_STATES)[number]

const offer = z.object({
  id: z.string(),
  kind: z.enum(OFFERING_KINDS),
  code: z.string(),
  level: z.int(),
  terms: termsOutput,
  /** What ordering it now would be; null where it cannot be ordered now. */
  purpose: z.nullable(z.enum(ORDER_PURPOSES)),
  credit: z.string(),
  amount: z.string(),
  block: z.nullable(z.enum(OFFER_BLOCKS)),
  /** Of a package that needs a plan: the name of the lowest that is on sale and does; empty of all others. */
  requiredPlan: i18nText(60),
  /** Of one that runs and is not added to: until when. */
  runsUntil: z.nullable(z.string()),
  /** Null where it cannot be tried. */
  trial: z.nullable(z.enum(TRIAL_STATES)),
})
export type MembershipOffer = z.output<typeof offer>

export const membershipOverview = defineEndpoint({
  name: 'membership.overview',
  path: '/user/membership/overview',
  audiences: ['buyer', 'seller', 'provider'],
  input: z.object({}),
  output: z.object({
    subscription: z.nullable(subscription),
    entitlements: z.array(entitlement),
    offers: z.array(offer),
    /** The order for a plan that is not finished; another waits for it. */
    openOrderId: z.nullable(z.string()),
    mayBuy: z.boolean(),
    /** What the next invoice begins with: as the last one, or with the company's name. */
    invoice: invoiceOutput,
    /** What is over what the membership covers, and hidden until it covers it again. */
    hidden: z.array(z.object({ ability: z.enum(ABILITY_KEYS), count: z.int() })),
  }),
  reads: ['membership', 'ability'],
  summary: 'What the company has, what is left of it, and what can be bought.',
})
export type MembershipOverview = z.output<typeof membershipOverview.output>

const SUBSCRIPTION = {
  name: 'membership.subscription',
  path: '/user/membership/subscription',
  touches: ['membership'],
  errors: ['USER_SERVICE530404', 'MALL600403', 'FT510006'],
  changed: () => steppedTo(SUBSCRIPTION_STATUSES),
} as const

export const subscriptionCancel = defineStep(SUBSCRIPTION, 'cancel', {
  audiences: ['buyer', 'seller', 'provider'],
  stepUp: true,
  errors: ['USER_SERVICE530130'],
  summary: 'It ends with the time that is paid for, without reminders.',
})

export const subscriptionResume = defineStep(SUBSCRIPTION, 'resume', {
  audiences: ['buyer', 'seller', 'provider'],
  stepUp: true,
  errors: ['USER_SERVICE530130'],
})

export const subscriptionAutoRenew = defineStep(SUBSCRIPTION, 'auto_renew', {
  audiences: ['buyer', 'seller', 'provider'],
  stepUp: true,
  errors: ['USER_SERVICE530130'],
  input: { on: z.boolean() },
  touches: ['membershipOrder'],
  summary:
    'Whether the order for the next period is made by itself, at the price of that day. Turned off, one that is not paid for is cancelled.',
})

export const trialStart = defineEndpoint({
  name: 'membership.trialStart',
  path: '/user/membership/trial/start',
  audiences: ['buyer', 'seller', 'provider'],
  input: z.object({
    offeringId: id(),
    /** The terms that the company read: newer ones are shown first. */
    termsId: id(),
  }),
  output: steppedTo(SUBSCRIPTION_STATUSES),
  errors: ['USER_SERVICE530400', 'USER_SERVICE530404', 'MALL600403', 'FT510006'],
  writes: true,
  touches: ['membership', 'ability', 'abilityGrant'],
  summary: 'A plan for some days without an order; each company tries a plan once.',
  rateLimit: 30,
})

/** What operators give an ability for; only that can be taken back. */
export const GIVEN_SOURCES = ['gift', 'reward', 'compensation'] as const
export type GivenSource = (typeof GIVEN_SOURCES)[number]
export const GRANT_SOURCES = ['free', 'plan', 'package', ...GIVEN_SOURCES] as const
export type GrantSource = (typeof GRANT_SOURCES)[number]
export const GRANT_STATUSES = ['valid', 'used_up', 'ended', 'coming'] as const
export type GrantStatus = (typeof GRANT_STATUSES)[number]

const grantRow = z.object({
  id: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  ability: z.string(),
  source: z.enum(GRANT_SOURCES),
  name: i18nText(60),
  quota: z.nullable(z.int()),
  used: z.int(),
  reset: z.enum(RESETS),
  validFrom: z.string(),
  validTo: z.nullable(z.string()),
  status: z.enum(GRANT_STATUSES),
  orderId: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  givenBy: z.nullable(z.string()),
  createdAt: z.string(),
  version: z.int(),
  /** Whether the reader, an operator, is one of the company's people: others decide about it. */
  ownStake: z.boolean(),
  actions: z.array(z.string()),
})
export type GrantRow = z.output<typeof grantRow>

const ledgerFilters = { companyId: z.optional(id()), ability: z.optional(z.enum(ABILITY_KEYS)) }

export const grantPage = defineEndpoint({
  name: 'membership.abilityGrantPage',
  path: '/user/membership/grant/page',
  audiences: ['operator', 'buyer', 'seller', 'provider'],
  input: pageInput(ledgerFilters),
  output: pageOutput(grantRow),
  reads: ['abilityGrant'],
})

/** Why a use was given back: what it was taken for was rejected, could not be made, or was called off before it was there. */
export const GIVE_BACK_REASONS = ['rejected', 'failed', 'cancelled'] as const
export type GiveBackReason = (typeof GIVE_BACK_REASONS)[number]

const useRow = z.object({
  id: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  ability: z.string(),
  at: z.string(),
  userName: z.nullable(z.string()),
  documentType: z.nullable(z.string()),
  documentId: z.nullable(z.string()),
  /** Null: a use. Else it is a use that came back, and why. */
  givenBack: z.nullable(z.enum(GIVE_BACK_REASONS)),
  remaining: z.nullable(z.int()),
})
export type AbilityUseRow = z.output<typeof useRow>

export const abilityUsePage = defineEndpoint({
  name: 'membership.abilityUsePage',
  path: '/user/membership/use/page',
  audiences: ['operator', 'buyer', 'seller', 'provider'],
  input: pageInput(ledgerFilters),
  output: pageOutput(useRow),
  reads: ['abilityGrant', 'ability'],
  summary: 'The ledger of uses: who, when, on which document, and which were given back.',
})

export const grantGive = defineEndpoint({
  name: 'membership.abilityGrantGive',
  path: '/user/membership/grant/give',
  audiences: ['operator'],
  stepUp: true,
  input: z.object({
    companyId: id(),
    ability: z.enum(ABILITY_KEYS),
    givenAs: z._default(z.enum(GIVEN_SOURCES), 'gift'),
    quota: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_QUOTA))),
    validTo: z.nullable(instant()),
    reason: text(300),
  }),
  output: z.object({ id: z.string() }),
  errors: ['USER_SERVICE530400', 'USER_SERVICE530404', 'MALL600403', 'USER_SERVICE530130', 'USER_SERVICE530307'],
  writes: true,
  touches: ['abilityGrant', 'ability', 'membership'],
  summary: 'An operator gives a company an ability: as a gift, as a reward, or to make up for something.',
})

export const grantTakeBack = defineStep(
  {
    name: 'membership.abilityGrant',
    path: '/user/membership/grant',
    touches: ['abilityGrant', 'ability', 'membership'],
    errors: ['USER_SERVICE530404', 'MALL600403', 'FT510006', 'USER_SERVICE530130', 'USER_SERVICE530307'],
    changed: () => z.object({ id: z.string() }),
  },
  'take_back',
  {
    audiences: ['operator'],
    stepUp: true,
    input: { reason: text(300) },
    summary: 'What was given ends now; what was used of it stays used. What was bought is refunded instead.',
  },
)
