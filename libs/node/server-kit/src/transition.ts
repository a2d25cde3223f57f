import { and, eq, type InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { allowedActions, isBarred, type Machine } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
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

/** @throws AppError `USER_SERVICE530154` for what a restricted company may not begin, else `MALL600403`. */
export function requireAllowed<S extends string, A extends string, R extends string>(
  ctx: ActorContext,
  machine: Machine<S, A, R>,
  status: S,
  action: A,
): void {
  const { roles } = ctx.actor
  if (allowedActions(machine, status, roles).includes(action)) return
  throw new AppError(isBarred(machine, status, action, roles) ? 'USER_SERVICE530154' : 'MALL600403')
}

/**
 * The only way a status changes: the machine decides, the database settles races (`where status = from and version = seen`),
 * and the document's timeline gets its entry in the same transaction.
 *
 * @throws AppError `USER_SERVICE530154` for what a restricted company may not begin, `MALL600403` when the machine does not allow it now for these roles, `FT510006` when somebody was faster.
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
