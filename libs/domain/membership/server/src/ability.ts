import { isCapacity, isAbilityKey, type AbilityState } from '@tradeport/domain/membership/contract'
import { abilityVerdict, balanceOf, grantToUse, quotaNotice } from '@tradeport/domain/membership/rules'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import { isUseSpared, type Abilities, type ActorContext, type UsedFor } from '@tradeport/node/server-kit'
import { refusalOf } from './advice'
import { grantsOf, lockAbility, offersOf, putBack, takeFrom, type Grant } from './grant.repository'
import type { MembershipPorts } from './ports'
import { named } from './terms'

export async function heldOf(
  ctx: ActorContext,
  counts: MembershipPorts['counts'],
  ability: string,
): Promise<number | undefined> {
  return isCapacity(ability) && isAbilityKey(ability) ? ((await counts[ability]?.(ctx)) ?? 0) : undefined
}

export async function abilityStates(
  ctx: ActorContext,
  ports: MembershipPorts,
  abilities: readonly string[],
): Promise<AbilityState[]> {
  const offers = await offersOf(ctx, abilities)
  const sold = abilities.filter(ability => (offers.get(ability) ?? 'free') !== 'free')
  const grants = sold.length === 0 ? [] : await grantsOf(ctx, sold)
  const states: AbilityState[] = []
  for (const ability of abilities) {
    const granted = grants.filter(grant => grant.ability === ability)
    const held = sold.includes(ability) ? await heldOf(ctx, ports.counts, ability) : undefined
    const verdict = abilityVerdict(offers.get(ability) ?? 'free', granted, ctx.now(), held)
    const { code, result } = verdict
    if (code === null) states.push({ ability, ...verdict, message: '', advice: null })
    else {
      const refusal = await refusalOf(ctx, ports, ability, { code, result }, granted, held)
      states.push({ ability, ...verdict, ...refusal, message: ctx.errorText(refusal.code) })
    }
  }
  return states
}

/**
 * Takes one use of an ability in the caller's transaction: what fails afterwards gives it back, and so does a call that says it did
 * nothing (`spareUse`). Of a capacity nothing is taken: it is
 * looked at again when the work is done, and work that brought too many is undone.
 *
 * @throws AppError one of the four codes of spec section 6; the front-end opens the dialog that belongs to it.
 */
export function createAbilities(ports: Pick<MembershipPorts, 'counts' | 'words'>): Abilities {
  return {
    async use(ctx, ability) {
      const sale = (await offersOf(ctx, [ability])).get(ability) ?? 'free'
      if (sale === 'free') return undefined
      await lockAbility(ctx, ability)
      const grants = await grantsOf(ctx, [ability])
      const before = await heldOf(ctx, ports.counts, ability)
      const refuse = async (held: number | undefined) => {
        const { code, result } = abilityVerdict(sale, grants, ctx.now(), held)
        if (code === null) return
        const refusal = await refusalOf(ctx, ports, ability, { code, result }, grants, held)
        throw new AppError(
          refusal.code,
          {},
          { data: { ability, result: refusal.result, remaining: 0, ...refusal.advice } },
        )
      }
      if (before !== undefined)
        return async usedFor => {
          const after = (await heldOf(ctx, ports.counts, ability)) ?? 0
          if (after <= before) return
          // The verdict is asked whether one more would fit beside those that were not brought just now.
          await refuse(after - 1)
          await noteUse(
            ctx,
            { ability, grantId: null, remaining: balanceOf(grants, ctx.now(), after).remaining },
            usedFor,
          )
        }
      await refuse(undefined)
      const grant = grantToUse(grants, ctx.now())
      if (!grant) return undefined
      const grantId = await takeFrom(ctx, grant)
      const { limit, remaining } = balanceOf(grants, ctx.now())
      const left = remaining === null ? null : remaining - 1
      return async usedFor => {
        if (isUseSpared(ctx)) return putBack(ctx, grantId)
        if (limit !== null && left !== null) await tellLeft(ctx, grant, limit, left)
        await noteUse(ctx, { ability, grantId, remaining: left }, usedFor)
      }
    },
  }
}

async function tellLeft(ctx: ActorContext, grant: Grant, limit: number, left: number): Promise<void> {
  const kind = quotaNotice(limit, left)
  const { companyId, kind: identity } = ctx.actor
  // What is full again tomorrow is nothing to write about.
  if (!kind || grant.reset === 'day' || companyId === null) return
  if (identity !== 'buyer' && identity !== 'seller' && identity !== 'provider') return
  const frontEnd = identity === 'provider' ? 'providerAdmin' : identity
  const words = named(grant.name, ctx)
  await ctx.notify({
    kind,
    to: { companyId, identity },
    params: { ...words, name: words['name'] || grant.ability, count: String(left) },
    link: { frontEnd, route: '/membership' },
    dedupeKey: `${kind} ${grant.ability}`,
  })
}

interface Use {
  readonly ability: string
  readonly grantId: string | null
  readonly remaining: number | null
}

async function noteUse(ctx: ActorContext, use: Use, usedFor: UsedFor): Promise<void> {
  await ctx.query(
    'ability_use_note',
    `insert into ability_use (id, region_id, company_id, ability, grant_id, at, user_id, user_name, document_type, document_id,
       remaining) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      uuidv7(),
      ctx.region.regionId,
      ctx.actor.companyId,
      use.ability,
      use.grantId,
      ctx.now().toISOString(),
      ctx.actor.userId,
      ctx.actor.displayName || null,
      usedFor.documentType || null,
      usedFor.documentId || null,
      use.remaining,
    ],
  )
}
