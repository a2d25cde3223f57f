import type { Party } from '@tradeport/domain/identity/rules'
import { timerOf } from '@tradeport/kernel/config'
import type { ActorContext } from '@tradeport/node/server-kit'
import { requireReachable } from './account.handlers'
import type { Address } from './address'
import type { IdentityPorts } from './ports'
import { newToken, tokenHash } from './secrets'

const hoursOf = (ctx: ActorContext) => timerOf(ctx.region, 'invitationHours')

export const FRONT_ENDS = { buyer: 'buyer', seller: 'seller', provider: 'providerAdmin' } as const

/** A link nobody has had before; only its hash is kept. */
export function newLink(ctx: ActorContext) {
  const token = newToken()
  const expiresAt = new Date(ctx.now().getTime() + hoursOf(ctx) * 3_600_000)
  return { token, tokenHash: tokenHash(token), expiresAt }
}

/** @throws AppError `USER_SERVICE530134` where it goes to a phone and nothing carries it there. */
export async function sendMemberInvitation(
  ctx: ActorContext,
  { companies, accounts }: Pick<IdentityPorts, 'companies' | 'accounts'>,
  invitation: { companyId: string; party: Party; address: Address; token: string },
): Promise<void> {
  requireReachable(accounts, invitation.address)
  const [company] = await ctx.query<{ legal_name: string }>(
    'company_name',
    'select legal_name from company where id = $1',
    [invitation.companyId],
  )
  await ctx.mail({
    to: invitation.address.value,
    // The person invited may have no account yet; the inviter's language is the likeliest.
    locale: ctx.locale,
    template: 'company_invitation',
    params: {
      company: company?.legal_name ?? '',
      inviter: ctx.actor.displayName,
      hours: String(hoursOf(ctx)),
      url: companies.publicUrl(FRONT_ENDS[invitation.party], `/invitation/${invitation.token}`, ctx.region),
    },
  })
}
