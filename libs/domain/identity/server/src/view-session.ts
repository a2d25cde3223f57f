import { VIEW_MINUTES } from '@tradeport/domain/identity/contract'
import { AppError } from '@tradeport/kernel/errors'
import { VIEW_TOKEN_PREFIX, type RegionConfig } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import type { Actor, ActorContext } from '@tradeport/node/server-kit'
import type pg from 'pg'
import { tellEnded } from './ended-sessions'
import { memberActor, type MemberRow } from './member-actor'
import { DEPARTMENT_OF_MEMBER } from './member.repository'
import { newToken, tokenHash } from './secrets'

type Party = 'buyer' | 'seller' | 'provider'

/** Told from the tokens of people who have signed in, so that no call asks in two places. */
export const isViewToken = (token: string): boolean => token.startsWith(VIEW_TOKEN_PREFIX)

export interface Viewed {
  userId: string
  companyId: string
  party: Party
}

/** An active member of a company of this region that may work; undefined for anybody else. */
export async function viewable(
  ctx: ActorContext,
  { userId, companyId, party }: Viewed,
): Promise<{ no: string } | undefined> {
  const rows = await ctx.query<{ no: string }>(
    'view_member',
    `select c.no from company_member m join company c on c.id = m.company_id join user_account u on u.id = m.user_id
     where m.user_id = $1 and m.company_id = $2 and m.party = $3 and m.status = 'active' and u.status = 'active'
       and c.status not in ('suspended', 'closed') and c.region_id = $4`,
    [userId, companyId, party, ctx.region.regionId],
  )
  return rows[0]
}

export async function openView(
  ctx: ActorContext,
  { userId, companyId, party }: Viewed,
  reason: string,
): Promise<{ id: string; token: string; expiresAt: string }> {
  const id = uuidv7()
  const token = VIEW_TOKEN_PREFIX + newToken()
  const expiresAt = new Date(ctx.now().getTime() + VIEW_MINUTES * 60_000).toISOString()
  await ctx.query(
    'view_open',
    `insert into view_session (id, token_hash, operator_id, user_id, company_id, party, region_id, reason, created_at, expires_at, session_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      tokenHash(token),
      ctx.actor.userId,
      userId,
      companyId,
      party,
      ctx.region.regionId,
      reason,
      ctx.now().toISOString(),
      expiresAt,
      ctx.actor.sessionId ?? null,
    ],
  )
  return { id, token, expiresAt }
}

export async function endView(ctx: ActorContext, id: string): Promise<void> {
  const ended = await ctx.query<{ id: string }>(
    'view_end',
    'update view_session set ended_at = $2 where id = $1 and ended_at is null returning id',
    [id, ctx.now().toISOString()],
  )
  tellEnded(ctx, ended)
}

/** What an operator looks at ends with the operator's own sign-out. */
export async function endViewsOf(ctx: ActorContext, operatorId: string): Promise<void> {
  const ended = await ctx.query<{ id: string }>(
    'views_end',
    'update view_session set ended_at = $2 where operator_id = $1 and ended_at is null returning id',
    [operatorId, ctx.now().toISOString()],
  )
  tellEnded(ctx, ended)
}

interface ViewRow extends MemberRow {
  id: string
  user_id: string
  company_id: string
  party: Party
  region_id: string
  expires_at: Date
  display_name: string
  time_zone: string
  operator_id: string
  operator_name: string
  operator_holds: string[]
}

const VIEW_QUERY = `
  select v.id, v.user_id, v.company_id, v.party, v.region_id, v.expires_at, u.display_name, u.time_zone, m.roles, m.own_rights,
    c.status as company_status, c.verify_level, m.store_ids as member_stores, array_remove(array_prepend(c.store_id, c.more_store_ids), null) as company_stores,
    (select own.store_id from user_session own where own.user_id = v.user_id and own.company_id = v.company_id and own.identity = v.party
       and own.ended_at is null order by own.created_at desc, own.id desc limit 1) as session_store,
    case when m.department is not null then ${DEPARTMENT_OF_MEMBER} end as department_ids, v.operator_id, ou.display_name as operator_name,
    operator_holds(o.user_id, o.roles, $2) as operator_holds
  from view_session v
  join user_session s on s.id = v.session_id and s.ended_at is null and s.expires_at > $2
  join user_account u on u.id = v.user_id and u.status = 'active'
  join company_member m on m.user_id = v.user_id and m.company_id = v.company_id and m.party = v.party and m.status = 'active'
  join company c on c.id = v.company_id and c.status not in ('suspended', 'closed')
  join operator o on o.user_id = v.operator_id and o.status = 'active'
    and (o.region_ids = '{}' or v.region_id = any (o.region_ids))
  join user_account ou on ou.id = v.operator_id and ou.status = 'active'
  where v.token_hash = $1 and v.ended_at is null and v.expires_at > $2`

interface Looking {
  region: RegionConfig
  now: Date
  /** Whether roles and rights that an operator holds let them look on. */
  mayView(this: void, roles: readonly string[]): boolean
}

/** The member as the front-end knows them, with the operator who looks on, as long as their session and their right last. */
export async function viewingActor(pool: pg.Pool, token: string, { region, now, mayView }: Looking): Promise<Actor> {
  const { rows } = await pool.query<ViewRow>({
    name: 'view_actor',
    text: VIEW_QUERY,
    values: [tokenHash(token), now.toISOString()],
  })
  const row = rows[0]
  if (!row || !mayView(row.operator_holds)) throw new AppError('global400001')
  if (row.region_id !== region.regionId) throw new AppError('global400002')
  return {
    ...memberActor(row, row.party),
    userId: row.user_id,
    companyId: row.company_id,
    regionIds: [row.region_id],
    displayName: row.display_name,
    timeZone: row.time_zone,
    provedAt: null,
    sessionId: row.id,
    viewing: {
      id: row.id,
      operatorId: row.operator_id,
      operatorName: row.operator_name,
      until: row.expires_at,
    },
  }
}
