import { sql, type SQL } from 'drizzle-orm'
import type { Actor, ActorContext, AuditRequest } from './context'

const SECRET = /password|secret|token|code$|cookie|secondFactor|accountNo|iban|^(?:current|next|pin|otp)$/i
const MASK = '•••'
/** A row tells what changed, it is no second home for documents. */
const LONGEST_TEXT = 2_000

/** What may be kept of a value: nothing that opens a door, no text without end. */
function keepable(value: unknown, key = ''): unknown {
  if (value === null || value === undefined) return value
  if (SECRET.test(key)) return MASK
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(each => keepable(each))
  if (typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, keepable(v, k)]))
  return value
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface AuditChange {
  before: unknown
  after: unknown
  fields: string[]
}

/** Of two states of a document only what differs; a single one is kept as it is. */
export function auditChange(before: unknown, after: unknown): AuditChange {
  const was = keepable(before)
  const is = keepable(after)
  if (!isRecord(was) || !isRecord(is)) return { before: was, after: is, fields: isRecord(is) ? Object.keys(is) : [] }
  // What is masked may well have changed: the values themselves are compared.
  const source = { before: isRecord(before) ? before : {}, after: isRecord(after) ? after : {} }
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    field => JSON.stringify(source.before[field]) !== JSON.stringify(source.after[field]),
  )
  const only = (state: Record<string, unknown>) =>
    Object.fromEntries(fields.filter(field => field in state).map(field => [field, state[field]]))
  return { before: only(was), after: only(is), fields }
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

/** Whose act a call is: while an operator looks on as somebody, the operator's. */
export function officerOf(actor: Actor): { id: string | null; kind: Actor['kind']; name: string | null } {
  const { viewing } = actor
  return viewing
    ? { id: viewing.operatorId, kind: 'operator', name: viewing.operatorName }
    : { id: actor.userId, kind: actor.kind, name: actor.displayName || null }
}

/** Rows of one statement: it may have 65,535 parameters. */
const ROWS_AT_ONCE = 1_000

/** Writes the rows with the caller's transaction: what is rolled back has not happened. */
export async function writeAudit(ctx: ActorContext, requests: readonly AuditRequest[]): Promise<void> {
  for (let start = 0; start < requests.length; start += ROWS_AT_ONCE) {
    const rows = requests.slice(start, start + ROWS_AT_ONCE).map(request => auditRow(ctx, request))
    await ctx.db.execute(sql`
      insert into audit_log (at, actor_user_id, actor_kind, actor_name, request_source, request_id, action, entity_type, entity_id,
        entity_no, company_id, region_id, before, after, changed_fields, reason, ip, result, on_behalf_of, user_agent)
      values ${sql.join(rows, sql`, `)}`)
  }
}

function auditRow(ctx: ActorContext, request: AuditRequest): SQL {
  const { actor } = ctx
  const { id, kind, name } = officerOf(actor)
  const onBehalfOf = request.onBehalfOf ?? (actor.viewing ? actor.userId : null)
  const { before, after, fields } = auditChange(request.before, request.after)
  return sql`(${ctx.now().toISOString()}::timestamptz, ${id}::uuid, ${kind}, ${name}, ${ctx.requestSource}::int,
    ${ctx.requestId}, ${request.action}, ${request.entityType}, ${request.entityId}, ${request.entityNo ?? null},
    ${request.companyId ?? actor.companyId}::uuid, ${ctx.region.regionId}, ${json(before)}::jsonb, ${json(after)}::jsonb,
    ${sql.param(fields)}::text[], ${request.reason ?? null}, ${ctx.ip || null}::inet, ${request.result ?? 'ok'},
    ${onBehalfOf}::uuid, ${ctx.userAgent || null})`
}
