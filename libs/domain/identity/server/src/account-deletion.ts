import { timerOf } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { SYSTEM, inSavepoint, type ActorContext, type Job } from '@tradeport/node/server-kit'
import { accountStep } from './account-step'
import { endSessions, type AccountRow } from './account.repository'
import { dropAvatar } from './avatar'
import { closeCompany, openCount } from './company-closing'
import { loadCompany } from './company-state'
import { personNames } from './directory'
import { revokeGrantsOf } from './grant.repository'
import { handOnWorkOf } from './hand-on'
import { memberById, type Seat } from './member.repository'
import { handOnDeskOf } from './operator-leaving'
import { requireAnotherHead, type OperatorRow } from './operator.repository'
import type { AccountPorts, IdentityPorts } from './ports'
import { forgetRegistrations, takeBackRegistrations } from './registration.leaving'
import { endAllTrust } from './trusted-device'

const BATCH = 50

interface Membership {
  company_id: string
  is_owner: boolean
  other_owners: number
  other_members: number
}

/** The post of who works for the platform with the account as well. */
async function postOf(ctx: ActorContext, userId: string) {
  const [post] = await ctx.query<Pick<OperatorRow, 'id' | 'roles' | 'region_ids' | 'status'>>(
    'leave_post',
    `select user_id as id, roles, region_ids, status from operator where user_id = $1 and status <> 'left' for update`,
    [userId],
  )
  return post
}

/**
 * Whoever is the last on a company's side stays as long as the company has anything open that others rely on, and hands it over where it has
 * members.
 *
 * The last who looks after the whole platform stays as well.
 *
 * @throws AppError `USER_SERVICE530135`, `530136` or `530303`.
 */
async function refuseToLeaveWork(ctx: ActorContext, ports: AccountPorts, userId: string): Promise<void> {
  const memberships = await ctx.query<Membership>(
    'leave_memberships',
    `select m.company_id, m.is_owner,
       count(o.user_id) filter (where o.is_owner and o.party = m.party)::int as other_owners, count(o.user_id)::int as other_members
     from company_member m
     left join company_member o on o.company_id = m.company_id and o.user_id <> m.user_id and o.status = 'active'
     where m.user_id = $1 and m.status = 'active' group by m.company_id, m.party, m.is_owner`,
    [userId],
  )
  for (const { company_id: companyId, is_owner, other_owners, other_members } of memberships) {
    if (!is_owner || other_owners > 0) continue
    const count = await openCount(ctx, ports, companyId)
    if (count > 0) throw new AppError('USER_SERVICE530135', { count })
    if (other_members > 0) throw new AppError('USER_SERVICE530136')
  }
  const post = await postOf(ctx, userId)
  if (post) await requireAnotherHead(ctx, post)
}

/** @returns when the account is emptied: until then signing in takes it back. All its sessions end now. */
export async function leaveAccount(
  ctx: ActorContext,
  ports: AccountPorts,
  account: Pick<AccountRow, 'id' | 'status'>,
): Promise<Date> {
  await refuseToLeaveWork(ctx, ports, account.id)
  const dueAt = new Date(ctx.now().getTime() + timerOf(ctx.region, 'accountGraceDays') * 86_400_000)
  await accountStep(ctx, account, 'request_deletion', 'account_owner', dueAt)
  await endSessions(ctx, account.id)
  return dueAt
}

/** What is still open goes to those who stay, an owner first. */
async function leaveWorkBehind(ctx: ActorContext, ports: AccountPorts, userId: string): Promise<void> {
  const places = await ctx.query<{ company_id: string; party: Seat['party']; successor: string }>(
    'leave_successors',
    `select m.company_id, m.party, s.user_id as successor from company_member m
     join lateral (select o.user_id from company_member o
       where o.company_id = m.company_id and o.party = m.party and o.user_id <> m.user_id and o.status = 'active'
       order by o.is_owner desc, o.created_at, o.user_id limit 1) s on true
     where m.user_id = $1 and m.status <> 'removed'`,
    [userId],
  )
  for (const { company_id: companyId, party, successor } of places) {
    const seat: Seat = { companyId, party, userId: successor }
    const leaving = await memberById(ctx, seat, userId)
    if (leaving) await handOnWorkOf(ctx, ports, { seat, leaving, successorId: successor })
  }
}

/** What an operator has taken goes back to the queue. */
async function leavePost(ctx: ActorContext, ports: AccountPorts, userId: string): Promise<void> {
  if (!(await postOf(ctx, userId))) return
  const name = (await personNames(ctx, [userId])).get(userId) ?? ''
  await ctx.query('leave_office', `update operator set status = 'left', version = version + 1 where user_id = $1`, [
    userId,
  ])
  await revokeGrantsOf(ctx, userId, '')
  await handOnDeskOf(ctx, ports, { userId, name }, null)
}

/** A company without anybody is closed: its shops would stay open for questions that nobody answers. */
async function closeLeftCompanies(ctx: ActorContext, ports: IdentityPorts, userId: string): Promise<void> {
  const companies = await ctx.query<{ id: string; region_id: string }>(
    'leave_companies',
    `select c.id, c.region_id from company c where c.status <> 'closed'
       and exists (select 1 from company_member m where m.company_id = c.id and m.user_id = $1 and m.status <> 'removed')
       and not exists (select 1 from company_member m
         where m.company_id = c.id and m.user_id <> $1 and m.status = 'active')
     order by c.id for update`,
    [userId],
  )
  for (const { id, region_id: regionId } of companies) {
    const system = { ...ctx.inRegion(regionId), actor: SYSTEM }
    await closeCompany(system, ports, await loadCompany(system, id))
  }
}

