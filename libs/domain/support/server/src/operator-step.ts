import { MESSAGE_READERS } from '@tradeport/domain/support/rules'
import { holds } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { loadServed } from './message.repository'
import { DOCUMENT, step, type Step } from './message-step'
import type { LeaveMessage } from './support.table'

export const mayRead = (ctx: ActorContext): boolean => holds(ctx.actor.roles, MESSAGE_READERS, ['leaveMessage'])

/** @throws AppError `gateway.400019` for operators who look after other things. */
export function requireReader(ctx: ActorContext): void {
  if (!mayRead(ctx)) throw new AppError('gateway.400019', { url: '/message/leave' })
}

export const changed = (row: LeaveMessage) => ({ id: row.id, version: row.version, status: row.status })

/** One step by an operator, where the message belongs, with its line in the audit log. */
export async function operate(ctx: ActorContext, input: { id: string; version: number }, request: Step) {
  const row = await loadServed(ctx, input.id, true)
  const home = ctx.inRegion(row.regionId)
  const next = await step(home, row, { ...request, version: input.version })
  await home.audit({
    action: `leaveMessage:${request.action}`,
    entityType: DOCUMENT,
    entityId: row.id,
    before: { status: row.status, assignedTo: row.assignedTo },
    after: { status: next.status, assignedTo: next.assignedTo },
  })
  return { home, row, next }
}

export const firstWords = (text: string) => [...(text.split('\n', 1)[0] ?? '')].slice(0, 60).join('')

/** How the writer hears of an answer. */
export const channelsOf = (row: LeaveMessage) => [
  'page',
  ...(row.email ? ['mail'] : []),
  ...(row.userId && row.party ? ['in_app'] : []),
]
