import { and, eq, inArray } from 'drizzle-orm'
import { AGENTS, leaveMessageMachine } from '@tradeport/domain/support/rules'
import { holds } from '@tradeport/kernel/contract-kit'
import { transition, type ActorContext } from '@tradeport/node/server-kit'
import { DOCUMENT, acting, tell } from './message-step'
import { leaveMessage, type LeaveMessage } from './support.table'

/** An operator's messages, and who takes them over; null for whoever takes them from the queue. */
export interface MessagesHandedOn {
  from: { userId: string; name: string }
  to: { userId: string; name: string; roles: readonly string[]; serves(regionId: string): boolean } | null
}

/** To somebody else the message stays where it is; without anybody it waits with the new ones, or for the writer. */
async function handOn(ctx: ActorContext, row: LeaveMessage, heir: MessagesHandedOn['to']): Promise<void> {
  const home = acting(ctx.inRegion(row.regionId), 'system')
  const set = { assignedTo: heir?.userId ?? null, assignedName: heir?.name ?? null }
  if (!heir && row.status === 'assigned') {
    const step = {
      table: leaveMessage,
      machine: leaveMessageMachine,
      row,
      action: 'hand_back',
      documentType: DOCUMENT,
    } as const
    await transition(home, { ...step, set })
  } else {
    const now = ctx.now()
    await ctx.db
      .update(leaveMessage)
      .set({ ...set, version: row.version + 1, updatedAt: now })
      .where(eq(leaveMessage.id, row.id))
    const event = { documentType: DOCUMENT, documentId: row.id, visibleTo: ['operator'] }
    await home.event({ ...event, action: heir ? 'assign' : 'hand_back', note: heir?.name ?? null })
  }
  tell(ctx, row)
}

/** @returns how many messages, of whatever region, changed hands. */
export async function handOnMessages(ctx: ActorContext, { from, to }: MessagesHandedOn): Promise<number> {
  const rows = await ctx.db
    .select()
    .from(leaveMessage)
    .where(and(eq(leaveMessage.assignedTo, from.userId), inArray(leaveMessage.status, ['assigned', 'replied'])))
    .for('update')
  for (const row of rows) {
    const takes = to?.serves(row.regionId) && holds(to.roles, AGENTS, ['leaveMessage'])
    await handOn(ctx, row, takes ? to : null)
  }
  return rows.length
}
