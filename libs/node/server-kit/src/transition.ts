import { and, eq, type InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { OWN_STAKE, allowedActions, barredBy, type Bar, type Machine } from '@tradeport/kernel/contract-kit'
import { AppError, type ErrorCode } from '@tradeport/kernel/errors'
import type { ActorContext } from './context'

type StatefulTable = PgTableWithColumns<{
  name: string
  schema: string | undefined
  columns: Record<'id' | 'status' | 'version' | 'updatedAt' | 'updatedBy', PgColumn>
  dialect: 'pg'
}>

/** A row as whoever changes it has seen it. */
interface Seen {
  id: string
  status: string
  version: number
}

export interface TransitionRequest<T extends StatefulTable, S extends string, A extends string, R extends string> {
  table: T
  machine: Machine<S, A, R>
  row: Seen
  action: A
  /** The version the caller saw; a change in between answers FT510006. */
  version?: number
  /** Further columns written with the status. */
  set?: Partial<InferSelectModel<T>>
  note?: string | null
  payload?: unknown
  visibleTo?: string[]
  documentType: string
}

/**
 * Writes a row that is still as it was seen: in the same status, and of the same version, which goes on by one. What happens beside the
 * status is written so too.
 *
 * @throws AppError `FT510006` when somebody was faster
 */
export async function writeSeen<T extends StatefulTable>(
  ctx: ActorContext,
  table: T,
  row: Seen,
  set: Partial<InferSelectModel<T>> | { status: string },
): Promise<InferSelectModel<T>> {
  const columns: StatefulTable = table
  // Drizzle cannot see through the generic table that these five columns exist; StatefulTable says so.
  const values = { ...set, version: row.version + 1, updatedAt: ctx.now(), updatedBy: ctx.actor.userId } as never
  const [next] = await ctx.db
    .update(columns)
    .set(values)
    .where(and(eq(columns.id, row.id), eq(columns.status, row.status), eq(columns.version, row.version)))
    .returning()
  if (!next) throw new AppError('FT510006')
  return next as InferSelectModel<T>
}

function isStatus<S extends string>(statuses: readonly S[], status: string): status is S {
  return statuses.some(known => known === status)
}

const REFUSED_FOR: Readonly<Record<Bar, ErrorCode>> = {
  no_new_business: 'USER_SERVICE530154',
  own_stake: 'USER_SERVICE530307',
}

/**
 * @throws AppError `USER_SERVICE530154` for what a restricted company may not begin, `USER_SERVICE530307` for what others decide
 *   about the caller's own, else `MALL600403`.
 */
export function requireAllowed<S extends string, A extends string, R extends string>(
  ctx: ActorContext,
  machine: Machine<S, A, R>,
  status: S,
  action: A,
): void {
  const { roles } = ctx.actor
  if (allowedActions(machine, status, roles).includes(action)) return
  const bar = barredBy(machine, status, action, roles)
  throw new AppError(bar ? REFUSED_FOR[bar] : 'MALL600403')
}

/**
 * The same for what no machine's table tells alone: a step beside the status, or one that further facts allow.
 *
 * @param may whether somebody holding these roles may
 * @throws AppError `USER_SERVICE530307` for what others decide about the caller's own company, else `MALL600403`.
 */
export function requireMay(
  { actor: { roles } }: { readonly actor: Pick<ActorContext['actor'], 'roles'> },
  may: (roles: readonly string[]) => boolean,
): void {
  if (may(roles)) return
  const isForOthers = roles.includes(OWN_STAKE) && may(roles.filter(role => role !== OWN_STAKE))
  throw new AppError(isForOthers ? REFUSED_FOR.own_stake : 'MALL600403')
}

/**
 * The only way a status changes: the machine decides, the database settles races (`where status = from and version = seen`),
 * and the document's timeline gets its entry in the same transaction.
 *
 * @throws AppError what `requireAllowed` does, `FT510006` when somebody was faster.
 */
export async function transition<T extends StatefulTable, S extends string, A extends string, R extends string>(
  ctx: ActorContext,
  request: TransitionRequest<T, S, A, R>,
): Promise<InferSelectModel<T>> {
  const { table, machine, row, action } = request
  const seen = request.version ?? row.version
  if (seen !== row.version) throw new AppError('FT510006')
  const from = row.status
  if (!isStatus(machine.statuses, from)) throw new AppError('MALL600403')
  requireAllowed(ctx, machine, from, action)
  const to = machine.actions[action].to
  const next = await writeSeen(ctx, table, row, { ...request.set, status: to })
  await ctx.event({
    documentType: request.documentType,
    documentId: row.id,
    action,
    fromStatus: from,
    toStatus: to,
    note: request.note ?? null,
    ...(request.payload === undefined ? {} : { payload: request.payload }),
    ...(request.visibleTo ? { visibleTo: request.visibleTo } : {}),
  })
  return next
}
