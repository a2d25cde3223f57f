import { isLocale, type ActorContext } from '@tradeport/node/server-kit'
import type { IdentityPorts } from './ports'
import { hashPassword, newToken, tokenHash } from './secrets'

const VALID_HOURS = 72

/** Of an account whose password is still to be set: nobody knows it. */
export const unusablePassword = (): Promise<string> => hashPassword(newToken())

/** Mails a link that is good for three days; earlier links end. */
export async function sendInvitation(
  ctx: ActorContext,
  person: { id: string; email: string; locale: string },
  userCenterUrl: IdentityPorts['userCenterUrl'],
): Promise<void> {
  const token = newToken()
  const now = ctx.now()
  await ctx.query(
    'invitation_replace',
    'update operator_invitation set used_at = $2 where user_id = $1 and used_at is null',
    [person.id, now.toISOString()],
  )
  await ctx.query(
    'invitation_insert',
    'insert into operator_invitation (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)',
    [tokenHash(token), person.id, now.toISOString(), new Date(now.getTime() + VALID_HOURS * 3_600_000).toISOString()],
  )
  await ctx.mail({
    to: person.email,
    locale: isLocale(person.locale) ? person.locale : 'en_US',
    template: 'operator_invitation',
    params: {
      inviter: ctx.actor.displayName,
      hours: String(VALID_HOURS),
      url: userCenterUrl(ctx, `/invitation?token=${token}`),
    },
  })
}
