import { MEMBER_PERMISSION_RESULT } from '@tradeport/kernel/config'
import { defineEndpoint, z } from '@tradeport/kernel/contract-kit'
import { PERIODS } from './offering.schema'

/** Spec section 6: the four refusals of an ability. */
export const ABILITY_CODES = ['FT511002', 'FT511003', 'FT511004', 'USER_SERVICE530002'] as const
export type AbilityCode = (typeof ABILITY_CODES)[number]

/**
 * How an ability is sold: with every membership (`free`), as an application package beside the plans (`package`), with a
 * higher plan only (`plan`), or as a limit of the account such as seats and stores (`account`).
 */
export const ABILITY_SALES = ['free', 'package', 'plan', 'account'] as const
export type AbilitySale = (typeof ABILITY_SALES)[number]

/** `data.export`, `seat.member`, `ai.tokens` … */
const abilityKey = () =>
  z.string().check(z.maxLength(60), z.regex(/^[a-z][\w]*(?:\.[\w]+)*$/, { error: 'invalid_format' }))

/** What a company can do about an ability that it may not use now; names are in the caller's language. */
const abilityAdvice = z.object({
  /** What it is called. */
  abilityName: z.string(),
  /** Null: not counted. */
  limit: z.nullable(z.int()),
  used: z.int(),
  currentPlan: z.nullable(z.string()),
  /** The lowest plan above the present one that has more of it. */
  requiredPlan: z.nullable(
    z.object({ name: z.string(), price: z.string(), currency: z.string(), period: z.enum(PERIODS) }),
  ),
  /** The cheapest application package with it. */
  package: z.nullable(
    z.object({ id: z.string(), name: z.string(), price: z.string(), currency: z.string(), days: z.int() }),
  ),
  /** When the last of what the company had of it ran out; null while some of it holds, or where there was none. */
  endedAt: z.nullable(z.string()),
  /** When a quota of a day, month or year is full again. */
  waitUntil: z.nullable(z.string()),
})
export type AbilityAdvice = z.output<typeof abilityAdvice>

const abilityState = z.object({
  ability: z.string(),
  /** Null: it may be used now. */
  result: z.nullable(z.enum(MEMBER_PERMISSION_RESULT)),
  /** What using it would be refused with. */
  code: z.nullable(z.enum(ABILITY_CODES)),
  /** What that refusal says, in the caller's language; empty where there is none. */
  message: z.string(),
  /** Uses left; null where they are not counted. */
  remaining: z.nullable(z.int()),
  /** Null where it may be used. */
  advice: z.nullable(abilityAdvice),
})
export type AbilityState = z.output<typeof abilityState>

export const abilityQuery = defineEndpoint({
  name: 'membership.abilityQuery',
  path: '/user/ability/query',
  audiences: ['buyer', 'seller', 'provider'],
  input: z.object({ abilities: z.array(abilityKey()).check(z.minLength(1), z.maxLength(50)) }),
  output: z.object({ abilities: z.array(abilityState) }),
  reads: ['ability'],
  summary: 'Whether the caller’s company may use abilities now, before anything is done with them.',
})
