import { sql, type SQL } from 'drizzle-orm'
import type * as identityContract from '@tradeport/domain/identity/contract'
import type { Identity, SignInMethod } from '@tradeport/domain/identity/contract'
import { deviceOf, personContact, servesAllOf } from '@tradeport/domain/identity/rules'
import { PLATFORM_KEYS, PLATFORMS } from '@tradeport/kernel/config'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, likePattern } from '@tradeport/node/db'
import { countedPage, limits, searchedPage, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { disarmed, workbook } from '@tradeport/node/spreadsheet'
import { endSessions } from './account.repository'
import { typedPhone } from './address'
import { avatarsOf, type Avatars } from './avatar'
import { permissionsOfRoles, requireHeld } from './held'
import { grantedTo } from './operator.repository'
import type { IdentityPorts } from './ports'

type OnlineHandlers = Pick<
  Handlers<typeof identityContract>,
  'loginLogPage' | 'loginLogExport' | 'onlineUserPage' | 'onlineUserSignOut'
>
type LogQuery = ParsedInputOf<typeof identityContract.loginLogPage>

const ONLINE_MINUTES = 15
const EXPORT_ROWS = 10_000
/** More people than this do not tell anything apart. */
const PEOPLE_FOUND = 1000

interface LogRow extends Record<string, unknown> {
  id: string
  at: string
  region_id: string
  identity: Identity
  user_id: string | null
  display_name: string | null
  avatar_file_id: string | null
  email: string | null
  phone: string | null
  result: string
  method: SignInMethod
  request_source: number
  user_agent: string
  ip: string
}

interface OnlineRow extends Record<string, unknown> {
  id: string
  user_id: string
  display_name: string
  avatar_file_id: string | null
  email: string | null
  phone: string | null
  identity: Identity
  region_id: string
  ip: string
  user_agent: string
  created_at: string
  last_seen_at: string
}

const inRegions = (ctx: ActorContext, column: SQL) =>
  ctx.actor.regionIds.length === 0 ? sql`true` : sql`${column} = any (${sql.param([...ctx.actor.regionIds])}::text[])`

/** Only what was asked for stands in the query: an index serves a plain condition, not one that may be left open. */
const allOf = (conditions: readonly (SQL | undefined)[]): SQL =>
  sql.join(
    conditions.filter(condition => condition !== undefined),
    sql` and `,
  )

/** People by any part of name or email address, found by its three-letter pieces, or by their whole number. */
function peopleLike(ctx: ActorContext, keyword: string): SQL {
  const part = likePattern(keyword)
  const phone = typedPhone(keyword, ctx.region)
  const byPhone = phone === undefined ? sql`` : sql` or phone = ${phone}`
  return sql`array(select id from user_account where email ilike ${part} or display_name ilike ${part}${byPhone} limit ${PEOPLE_FOUND})`
}

/** Part of an IP address can only be its beginning, which is how networks are told apart. */
const IP_START = /^[\da-f.:]{2,45}$/i

function logMatches(ctx: ActorContext, keyword: string): SQL {
  const byPerson = sql`l.user_id = any (${peopleLike(ctx, keyword)})`
  const start = keyword.trim()
  return IP_START.test(start) ? sql`(${byPerson} or l.ip like ${`${start.toLowerCase()}%`})` : byPerson
}

async function logRows(ctx: ActorContext, input: LogQuery, { limit, offset }: { limit: number; offset: number }) {
  const where = allOf([
    inRegions(ctx, sql`l.region_id`),
    input.identity && sql`l.identity = ${input.identity}`,
    input.succeeded === undefined ? undefined : input.succeeded ? sql`l.result = 'ok'` : sql`l.result <> 'ok'`,
    input.from === undefined ? undefined : sql`l.at >= ${input.from}`,
    input.to === undefined ? undefined : sql`l.at < ${input.to}`,
    input.keyword ? logMatches(ctx, input.keyword) : undefined,
  ])
  const from = sql`from login_log l where ${where}`
  // Names are looked up for the page only.
  const { rows } = await ctx.db.execute<LogRow>(sql`
    select l.id, l.at, l.region_id, l.identity, l.user_id, u.display_name, u.avatar_file_id, u.email, u.phone, l.result, l.method,
      l.request_source, l.user_agent, l.ip
    from (select l.* ${from} order by l.at desc, l.id desc limit ${limit} offset ${offset}) l
      left join user_account u on u.id = l.user_id
    order by l.at desc, l.id desc`)
  return { rows, from }
}

/** The application behind a call; parts of one call themselves the same. */
const frontEndOf = (requestSource: number): string =>
  PLATFORM_KEYS.find(key => PLATFORMS[key].requestSource === requestSource) ?? String(requestSource)

const rowOf = (ctx: ActorContext, avatars: Avatars, row: LogRow) => ({
  id: row.id,
  at: iso(row.at),
  regionId: row.region_id,
  identity: row.identity,
  userId: row.user_id,
  displayName: row.display_name,
  avatarUrl: avatars.url(ctx, row.avatar_file_id),
  email: row.email,
  phone: row.phone,
  result: row.result,
  method: row.method,
  requestSource: row.request_source,
  device: deviceOf(row.user_agent),
  ip: row.ip,
})

export function onlineHandlers({ catalogue, accounts }: IdentityPorts): OnlineHandlers {
  const avatars = avatarsOf(accounts.secretKey)
  /** @throws AppError `USER_SERVICE530301` where the operator holds more, or serves more, than the caller. */
  async function requireBelow(ctx: ActorContext, userId: string): Promise<void> {
    const [row] = await ctx.query<{ roles: string[]; region_ids: string[] }>(
      'operator_rights',
      'select roles, region_ids from operator where user_id = $1',
      [userId],
    )
    if (!row) return
    if (!servesAllOf(ctx.actor.regionIds, row.region_ids)) throw new AppError('USER_SERVICE530301')
    const all = [...row.roles, ...(await grantedTo(ctx, userId))]
    requireHeld(ctx, catalogue(), await permissionsOfRoles(ctx, catalogue(), all))
  }

  return {
    async loginLogPage(ctx, input) {
      const { rows, from } = await logRows(ctx, input, limits(input))
      const records = rows.map(row => rowOf(ctx, avatars, row))
      return countedPage(ctx.db, input, records, from)
    },

    async loginLogExport(ctx, input) {
      const { rows } = await logRows(ctx, input, { limit: EXPORT_ROWS, offset: 0 })
      const header = [
        'at',
        'region',
        'identity',
        'name',
        'email',
        'phone',
        'result',
        'method',
        'frontEnd',
        'ip',
        'userAgent',
      ]
      const lines = rows.map(row => [
        iso(row.at),
        row.region_id,
        row.identity,
        row.display_name ?? '',
        row.email ?? '',
        row.phone ?? '',
        row.result,
        row.method,
        frontEndOf(row.request_source),
        row.ip,
        row.user_agent,
      ])
      const safe = [header, ...lines.map(line => line.map(disarmed))]
      return workbook('sign-in-log', [{ name: 'sign-ins', rows: safe, width: () => 24 }])
    },

    async onlineUserPage(ctx, input) {
      const now = ctx.now()
      const since = new Date(now.getTime() - ONLINE_MINUTES * 60_000).toISOString()
      const seen = sql`coalesce(s.last_seen_at, s.created_at)`
      const where = allOf([
        sql`s.ended_at is null and s.expires_at > ${now.toISOString()} and ${seen} > ${since}`,
        inRegions(ctx, sql`s.region_id`),
        input.identity && sql`s.identity = ${input.identity}`,
        input.keyword ? sql`s.user_id = any (${peopleLike(ctx, input.keyword)})` : undefined,
      ])
      // Of all who stay signed in few are here, and the database cannot tell how many.
      const here = {
        table: sql`user_session`,
        as: sql`s`,
        where,
        order: sql`s.created_at desc, s.id desc`,
        picksFew: true,
      }
      return searchedPage(ctx.db, input, here, async from => {
        const { rows } = await ctx.db.execute<OnlineRow>(sql`
          select s.id, s.user_id, u.display_name, u.avatar_file_id, u.email, u.phone, s.identity, s.region_id, s.ip, s.user_agent,
            s.created_at, ${seen} as last_seen_at
          ${from} join user_account u on u.id = s.user_id
          order by s.created_at desc, s.id desc`)
        return rows.map(row => ({
          id: row.id,
          userId: row.user_id,
          displayName: row.display_name,
          avatarUrl: avatars.url(ctx, row.avatar_file_id),
          email: row.email,
          phone: row.phone,
          identity: row.identity,
          regionId: row.region_id,
          ip: row.ip,
          userAgent: row.user_agent,
          createdAt: iso(row.created_at),
          lastSeenAt: iso(row.last_seen_at),
          isOwn: row.user_id === ctx.actor.userId,
        }))
      })
    },

    async onlineUserSignOut(ctx, { id, reason }) {
      const { rows } = await ctx.db.execute<{ user_id: string; email: string | null; phone: string | null }>(sql`
        select s.user_id, u.email, u.phone from user_session s join user_account u on u.id = s.user_id
        where s.id = ${id} and s.ended_at is null and ${inRegions(ctx, sql`s.region_id`)}`)
      const [session] = rows
      if (!session) throw new AppError('USER_SERVICE530404')
      await requireBelow(ctx, session.user_id)
      const ended = await endSessions(ctx, session.user_id)
      ctx.live({ to: { operators: true }, topic: 'onlineUser', id })
      await ctx.audit({
        action: 'onlineUser:sign_out',
        entityType: 'onlineUser',
        entityId: session.user_id,
        entityNo: personContact(session),
        after: { ended },
        reason,
      })
      return { ended }
    },
  }
}
