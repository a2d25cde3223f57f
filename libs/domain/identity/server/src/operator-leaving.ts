import { registrationMachine } from '@tradeport/domain/identity/rules'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import type { ActorContext } from '@tradeport/node/server-kit'
import { servingFrom } from './operator.repository'
import type { AccountPorts, DeskHeir } from './ports'

/** Who takes over: somebody who works here and whom the caller sees. */
export async function deskHeir(ctx: ActorContext, id: string): Promise<DeskHeir | undefined> {
  const row = await servingFrom(ctx, id)
  if (!row) return undefined
  const { display_name: name, held: roles, region_ids: regions } = row
  const serves = (region: string) => regions.length === 0 || regions.includes(region)
  const here = ctx.region.regionId
  return { userId: id, name, roles, serves, home: serves(here) ? here : (regions[0] ?? here) }
}

/** Registrations under review, in whatever region. */
async function handOnRegistrations(
  ctx: ActorContext,
  from: { userId: string; name: string },
  to: DeskHeir | null,
): Promise<number> {
  const rows = await ctx.query<{ id: string; region_id: string }>(
    'registrations_of_reviewer',
    `select id, region_id from registration_application where reviewer_id = $1 and status = 'in_review' for update`,
    [from.userId],
  )
  for (const { id, region_id: regionId } of rows) {
    const mayReview = to?.serves(regionId) && allowedActions(registrationMachine, 'in_review', to.roles).length > 0
    const heir = mayReview ? to : null
    const home = ctx.inRegion(regionId)
    await ctx.query(
      'registration_new_reviewer',
      'update registration_application set reviewer_id = $2, version = version + 1, updated_at = $3 where id = $1',
      [id, heir?.userId ?? null, ctx.now().toISOString()],
    )
    await home.event({
      documentType: 'registration',
      documentId: id,
      action: heir ? 'take_over' : 'hand_back',
      note: heir ? `${from.name} → ${heir.name}` : from.name,
      visibleTo: ['operator'],
    })
    ctx.live({ to: { operators: true }, topic: 'registration', id })
  }
  return rows.length
}

/** What an operator has taken does not wait for somebody who is gone; a colleague who gets it is told. */
export async function handOnDeskOf(
  ctx: ActorContext,
  ports: Pick<AccountPorts, 'handOnDesk'>,
  from: { userId: string; name: string },
  to: DeskHeir | null,
): Promise<void> {
  const count = (await handOnRegistrations(ctx, from, to)) + (await ports.handOnDesk(ctx, { from, to }))
  if (to === null || count === 0) return
  await ctx.inRegion(to.home).notify({
    kind: 'work_handed_on',
    to: { userId: to.userId, identity: 'operator' },
    params: { name: from.name, party: to.name, count: String(count) },
    link: { frontEnd: 'admin', route: '/' },
  })
}
