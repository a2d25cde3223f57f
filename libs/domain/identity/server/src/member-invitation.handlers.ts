import type * as identityContract from '@tradeport/domain/identity/contract'
import { personContact } from '@tradeport/domain/identity/rules'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import { isLocale, type ActorContext, type Handlers, type Job } from '@tradeport/node/server-kit'
import { accountByAddress, insertAccount } from './account.repository'
import { keptAddress } from './address'
import {
  companyRolesOf,
  expireInvitations,
  insertMemberFrom,
  moveInvitation,
  openInvitation,
  type InvitationRecord,
} from './member.repository'
import { auditedRights, holdsNothing, spellOut } from './own-rights'
import type { IdentityPorts } from './ports'
import { requireGoodPassword } from './registering-account'
import { hashPassword, tokenHash } from './secrets'
import { checkPassword } from './sign-in'

type MemberInvitationHandlers = Pick<Handlers<typeof identityContract>, 'viewInvitation' | 'acceptInvitation'>

const missing = (path: string, rule: string) =>
  new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path, rule }] })

async function opened(ctx: ActorContext, token: string): Promise<InvitationRecord> {
  const invitation = await openInvitation(ctx, tokenHash(token))
  if (!invitation) throw new AppError('USER_SERVICE530152')
  return invitation
}

const accountOf = (ctx: ActorContext, invitation: InvitationRecord) =>
  accountByAddress(ctx, keptAddress(invitation), invitation.party)

interface Acceptance {
  password?: string | undefined
  displayName?: string | undefined
  locale: string
  timeZone: string
}

/** Who accepts: the person signed in, an account that shows its password, or a new one. */
async function inviteeOf(ctx: ActorContext, invitation: InvitationRecord, input: Acceptance): Promise<string> {
  const account = await accountOf(ctx, invitation)
  if (account && ctx.actor.userId === account.id) return account.id
  if (input.password === undefined) throw missing('password', 'required')
  if (account) {
    if (account.status !== 'active') throw new AppError('USER_SERVICE530152')
    await checkPassword(ctx, account, input.password)
    return account.id
  }
  await requireGoodPassword('password', input.password)
  if (!input.displayName) throw missing('displayName', 'required')
  const userId = await insertAccount(ctx, {
    address: keptAddress(invitation),
    passwordHash: await hashPassword(input.password),
    displayName: input.displayName,
    locale: isLocale(input.locale) ? input.locale : ctx.locale,
    timeZone: input.timeZone,
  })
  // Somebody else has just made the account with the same link.
  if (!userId) throw new AppError('USER_SERVICE530152')
  return userId
}

export const memberInvitationHandlers = ({
  partyRights,
}: Pick<IdentityPorts, 'partyRights'>): MemberInvitationHandlers => ({
  async viewInvitation(ctx, input) {
    const invitation = await opened(ctx, input.token)
    const account = await accountOf(ctx, invitation)
    const own = await companyRolesOf(ctx, { companyId: invitation.company_id, party: invitation.party })
    const [company] = await ctx.query<{ legal_name: string }>(
      'company_name',
      'select legal_name from company where id = $1',
      [invitation.company_id],
    )
    return {
      companyName: company?.legal_name ?? '',
      invitedBy: invitation.invited_by_name,
      email: invitation.email,
      phone: invitation.phone,
      party: invitation.party,
      roles: invitation.roles,
      companyRoles: own.filter(role => invitation.company_role_ids.includes(role.id)).map(role => role.said),
      expiresAt: iso(invitation.expires_at),
      hasAccount: account !== undefined,
      isSelf: account !== undefined && account.id === ctx.actor.userId,
    }
  },

  async acceptInvitation(ctx, input) {
    const invitation = await opened(ctx, input.token)
    try {
      new Intl.DateTimeFormat('en', { timeZone: input.timeZone })
    } catch {
      throw missing('timeZone', 'invalid_value')
    }
    const userId = await inviteeOf(ctx, invitation, input)
    // Whoever comes second with the same link finds it used.
    if ((await moveInvitation(ctx, invitation, { status: 'accepted', acceptedBy: userId })) === undefined)
      throw new AppError('USER_SERVICE530152')
    const own = await companyRolesOf(ctx, { companyId: invitation.company_id, party: invitation.party })
    const given = own.filter(role => invitation.company_role_ids.includes(role.id))
    const spelled = spellOut(partyRights(invitation.party), invitation.roles, given)
    if (holdsNothing(spelled)) throw new AppError('USER_SERVICE530152')
    if (!(await insertMemberFrom(ctx, invitation, userId, spelled))) throw new AppError('USER_SERVICE530152')
    await ctx.audit({
      action: 'invitation:accept',
      entityType: 'invitation',
      entityId: invitation.id,
      entityNo: personContact(invitation),
      companyId: invitation.company_id,
      after: { member: userId, ...auditedRights(spelled) },
    })
    ctx.live({ to: { companyId: invitation.company_id }, topic: 'member', id: userId })
    return { companyId: invitation.company_id }
  },
})

export const memberInvitationTimer: Job = {
  name: 'identity-member-invitations',
  everySeconds: 3600,
  run: expireInvitations,
}
