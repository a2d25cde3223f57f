import { sql } from 'drizzle-orm'
import type * as identityContract from '@tradeport/domain/identity/contract'
import type { COMPANY_AUDIT_STATUSES } from '@tradeport/domain/identity/contract'
import { actsIn } from '@tradeport/kernel/acts'
import { TOTAL_CAP } from '@tradeport/kernel/contract-kit'
import { iso } from '@tradeport/node/db'
import { countedPage, limits, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { ownersSeat } from './member.handlers'
import { REVIEWERS_ALONE } from './registration.dto'
import type { IdentityPorts } from './ports'

interface AuditRecord extends Record<string, unknown> {
  seq: string
  at: string
  actor_kind: string
  actor_name: string | null
  action: string
  entity_type: string
  entity_no: string | null
  before: unknown
  after: unknown
  reason: string | null
  result: (typeof COMPANY_AUDIT_STATUSES)[number]
}

/** What was decided inside the platform is told by its outcome, not by its papers. */
const INSIDE_ACTIONS = [...REVIEWERS_ALONE.map(action => `registration:${action}`), 'registration:check']
const INSIDE = ['risk_flags', 'riskFlags', 'endorsedBy', 'reviewerId']

const entriesOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [])

const words = (value: unknown): string | null =>
  value === undefined || value === null ? null : typeof value === 'string' ? value : JSON.stringify(value)

function changesOf(before: unknown, after: unknown) {
  const was = entriesOf(before)
  const is = entriesOf(after)
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter(field => !INSIDE.includes(field))
    .map(field => ({ field, before: words(was.get(field)), after: words(is.get(field)) }))
}

/** Acts in the company's log that the keyword names, in the reader's language. */
async function actsNamed(
  ctx: ActorContext,
  companyId: string,
  keyword: string,
  menus: IdentityPorts['menus'],
): Promise<string[]> {
  const words = await menus.words(ctx, ['acts'], [ctx.locale])
  const { rows } = await ctx.db.execute<{ action: string; entity_type: string }>(sql`
    select distinct action, entity_type from audit_log
    where company_id = ${companyId} and region_id = ${ctx.region.regionId}`)
  const part = keyword.trim().toLocaleLowerCase()
  const acts = actsIn(key => words('acts', key, ctx.locale))
  return rows
    .filter(({ action, entity_type: type }) =>
      [acts.act(action), acts.document(type)].some(said => said.toLocaleLowerCase().includes(part)),
    )
    .map(({ action }) => action)
}

export const companyAuditHandlers = ({
  menus,
}: Pick<IdentityPorts, 'menus'>): Pick<Handlers<typeof identityContract>, 'companyAuditPage'> => ({
  async companyAuditPage(ctx, input) {
    const seat = ownersSeat(ctx, 'audit:read')
    const { limit, offset } = limits(input)
    const acts = input.keyword ? await actsNamed(ctx, seat.companyId, input.keyword, menus) : []
    const keyword = input.keyword ? `%${input.keyword.replaceAll(/[\\%_]/g, '\\$&')}%` : null
    const from = sql`from audit_log a where a.company_id = ${seat.companyId} and a.region_id = ${ctx.region.regionId}
      and a.action <> all (${sql.param(INSIDE_ACTIONS)}::text[])
      and (${input.status ?? null}::text is null or a.result = ${input.status ?? null})
      and (${keyword}::text is null or a.entity_no ilike ${keyword} or a.action = any (${sql.param(acts)}::text[])
        or (a.actor_kind not in ('operator', 'system') and a.actor_name ilike ${keyword}))`
    const { rows } = await ctx.db.execute<AuditRecord>(sql`
      select a.seq::text as seq, a.at, a.actor_kind, a.actor_name, a.action, a.entity_type, a.entity_no, a.before, a.after, a.reason,
        a.result
      ${from} order by a.at desc, a.seq desc limit ${limit} offset ${offset}`)
    const records = rows.map(row => {
      const staff = row.actor_kind === 'operator' || row.actor_kind === 'system'
      return {
        id: row.seq,
        at: iso(row.at),
        actorKind: row.actor_kind,
        actorName: staff ? '' : (row.actor_name ?? ''),
        action: row.action,
        entityType: row.entity_type,
        entityNo: row.entity_no,
        reason: row.reason,
        changes: changesOf(row.before, row.after),
        status: row.result,
        version: 0,
        actions: [],
      }
    })
    return countedPage(ctx.db, input, records, from, TOTAL_CAP)
  },
})
