import { abilitiesOf, type MembershipParty } from '@tradeport/domain/membership/contract'
import { balanceOf } from '@tradeport/domain/membership/rules'
import type { ActorContext } from '@tradeport/node/server-kit'
import { grantsOf, lockAbility, offersOf } from './grant.repository'
import type { Member } from './party'
import type { MembershipPorts } from './ports'

/** The same call as if it came from a company: what it has is looked up by who calls. */
export const asMember = (ctx: ActorContext, { companyId, party }: Member): ActorContext => ({
  ...ctx,
  actor: { ...ctx.actor, companyId, kind: party, roles: ['system'] },
})

type Told = 'membership_over_quota' | 'membership_shown_again'

async function tell(ctx: ActorContext, { companyId, party }: Member, kind: Told, count: number): Promise<void> {
  if (count === 0) return
  await ctx.notify({
    kind,
    to: { companyId, identity: party },
    params: { count: String(count) },
    link: { frontEnd: party === 'provider' ? 'providerAdmin' : party, route: '/membership' },
    dedupeKey: kind,
  })
}

/**
 * Makes what a company shows fit what its membership covers, and tells it (machine 20, lapse). With new rights nothing is ever hidden.
 *
 * @param mayHide false where something was bought or given.
 */
export async function fitToQuota(
  ctx: ActorContext,
  { overQuota }: Pick<MembershipPorts, 'overQuota'>,
  member: Member,
  mayHide: boolean,
): Promise<void> {
  const own = asMember(ctx, member)
  for (const ability of abilitiesOf(member.party)) {
    const things = overQuota[ability]
    if (!things) continue
    await lockAbility(own, ability)
    const sale = (await offersOf(own, [ability])).get(ability) ?? 'free'
    const limit = sale === 'free' ? null : balanceOf(await grantsOf(own, [ability]), ctx.now()).limit
    const { hidden, shown } = await things.fit(own, member.companyId, limit, mayHide)
    await tell(ctx, member, 'membership_over_quota', hidden)
    await tell(ctx, member, 'membership_shown_again', shown)
    if (hidden + shown > 0) ctx.live({ to: { companyId: member.companyId }, topic: 'membership', id: member.companyId })
  }
}

/** The sides on which a company may have things that are hidden. */
export function sidesOf({ overQuota }: Pick<MembershipPorts, 'overQuota'>, party: MembershipParty | null) {
  const sides: readonly MembershipParty[] = party === null ? ['buyer', 'seller', 'provider'] : [party]
  return sides.filter(side => abilitiesOf(side).some(ability => overQuota[ability] !== undefined))
}

export interface Hidden {
  readonly ability: ReturnType<typeof abilitiesOf>[number]
  readonly count: number
}

export async function hiddenOf(
  ctx: ActorContext,
  { overQuota }: Pick<MembershipPorts, 'overQuota'>,
  { party }: Member,
): Promise<Hidden[]> {
  const found: Hidden[] = []
  for (const ability of abilitiesOf(party)) {
    const count = (await overQuota[ability]?.count(ctx)) ?? 0
    if (count > 0) found.push({ ability, count })
  }
  return found
}
