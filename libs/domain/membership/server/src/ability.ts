import type { AbilitySale, AbilityState } from '@tradeport/domain/membership/contract'
import { abilityVerdict, grantToUse, type AbilityGrant } from '@tradeport/domain/membership/rules'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'

interface Offer {
  readonly ability: string
  readonly sale: AbilitySale
}

interface Grant extends AbilityGrant {
  readonly id: string
  readonly ability: string
}

async function offersOf(ctx: ActorContext, abilities: readonly string[]): Promise<Map<string, AbilitySale>> {
  const rows = await ctx.query<{ ability: string; sale: AbilitySale }>(
    'ability_offers',
    'select ability, sale from ability_offer where region_id = $1 and ability = any ($2)',
    [ctx.region.regionId, abilities],
  )
  return new Map(rows.map(({ ability, sale }: Offer) => [ability, sale]))
}

async function grantsOf(ctx: ActorContext, abilities: readonly string[], lock: boolean): Promise<Grant[]> {
  const rows = await ctx.query<{
    id: string
    ability: string
    quota: number | null
    used: number
    valid_from: Date
    valid_to: Date | null
  }>(
    lock ? 'ability_grants_lock' : 'ability_grants',
    `select id, ability, quota, used, valid_from, valid_to from ability_grant
      where company_id = $1 and region_id = $2 and ability = any ($3) order by id ${lock ? 'for update' : ''}`,
    [ctx.actor.companyId, ctx.region.regionId, abilities],
  )
  return rows.map(row => ({
    id: row.id,
    ability: row.ability,
    quota: row.quota,
    used: row.used,
    validFrom: new Date(row.valid_from),
    validTo: row.valid_to === null ? null : new Date(row.valid_to),
  }))
}

export async function abilityStates(ctx: ActorContext, abilities: readonly string[]): Promise<AbilityState[]> {
  const offers = await offersOf(ctx, abilities)
  const grants = offers.size === 0 ? [] : await grantsOf(ctx, abilities, false)
  return abilities.map(ability => {
    const granted = grants.filter(grant => grant.ability === ability)
    const verdict = abilityVerdict(offers.get(ability) ?? 'free', granted, ctx.now())
    return { ability, ...verdict, message: verdict.code === null ? '' : ctx.errorText(verdict.code) }
  })
}

/**
 * Takes one use of an ability in the caller's transaction: what fails afterwards gives it back.
 *
 * @throws AppError one of the four codes of spec section 6; the front-end opens the dialog that belongs to it.
 */
export async function useUpAbility(ctx: ActorContext, ability: string): Promise<void> {
  const sale = (await offersOf(ctx, [ability])).get(ability) ?? 'free'
  if (sale === 'free') return
  const grants = await grantsOf(ctx, [ability], true)
  const { code } = abilityVerdict(sale, grants, ctx.now())
  if (code !== null) throw new AppError(code)
  const grant = grantToUse(grants, ctx.now())
  if (grant === undefined || grant.quota === null) return
  await ctx.query('ability_use', 'update ability_grant set used = used + 1 where id = $1', [grant.id])
}
