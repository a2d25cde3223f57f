import {
  abilitiesOf,
  isAbilityKey,
  type AbilityKey,
  type AbilitySale,
  type AbilityTerms,
  type GrantSource,
  type MembershipParty,
  type Reset,
} from '@tradeport/domain/membership/contract'
import { windowOf, type AbilityGrant } from '@tradeport/domain/membership/rules'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'

export interface Grant extends AbilityGrant {
  /** Null: of what everybody has, and not used yet. */
  readonly id: string | null
  readonly ability: string
  readonly source: GrantSource
  readonly sourceId: string | null
  readonly reset: Reset
  readonly name: I18nText
}

interface GrantRow {
  id: string
  ability: string
  source: GrantSource
  source_id: string | null
  quota: number | null
  used: number
  reset: Reset
  reset_window: string | null
  valid_from: Date
  valid_to: Date | null
  name: I18nText
}

interface FreeRow {
  offering_id: string
  name: I18nText
  abilities: AbilityTerms[]
  created_at: Date
}

/** How abilities are sold in the region. What other sides alone can buy is free to the caller's: nobody there could buy it. */
export async function offersOf(ctx: ActorContext, abilities: readonly string[]): Promise<Map<string, AbilitySale>> {
  const rows = await ctx.query<{ ability: string; sale: AbilitySale }>(
    'ability_offers',
    'select ability, sale from ability_offer where region_id = $1 and ability = any ($2)',
    [ctx.region.regionId, abilities],
  )
  const { kind } = ctx.actor
  const canBuy = (ability: string) => !isParty(kind) || !isAbilityKey(ability) || abilitiesOf(kind).includes(ability)
  return new Map(rows.flatMap(({ ability, sale }) => (canBuy(ability) ? [[ability, sale]] : [])))
}

/** What everybody of a side has: the plan of level 0, unless the company has one of its own now. */
async function freeTerms(
  ctx: ActorContext,
  companyId: string | null,
  party: MembershipParty,
): Promise<FreeRow | undefined> {
  const [row] = await ctx.query<FreeRow>(
    'ability_free_terms',
    `select o.id as offering_id, t.name, t.abilities, t.created_at from membership_offering o
       join membership_terms t on t.id = o.terms_id
      where o.region_id = $1 and o.party = $2 and o.kind = 'plan' and o.level = 0 and o.status = 'on_sale'
        and not exists (select 1 from membership_subscription s where s.company_id = $3 and s.party = $2
          and s.status in ('active', 'ending') and s.starts_at <= $4 and s.ends_at > $4)`,
    [ctx.region.regionId, party, companyId, ctx.now().toISOString()],
  )
  return row
}

const isParty = (kind: string): kind is MembershipParty => kind === 'buyer' || kind === 'seller' || kind === 'provider'

/** The grants of the caller's company, with those that come with what everybody has. */
export async function grantsOf(ctx: ActorContext, abilities: readonly string[]): Promise<Grant[]> {
  const { companyId, kind } = ctx.actor
  const party = isParty(kind) ? kind : null
  const rows = await ctx.query<GrantRow>(
    'ability_grants_of_side',
    `select id, ability, source, source_id, quota, used, reset, reset_window, valid_from, valid_to, name from ability_grant
      where company_id = $1 and region_id = $2 and ability = any ($3) and (party is null or party = $4) order by id`,
    [companyId, ctx.region.regionId, abilities, party],
  )
  const free = party ? await freeTerms(ctx, companyId, party) : undefined
  const bought = rows.filter(row => row.source !== 'free').map(grantFrom)
  if (!free) return bought
  const common = free.abilities
    .filter(({ ability }) => abilities.includes(ability))
    .map(terms => {
      const row = rows.find(
        each => each.source === 'free' && each.source_id === free.offering_id && each.ability === terms.ability,
      )
      return {
        id: row?.id ?? null,
        ability: terms.ability,
        source: 'free' as const,
        sourceId: free.offering_id,
        quota: terms.quota,
        used: Math.min(row?.used ?? 0, terms.quota ?? Number.POSITIVE_INFINITY),
        reset: terms.reset,
        resetWindow: row?.reset_window ?? null,
        validFrom: new Date(free.created_at),
        validTo: null,
        name: free.name,
      }
    })
  return [...bought, ...common]
}

