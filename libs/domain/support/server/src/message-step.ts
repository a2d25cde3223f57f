import type { LeaveMessageAction, TrackAction } from '@tradeport/domain/support/contract'
import { leaveMessageMachine } from '@tradeport/domain/support/rules'
import { transition, type ActorContext } from '@tradeport/node/server-kit'
import { addTrackKey } from './message.repository'
import type { SupportPorts } from './ports'
import { leaveMessage, type LeaveMessage } from './support.table'

export const DOCUMENT = 'leaveMessage'

/** Whoever holds the link, or wrote the message signed in, takes the writer's steps, whatever else they may be. */
export function acting(ctx: ActorContext, role: 'visitor' | 'system'): ActorContext {
  return { ...ctx, actor: { ...ctx.actor, roles: [role] } }
}

export interface Step {
  action: Exclude<LeaveMessageAction | TrackAction, 'note' | 'rate'>
  version?: number
  set?: Partial<LeaveMessage>
  note?: string | null
}

/** One step of the machine, told to open queues and to the writer's open page. */
export async function step(ctx: ActorContext, row: LeaveMessage, { action, version, set, note }: Step) {
  const next = await transition(ctx, {
    table: leaveMessage,
    machine: leaveMessageMachine,
    row,
    action,
    ...(version === undefined ? {} : { version }),
    ...(set ? { set } : {}),
    note: note ?? null,
    documentType: DOCUMENT,
  })
  tell(ctx, next)
  return next
}

export function tell(ctx: ActorContext, row: Pick<LeaveMessage, 'id' | 'no' | 'userId'>): void {
  ctx.live({ to: { operators: true }, topic: DOCUMENT, id: row.id })
  if (row.userId) ctx.live({ to: { userId: row.userId }, topic: 'ownMessage', id: row.no })
}

/** Where the writer reads the conversation without an account. */
async function trackUrl(ctx: ActorContext, ports: SupportPorts, row: LeaveMessage): Promise<string> {
  const query = new URLSearchParams({ no: row.no, key: await addTrackKey(ctx, row.id) })
  return ports.publicUrl(row.source === 'h5' ? 'h5' : 'portal', `/message/track?${query.toString()}`, ctx.region)
}

export type WriterMail = 'message_received' | 'message_reply' | 'message_resolved'

/** Mail in the language the message was written in, with a link of its own; nothing where there is no address. */
export async function mailWriter(
  ctx: ActorContext,
  ports: SupportPorts,
  row: LeaveMessage,
  template: WriterMail,
  params: Record<string, string> = {},
): Promise<void> {
  if (row.email === null) return
  const url = await trackUrl(ctx, ports, row)
  await ctx.mail({ to: row.email, locale: row.locale, template, params: { no: row.no, url, ...params } })
}
