import { timerOf } from '@tradeport/kernel/config'
import { isLocale, type ActorContext } from '@tradeport/node/server-kit'
import type { IdentityPorts } from './ports'
import { hashPassword, newToken, tokenHash } from './secrets'

/** Of an account whose password is still to be set: nobody knows it. */
export const unusablePassword = (): Promise<string> => hashPassword(newToken())

/** Mails a link that is good as long as the region says; earlier links end. */
export async function sendInvitation(
  ctx: ActorContext,
  person: { id: string; email: string; locale: string },
  userCenterUrl: IdentityPorts['userCenterUrl'],
): Promise<void> {
  const token = newToken()
  const now = ctx.now()
  const hours = timerOf(ctx.region, 'invitationHours')
  await ctx.query(
    'invitation_replace',
    'update operator_invitation set used_at = $2 where user_id = $1 and used_at is null',
    [person.id, now.toISOString()],
  )
  await ctx.query(
    'invitation_insert',
    'insert into operator_invitation (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)',
    [tokenHash(token), person.id, now.toISOString(), new Date(now.getTime() + hours * 3_600_000).toISOString()],
  )
  await ctx.mail({
    to: person.email,
    locale: isLocale(person.locale) ? person.locale : 'en_US',
    template: 'operator_invitation',
    params: {
      inviter: ctx.actor.displayName,
      hours: String(hours),
      url: userCenterUrl(ctx, `/invitation?token=${token}`),
    },
  })
}