const grantFrom = (row: GrantRow): Grant => ({
  id: row.id,
  ability: row.ability,
  source: row.source,
  sourceId: row.source_id,
  quota: row.quota,
  used: row.used,
  reset: row.reset,
  resetWindow: row.reset_window,
  validFrom: new Date(row.valid_from),
  validTo: row.valid_to === null ? null : new Date(row.valid_to),
  name: row.name,
})

/** Uses of one ability by one company come one after the other, so that none of them overdraws. */
export async function lockAbility(ctx: ActorContext, ability: string): Promise<void> {
  await ctx.query('ability_lock', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `ability ${ctx.actor.companyId} ${ability}`,
  ])
}

/** Takes one away. @returns the id of the grant it was taken from. */
export async function takeFrom(ctx: ActorContext, grant: Grant): Promise<string> {
  const window = windowOf(grant.reset, ctx.now())
  if (grant.id !== null) {
    await ctx.query(
      'ability_take',
      `update ability_grant set used = case when reset_window is distinct from $2 then 1 else used + 1 end, quota = $3,
        reset = $4, reset_window = $2 where id = $1`,
      [grant.id, window, grant.quota, grant.reset],
    )
    return grant.id
  }
  const id = uuidv7()
  await ctx.query(
    'ability_take_free',
    `insert into ability_grant (id, region_id, company_id, party, ability, source, source_id, name, quota, used, reset,
       reset_window, valid_from, created_at)
     values ($1, $2, $3, $4, $5, 'free', $6, $7, $8, 1, $9, $10, $11, $12)`,
    [
      id,
      ctx.region.regionId,
      ctx.actor.companyId,
      ctx.actor.kind,
      grant.ability,
      grant.sourceId,
      JSON.stringify(grant.name),
      grant.quota,
      grant.reset,
      window,
      grant.validFrom.toISOString(),
      ctx.now().toISOString(),
    ],
  )
  return id
}

/** Undoes `takeFrom` of the same transaction. */
export async function putBack(ctx: ActorContext, grantId: string): Promise<void> {
  await ctx.query('ability_put_back', 'update ability_grant set used = used - 1 where id = $1', [grantId])
}

export interface NewGrant {
  readonly companyId: string
  readonly party: MembershipParty | null
  readonly ability: AbilityKey
  readonly source: GrantSource
  readonly sourceId: string | null
  readonly orderId: string | null
  /** Of what is tried without an order. */
  readonly subscriptionId?: string
  readonly name: I18nText
  readonly quota: number | null
  readonly reset: Reset
  readonly validFrom: Date
  readonly validTo: Date | null
  readonly reason: string | null
}

export async function writeGrant(ctx: ActorContext, grant: NewGrant): Promise<string> {
  const id = uuidv7()
  await ctx.query(
    'ability_grant_new',
    `insert into ability_grant (id, region_id, company_id, party, ability, source, source_id, order_id, name, quota, reset,
       valid_from, valid_to, reason, created_at, created_by, created_by_name, subscription_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      id,
      ctx.region.regionId,
      grant.companyId,
      grant.party,
      grant.ability,
      grant.source,
      grant.sourceId,
      grant.orderId,
      JSON.stringify(grant.name),
      grant.quota,
      grant.reset,
      grant.validFrom.toISOString(),
      grant.validTo?.toISOString() ?? null,
      grant.reason,
      ctx.now().toISOString(),
      ctx.actor.userId,
      ctx.actor.displayName || null,
      grant.subscriptionId ?? null,
    ],
  )
  return id
}
