import { reachesShopsOf } from '@tradeport/domain/identity/rules'
import { OWNER_ROLES } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { activeOwners, memberById, memberStatus, type MemberRecord, type Seat } from './member.repository'
import type { AccountPorts } from './ports'

const FRONT_END = { buyer: 'buyer', seller: 'seller', provider: 'providerAdmin' } as const

/**
 * Who takes the work of a member who goes: whoever was named, else an owner, else whoever sends them.
 *
 * @throws AppError `USER_SERVICE530404` for somebody who does not work for the company, or not for all the shops concerned.
 */
async function successorOf(ctx: ActorContext, seat: Seat, leaving: MemberRecord, named: string | undefined) {
  const owners = named ? [] : await activeOwners(ctx, seat, OWNER_ROLES[seat.party])
  const id = named ?? owners.find(each => each !== leaving.id) ?? seat.userId
  const heir = id === leaving.id ? undefined : await memberById(ctx, seat, id)
  const reach = heir && reachesShopsOf({ storeIds: heir.store_ids }, { storeIds: leaving.store_ids })
  if (!heir || !reach || memberStatus(heir) !== 'active') throw new AppError('USER_SERVICE530404')
  return heir
}

/**
 * Hands a member's open inquiries, negotiations and orders on before they go, and tells both: nothing stays without somebody whose it is.
 *
 * @throws AppError `USER_SERVICE530404` for a successor who does not work for the company.
 */
export async function handOnWorkOf(
  ctx: ActorContext,
  ports: Pick<AccountPorts, 'handOnWork'>,
  { seat, leaving, successorId }: { seat: Seat; leaving: MemberRecord; successorId?: string | undefined },
): Promise<{ successorId: string; count: number }> {
  const heir = await successorOf(ctx, seat, leaving, successorId)
  const count = await ports.handOnWork(ctx, {
    companyId: seat.companyId,
    party: seat.party,
    from: { userId: leaving.id, name: leaving.display_name },
    to: { userId: heir.id, name: heir.display_name },
  })
  if (count > 0)
    for (const { id, route } of [
      { id: heir.id, route: seat.party === 'seller' ? '/negotiations' : '/inquiries' },
      { id: leaving.id, route: '/account' },
    ])
      await ctx.notify({
        kind: 'work_handed_on',
        to: { userId: id, identity: seat.party },
        params: { name: leaving.display_name, party: heir.display_name, count: String(count) },
        link: { frontEnd: FRONT_END[seat.party], route },
      })
  return { successorId: heir.id, count }
}
