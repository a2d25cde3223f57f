import type { AbilityKey, GiveBackReason, MembershipParty, Reset } from '@tradeport/domain/membership/contract'
import { balanceOf, windowOf } from '@tradeport/domain/membership/rules'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { grantsOf, lockAbility } from './grant.repository'
import { asMember } from './over-quota'

export interface GivenBack {
  readonly companyId: string
  /** The side on which the company used it. */
  readonly party: MembershipParty
  readonly ability: AbilityKey
  readonly documentId: string
  readonly reason: GiveBackReason
}

interface OpenUse {
  id: string
  at: Date
  grant_id: string
  reset: Reset
  document_type: string | null
}

/**
 * The use that a document took comes back, because nothing came of it (machine 20, release): a line of its own in the ledger, and once,
 * however often it is asked. What was free, and what is full again anyway, has nothing to come back.
 */
export async function giveBackUse(ctx: ActorContext, given: GivenBack): Promise<void> {
  const own = asMember(ctx, given)
  await lockAbility(own, given.ability)
  const uses = await ctx.query<OpenUse>(
    'ability_uses_of_document',
    `select u.id, u.at, u.grant_id, u.document_type, g.reset from ability_use u join ability_grant g on g.id = u.grant_id
     where u.document_id = $1 and u.ability = $2 and u.company_id = $3 and u.gives_back is null
       and not exists (select 1 from ability_use b where b.gives_back = u.id)`,
    [given.documentId, given.ability, given.companyId],
  )
  for (const use of uses) if (await returned(ctx, use)) await note(own, use, given)
  if (uses.length > 0) ctx.live({ to: { companyId: given.companyId }, topic: 'ability', id: given.documentId })
}

/** @returns false where the day, month or year that the use counted in is over. */
async function returned(ctx: ActorContext, { grant_id, reset, at }: OpenUse): Promise<boolean> {
  const window = windowOf(reset, ctx.now())
  if (window !== windowOf(reset, new Date(at))) return false
  const rows = await ctx.query<{ id: string }>(
    'ability_return',
    `update ability_grant set used = used - 1
     where id = $1 and used > 0 and reset = $2 and reset_window is not distinct from $3 returning id`,
    [grant_id, reset, window],
  )
  return rows.length > 0
}

async function note(own: ActorContext, use: OpenUse, { companyId, ability, documentId, reason }: GivenBack) {
  const { remaining } = balanceOf(await grantsOf(own, [ability]), own.now())
  await own.query(
    'ability_give_back_note',
    `insert into ability_use (id, region_id, company_id, ability, grant_id, at, document_type, document_id, remaining, gives_back, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      uuidv7(),
      own.region.regionId,
      companyId,
      ability,
      use.grant_id,
      own.now().toISOString(),
      use.document_type,
      documentId,
      remaining,
      use.id,
      reason,
    ],
  )
}