/** Who was invited by the address of the account, or accepted as it, is no more to be found among the invitations. */
async function forgetInvitations(ctx: ActorContext, userId: string): Promise<void> {
  await ctx.query(
    'leave_invitations',
    `update company_invitation i set email = 'deleted-' || i.id || '@invalid', phone = null, version = i.version + 1, updated_at = $2,
       status = case i.status when 'pending' then 'revoked' else i.status end
     from user_account u where u.id = $1
       and (i.accepted_by = u.id or (i.region_id = u.region_id and (lower(i.email) = lower(u.email) or i.phone = u.phone)))`,
    [userId, ctx.now().toISOString()],
  )
}

/** What closed companies say of the person who was the last in them. */
async function forgetLeftCompanies(
  ctx: ActorContext,
  { forgetFiles }: IdentityPorts['companies'],
  userId: string,
): Promise<void> {
  const companies = await ctx.query<{ id: string }>(
    'leave_closed_companies',
    `update company c set contact_name = null, contact_phone = null, contact_email = null, contact_phone_verified = null
     where c.status = 'closed' and exists (select 1 from company_member m where m.company_id = c.id and m.user_id = $1)
       and not exists (select 1 from company_member m where m.company_id = c.id and m.user_id <> $1 and m.status = 'active')
     returning c.id`,
    [userId],
  )
  const ids = companies.map(({ id }) => id)
  await ctx.query('leave_addresses', 'delete from company_address where company_id = any ($1::uuid[])', [ids])
  const accounts = await ctx.query<{ file_ids: string[] }>(
    'leave_bank_accounts',
    'delete from bank_account where company_id = any ($1::uuid[]) returning file_ids',
    [ids],
  )
  await forgetFiles(
    ctx,
    accounts.flatMap(row => row.file_ids),
  )
}

/** Documents keep what they said; the person behind them is gone, and so are the ways in. */
async function empty(ctx: ActorContext, ports: IdentityPorts, userId: string): Promise<void> {
  await takeBackRegistrations(ctx, userId)
  await leaveWorkBehind(ctx, ports.accounts, userId)
  await leavePost(ctx, ports.accounts, userId)
  await closeLeftCompanies(ctx, ports, userId)
  await accountStep(ctx, { id: userId, status: 'deletion_pending' }, 'empty', 'system')
  await dropAvatar(ctx, ports.accounts, userId)
  await forgetInvitations(ctx, userId)
  await ctx.query(
    'leave_empty',
    `update user_account set email = 'deleted-' || id || '@invalid', phone = null, password_hash = '',
       display_name = '–' where id = $1`,
    [userId],
  )
  await ctx.query('leave_recovery', 'delete from recovery_code where user_id = $1', [userId])
  await ctx.query('leave_factor', 'delete from second_factor where user_id = $1', [userId])
  await ctx.query('leave_challenges', 'delete from passkey_challenge where user_id = $1', [userId])
  await ctx.query('leave_passkeys', 'delete from passkey where user_id = $1', [userId])
  await endAllTrust(ctx, userId)
  await ctx.query('leave_views', 'delete from list_view where user_id = $1', [userId])
  await ctx.query('leave_log', `update login_log set ip = '', user_agent = '' where user_id = $1`, [userId])
  await ctx.query('leave_sessions', `update user_session set ip = '', user_agent = '' where user_id = $1`, [userId])
  await ctx.query(
    'leave_seats',
    `update company_member set status = 'removed' where user_id = $1 and status <> 'removed'`,
    [userId],
  )
  await forgetLeftCompanies(ctx, ports.companies, userId)
  await forgetRegistrations(ctx, ports.companies, userId)
  await ports.accounts.forgetPerson(ctx, userId)
  await ctx.audit({ action: 'account:delete', entityType: 'account', entityId: userId })
}

/** Empties the accounts whose grace period is over; whoever has taken on orders meanwhile is asked again later. */
export const emptyLeftAccounts = (ports: IdentityPorts): Job => ({
  name: 'identity.empty_left_accounts',
  everySeconds: 600,
  async run(ctx) {
    const due = await ctx.query<{ id: string; region_id: string }>(
      'leave_due',
      `select id, region_id from user_account where deletion_due_at <= $1 and status = 'deletion_pending'
       order by deletion_due_at limit ${BATCH} for update skip locked`,
      [ctx.now().toISOString()],
    )
    for (const { id, region_id: regionId } of due) {
      const inRegion = ctx.inRegion(regionId)
      try {
        await inSavepoint(inRegion, async () => {
          await refuseToLeaveWork(inRegion, ports.accounts, id)
          await empty(inRegion, ports, id)
        })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        const again = new Date(ctx.now().getTime() + 86_400_000)
        await accountStep(inRegion, { id, status: 'deletion_pending' }, 'postpone', 'system', again)
      }
    }
  },
})
