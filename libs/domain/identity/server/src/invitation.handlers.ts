import type * as identityContract from '@tradeport/domain/identity/contract'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { setPassword } from './account.repository'
import { requireGoodPassword } from './registering-account'
import { hashPassword, tokenHash } from './secrets'

type InvitationHandlers = Pick<Handlers<typeof identityContract>, 'invitationDetail' | 'invitationAccept'>

interface Invited extends Record<string, unknown> {
  id: string
  display_name: string
  email: string
}

/** @throws AppError `USER_SERVICE530308` for a link that never was, has been used or is too old. */
async function invited(ctx: ActorContext, token: string): Promise<Invited> {
  const [row] = await ctx.query<Invited>(
    'invitation_by_token',
    `select u.id, u.display_name, u.email from operator_invitation i
     join operator o on o.user_id = i.user_id and o.status = 'invited'
     join user_account u on u.id = i.user_id and u.status = 'active'
     where i.token_hash = $1 and i.used_at is null and i.expires_at > $2`,
    [tokenHash(token), ctx.now().toISOString()],
  )
  if (!row) throw new AppError('USER_SERVICE530308')
  return row
}

export const invitationHandlers: InvitationHandlers = {
  async invitationDetail(ctx, { token }) {
    const { display_name: displayName, email } = await invited(ctx, token)
    return { displayName, email }
  },

  async invitationAccept(ctx, { token, password }) {
    await requireGoodPassword('password', password)
    const person = await invited(ctx, token)
    const used = await ctx.query<{ user_id: string }>(
      'invitation_use',
      'update operator_invitation set used_at = $2 where token_hash = $1 and used_at is null returning user_id',
      [tokenHash(token), ctx.now().toISOString()],
    )
    if (used.length === 0) throw new AppError('USER_SERVICE530308')
    await setPassword(ctx, person.id, await hashPassword(password))
    await ctx.query(
      'operator_joins',
      `update operator set status = 'active', version = version + 1 where user_id = $1 and status = 'invited'`,
      [person.id],
    )
    ctx.live({ to: { operators: true }, topic: 'operator', id: person.id })
    await ctx.audit({
      action: 'operator:join',
      entityType: 'operator',
      entityId: person.id,
      entityNo: person.email,
      before: { status: 'invited' },
      after: { status: 'active' },
    })
    return {}
  },
}
