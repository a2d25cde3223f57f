import { sql } from 'drizzle-orm'
import type {
  AbilityAdvice,
  AbilityCode,
  AbilityState,
  AbilityTerms,
  OfferingKind,
  Period,
} from '@tradeport/domain/membership/contract'
import { balanceOf, endedAt, fullAgainAt } from '@tradeport/domain/membership/rules'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { compareDecimal, fromMinor, pickText } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { Grant } from './grant.repository'
import type { MembershipPorts } from './ports'

interface OfferRow extends Record<string, unknown> {
  id: string
  kind: OfferingKind
  level: number
  name: I18nText
  currency: string
  price_minor: string
  period: Period
  days: number | null
  abilities: AbilityTerms[]
  is_current: boolean
  is_on_sale: boolean
  requires_plan_level: number | null
}

/** The plan that the caller's company has, and all that is on sale for its side. */
async function offersFor(ctx: ActorContext): Promise<OfferRow[]> {
  const { kind, companyId } = ctx.actor
  const { rows } = await ctx.db.execute<OfferRow>(sql`
    select o.id, o.kind, o.level, o.status = 'on_sale' as is_on_sale, t.name, t.currency, t.price_minor, t.period, t.days, t.abilities,
      t.requires_plan_level,
      s.id is not null as is_current
    from membership_offering o join membership_terms t on t.id = o.terms_id
      left join membership_subscription s on s.offering_id = o.id and s.company_id = ${companyId} and s.party = o.party
        and s.status in ('active', 'ending')
    where o.region_id = ${ctx.region.regionId} and o.party = ${kind} and (o.status = 'on_sale' or s.id is not null)
    order by o.kind desc, o.level, t.price_minor, o.id limit 200`)
  return rows
}

const includes = (offer: OfferRow, ability: string, more: number) =>
  offer.abilities.some(terms => terms.ability === ability && (terms.quota === null || terms.quota > more))

export interface Refusal {
  readonly code: AbilityCode
  readonly result: AbilityState['result']
  readonly advice: AbilityAdvice
}

/**
 * What using it now is refused with. A package that is sold beside a higher plan only is none to order: there the plan is what is missing
 * (marketplace.md 4.6, FT511004).
 */
export async function refusalOf(
  ctx: ActorContext,
  ports: Pick<MembershipPorts, 'words'>,
  ability: string,
  { code, result }: { code: AbilityCode; result: AbilityState['result'] },
  grants: readonly Grant[],
  held: number | undefined,
): Promise<Refusal> {
  const { isPackageBarred, ...advice } = await adviceOf(ctx, ports, ability, grants, held)
  return isPackageBarred && (code === 'FT511002' || code === 'FT511003')
    ? { code: 'FT511004', result: 'NOT_BUY', advice }
    : { code, result, advice }
}

/**
 * What a company can do about an ability that it may not use now: the lowest plan that has more of it, the cheapest package with it, or
 * waiting until a quota is full again (marketplace.md 4.6).
 */
async function adviceOf(
  ctx: ActorContext,
  ports: Pick<MembershipPorts, 'words'>,
  ability: string,
  grants: readonly Grant[],
  held: number | undefined,
): Promise<AbilityAdvice & { readonly isPackageBarred: boolean }> {
  const offers = await offersFor(ctx)
  const nameOf = ({ name }: OfferRow) => pickText(name, ctx.locale)
  const priceOf = ({ price_minor, currency }: OfferRow) => fromMinor(BigInt(price_minor), currency)
  const { limit, used } = balanceOf(grants, ctx.now(), held)
  const plans = offers.filter(offer => offer.kind === 'plan')
  const current = plans.find(offer => offer.is_current) ?? plans.find(offer => offer.level === 0)
  const level = current?.level ?? 0
  const packages = offers.filter(offer => offer.kind === 'package' && includes(offer, ability, 0))
  const barred = packages.flatMap(({ requires_plan_level }) =>
    (requires_plan_level ?? 0) > level ? [requires_plan_level ?? 0] : [],
  )
  const isOpen = barred.length < packages.length
  const required = plans
    .filter(offer => offer.is_on_sale && offer.level > level)
    .find(offer => includes(offer, ability, limit ?? 0) || (!isOpen && barred.some(needed => needed <= offer.level)))
  const [pack] = packages
    .filter(({ requires_plan_level }) => (requires_plan_level ?? 0) <= level)
    .sort((a, b) => compareDecimal(priceOf(a), priceOf(b)))
  return {
    isPackageBarred: barred.length > 0 && !isOpen,
    abilityName: (await ports.words(ctx.locale))[`ability.${ability}`] ?? ability,
    limit,
    used,
    currentPlan: current ? nameOf(current) : null,
    requiredPlan: required
      ? { name: nameOf(required), price: priceOf(required), currency: required.currency, period: required.period }
      : null,
    package: pack
      ? { id: pack.id, name: nameOf(pack), price: priceOf(pack), currency: pack.currency, days: pack.days ?? 0 }
      : null,
    endedAt: endedAt(grants, ctx.now())?.toISOString() ?? null,
    waitUntil: held === undefined ? (fullAgainAt(grants, ctx.now())?.toISOString() ?? null) : null,
  }
}
