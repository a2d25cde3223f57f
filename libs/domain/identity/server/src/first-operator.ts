import { sql } from 'drizzle-orm'
import { PLATFORM_TITLES } from '@tradeport/kernel/config'
import type { ActorContext } from '@tradeport/node/server-kit'
import { sendInvitation, unusablePassword } from './invitation'
import { insertInvited } from './operator.repository'
import type { IdentityPorts } from './ports'

interface Invited extends Record<string, unknown> {
  id: string
  email: string
  locale: string
  is_only_invited: boolean
  has_link: boolean
}

/** The oldest of all operators, and whether the way in is still open to that one. */
async function oldest(ctx: ActorContext): Promise<Invited | undefined> {
  const { rows } = await ctx.db.execute<Invited>(sql`
    select u.id, u.email, u.locale, o.status = 'invited' as is_only_invited,
      exists (select 1 from operator_invitation i
        where i.user_id = u.id and i.used_at is null and i.expires_at > ${ctx.now().toISOString()}) as has_link
    from operator o join user_account u on u.id = o.user_id order by o.status = 'invited', o.created_at, u.id limit 1`)
  return rows[0]
}

/**
 * Where nobody is an operator, nobody could invite one: whoever installs the platform names the first, who holds everything. Asked at
 * every start: it does nothing once somebody has come in, and mails a new link where the last one ended unused.
 *
 * @returns whether a link was mailed.
 */
export async function inviteFirstOperator(
  ctx: ActorContext,
  email: string,
  userCenterUrl: IdentityPorts['userCenterUrl'],
): Promise<boolean> {
  // Instances that start together ask one after the other.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('op_super', 0))`)
  const found = await oldest(ctx)
  if (found && (!found.is_only_invited || found.has_link || found.email !== email)) return false
  const locale = ctx.region.locale
  const name = PLATFORM_TITLES.userCenter[locale]
  const id =
    found?.id ??
    (await insertInvited(
      ctx,
      { email, displayName: email.split('@', 1)[0] ?? email, locale, passwordHash: await unusablePassword() },
      { employeeNo: null, departmentId: null, roles: ['op_super'], regionIds: [], languages: [locale] },
    ))
  if (id === undefined) return false
  await sendInvitation({ ...ctx, actor: { ...ctx.actor, displayName: name } }, { id, email, locale }, userCenterUrl)
  await ctx.audit({ action: 'operator:invite', entityType: 'operator', entityId: id, entityNo: email })
  return true
}
