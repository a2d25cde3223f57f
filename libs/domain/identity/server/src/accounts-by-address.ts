import type { ActorContext } from '@tradeport/node/server-kit'
import { typedPhone } from './address'

type Party = 'buyer' | 'seller' | 'provider'

export interface BuyerAccount {
  userId: string
  name: string
  company: string
}

const ACCOUNTS = `select u.id as user_id, u.display_name, c.legal_name
  from company c
  join company_member m on m.company_id = c.id and m.party = 'buyer' and m.status = 'active'
  join user_account u on u.id = m.user_id and u.status in ('active', 'deletion_pending')
  where c.region_id = $1 and c.status = 'active'`

interface AccountRow {
  user_id: string
  display_name: string
  legal_name: string
}

const accountOf = (row: AccountRow): BuyerAccount => ({
  userId: row.user_id,
  name: row.display_name,
  company: row.legal_name,
})

/** Active buyers of the call's region by the name of the company, or by exactly their address, of whichever kind. */
export async function buyerAccounts(ctx: ActorContext, keyword: string): Promise<BuyerAccount[]> {
  const like = `%${keyword.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const rows = await ctx.query<AccountRow>(
    'buyer_accounts',
    `${ACCOUNTS} and (lower(c.legal_name) like $2 or u.id = (select id from user_account
       where region_id = $1 and (lower(email) = $3 or phone = $4) and status = 'active' limit 1))
     order by c.legal_name, u.display_name, u.id limit 10`,
    [ctx.region.regionId, like, keyword.toLowerCase(), typedPhone(keyword, ctx.region) ?? null],
  )
  return rows.map(accountOf)
}

export async function buyerAccount(ctx: ActorContext, userId: string): Promise<BuyerAccount | undefined> {
  const [row] = await ctx.query<AccountRow>('buyer_account', `${ACCOUNTS} and u.id = $2 limit 1`, [
    ctx.region.regionId,
    userId,
  ])
  return row && accountOf(row)
}

export interface RegistrationProgress {
  state: 'taken' | 'done'
  applicationId: string | null
  applicationNo: string | null
}

/** How far those with these addresses have come on that side, by the `id` given; nothing of those without an account. */
export async function registrationsOf(
  ctx: ActorContext,
  asked: readonly { id: string; regionId: string; email: string | null; phone: string | null; party: Party }[],
): Promise<Map<string, RegistrationProgress>> {
  if (asked.length === 0) return new Map()
  const rows = await ctx.query<{
    id: string
    is_member: boolean
    application_id: string | null
    application_no: string | null
  }>(
    'registrations_of',
    `select distinct on (a.id) a.id, m.user_id is not null as is_member, r.id as application_id, r.no as application_no
     from jsonb_to_recordset($1::jsonb) as a (id uuid, "regionId" text, email text, phone text, party text)
     join user_account u on u.region_id = a."regionId" and (lower(u.email) = lower(a.email) or u.phone = a.phone) and u.status <> 'deleted'
     left join lateral (select user_id from company_member where user_id = u.id and party = a.party and status = 'active' limit 1) m
       on true
     left join lateral (select id, no from registration_application
       where applicant_user_id = u.id and party = a.party order by id desc limit 1) r on true
     where m.user_id is not null or r.id is not null
     -- Where the two addresses are two people’s, the invitation went to the mail’s.
     order by a.id, (lower(u.email) = lower(a.email)) is true desc`,
    [JSON.stringify(asked)],
  )
  return new Map(
    rows.map(row => [
      row.id,
      {
        state: row.is_member ? 'done' : 'taken',
        applicationId: row.application_id,
        applicationNo: row.application_no,
      },
    ]),
  )
}

/** Who applied, in whichever region: messages and invitations know people by their addresses. */
export async function applicantOf(
  ctx: ActorContext,
  applicationId: string,
): Promise<{ regionId: string; email: string | null; phone: string | null; party: Party } | undefined> {
  const [row] = await ctx.query<{ region_id: string; email: string | null; phone: string | null; party: Party }>(
    'applicant_of',
    `select r.region_id, u.email, u.phone, r.party from registration_application r join user_account u on u.id = r.applicant_user_id
     where r.id = $1`,
    [applicationId],
  )
  return row && { regionId: row.region_id, email: row.email, phone: row.phone, party: row.party }
}
