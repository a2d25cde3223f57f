import { sql } from 'drizzle-orm'
import type { FieldChange } from '@tradeport/kernel/contract-kit'
import { iso } from '@tradeport/node/db'
import type { ActorContext } from './context'

export interface TimelineEntry {
  id: string
  at: string
  action: string
  actorSide: string
  actorName: string | null
  fromStatus: string | null
  toStatus: string | null
  note: string | null
  /** What was written differently; only in the history of documents that keep it. */
  changes?: FieldChange[]
}

interface EventRow extends Record<string, unknown> {
  id: string
  at: string
  action: string
  actor_side: string
  actor_name: string | null
  from_status: string | null
  to_status: string | null
  note: string | null
  changes: FieldChange[] | null
}

/** What happened to a document, oldest first, as far as the caller's side may see it. */
export async function timeline(ctx: ActorContext, documentType: string, documentId: string): Promise<TimelineEntry[]> {
  const { rows } = await ctx.db.execute<EventRow>(sql`
    select id, at, action, actor_side, actor_name, from_status, to_status, note, payload -> 'changes' as changes from document_event
    where document_id = ${documentId} and document_type = ${documentType}
      and (visible_to is null or ${ctx.actor.kind} = any (visible_to))
    order by id limit 500`)
  return rows.map(row => ({
    id: row.id,
    at: iso(row.at),
    action: row.action,
    actorSide: row.actor_side,
    // What happens by itself is nobody's: the name of the machine is no word for people.
    actorName: row.actor_side === 'system' ? null : row.actor_name,
    fromStatus: row.from_status,
    toStatus: row.to_status,
    note: row.note,
    ...(row.changes ? { changes: row.changes } : {}),
  }))
}
