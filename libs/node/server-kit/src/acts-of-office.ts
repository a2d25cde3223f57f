import { sql } from 'drizzle-orm'
import type { Endpoint } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { officerOf } from './audit'
import type { Actor, ActorContext, AuditRequest } from './context'
import { CommitQueue, createContext, type CallFacts, type ContextParts } from './context-factory'

/** Who comes back to the same document within this time has looked at it once. */
const ONE_LOOK_MINUTES = 10
/** Refusals of one person that are written in a minute: whoever knocks at every door fills no log. */
const REFUSALS_PER_MINUTE = 20

/** Codes that ask for something first: a proof of who one is, another input. Nothing was refused yet. */
const ASKING_BACK = new Set(['USER_SERVICE530130'])
/** Refused for who asks, not for where the document stands. */
const DENIALS =
  /^(?:gateway\.|global40000|USER_SERVICE53030[1367]$|USER_SERVICE53031[0-2]$|USER_SERVICE530404$|MALL600404$|FILE700404$)|403$/
/** The current state, not the right, stands in the way. */
const STATE = 'MALL600403'

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
/** No id and no number of a document is longer. */
const LONGEST_ID = 100

const textOf = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '' && value.length <= LONGEST_ID)

const whyOf = ({ reason, note }: Record<string, unknown>): string | undefined =>
  [reason, note].find((why): why is string => typeof why === 'string' && why.trim() !== '')

/** Nothing an operator changes goes without a trace; what everybody may do is no act of office. */
export const isActOfOffice = ({ audit, audiences }: Endpoint, actor: Actor): boolean =>
  (actor.kind === 'operator' || actor.viewing !== undefined) && audit !== 'none' && !audiences.includes('visitor')

/** What a call says of itself, where its handler says nothing better: the document by its id and number, and whose it is. */
export function actOf(endpoint: Endpoint, input: unknown, result?: unknown): AuditRequest {
  const asked = asObject(input)
  const given = asObject(result)
  const entityType = endpoint.touches[0] ?? endpoint.reads[0] ?? ''
  const entityId = textOf(asked['id'], given['id']) ?? ''
  const entityNo = textOf(given['no'], asked['no'])
  const companyId = entityType === 'company' ? entityId : textOf(given['companyId'], asked['companyId'])
  const reason = whyOf(asked)
  return {
    action: endpoint.name,
    entityType,
    entityId,
    ...(entityNo === undefined ? {} : { entityNo }),
    ...(companyId !== undefined && UUID.test(companyId) ? { companyId } : {}),
    ...(reason === undefined ? {} : { reason }),
    after: input,
  }
}

/** A look at what is nobody's business but the office's; each file of a document is a look of its own. */
export async function noteLook(ctx: ActorContext, act: AuditRequest): Promise<void> {
  if (act.entityId !== '') {
    const file = textOf(asObject(act.after)['fileId'])
    const since = new Date(ctx.now().getTime() - ONE_LOOK_MINUTES * 60_000).toISOString()
    const { rows } = await ctx.db.execute(sql`
      select 1 from audit_log where entity_type = ${act.entityType} and entity_id = ${act.entityId}
        and actor_user_id = ${officerOf(ctx.actor).id} and action = ${act.action} and result = 'ok' and at > ${since}
        ${file === undefined ? sql`` : sql`and after ->> 'fileId' = ${file}`} limit 1`)
    if (rows.length > 0) return
  }
  await ctx.audit(act)
}

/**
 * What an operator tried and was not let, or what went wrong with it: outside the call's own transaction, which has been rolled back.
 * Wrong fields of a form are neither.
 */
export async function noteRefusal(
  parts: ContextParts,
  facts: CallFacts,
  endpoint: Endpoint,
  input: unknown,
  error: unknown,
): Promise<void> {
  const isWatched = endpoint.writes || endpoint.audit === 'read'
  if (!isWatched || !isActOfOffice(endpoint, facts.actor)) return
  if (error instanceof AppError && (error.fieldErrors !== undefined || ASKING_BACK.has(error.code))) return
  const answer = error instanceof AppError ? error.code : 'SYS900001'
  const ctx = createContext(parts, facts, parts.pool, new CommitQueue())
  if (await hasKnockedEnough(ctx)) return
  const { reason: _reason, ...act } = actOf(endpoint, input)
  await ctx.audit({
    ...act,
    result: DENIALS.test(answer) && answer !== STATE ? 'denied' : 'failed',
    // What was sent may be anything at all: only what it was about is kept.
    after: { answer },
  })
}

/** Asked of the last rows of the person, down their index, so that every instance counts the same. */
async function hasKnockedEnough(ctx: ActorContext): Promise<boolean> {
  const since = new Date(ctx.now().getTime() - 60_000).toISOString()
  const { rows } = await ctx.db.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select at, result from audit_log where actor_user_id = ${officerOf(ctx.actor).id} order by seq desc limit ${REFUSALS_PER_MINUTE}
    ) latest where result <> 'ok' and at > ${since}`)
  return (rows[0]?.n ?? 0) >= REFUSALS_PER_MINUTE
}
