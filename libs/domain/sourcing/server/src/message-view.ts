import { inArray } from 'drizzle-orm'
import { iso } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { ThreadMessage } from '@tradeport/domain/sourcing/contract'
import type { SourcingPorts } from './ports'
import { quotationTable } from './quotation.table'
import type { MessageRecord } from './thread.table'

/**
 * Messages as the caller sees them.
 *
 * @param hideBuyer names of the buyer's people are left out while the buyer is not named.
 */
export async function messageViews(
  ctx: ActorContext,
  { organisation }: Pick<SourcingPorts, 'organisation'>,
  messages: readonly MessageRecord[],
  hideBuyer: boolean,
): Promise<ThreadMessage[]> {
  const ids = messages.flatMap(message => message.quotationId ?? [])
  const quotations = ids.length ? await ctx.db.select().from(quotationTable).where(inArray(quotationTable.id, ids)) : []
  const byId = new Map(quotations.map(row => [row.id, row]))
  const isHidden = (message: MessageRecord) => hideBuyer && message.side === 'buyer'
  const senders = new Set(messages.flatMap(message => (isHidden(message) ? [] : (message.senderId ?? []))))
  // Pictures are for those who talk with each other, not for operators who look on.
  const avatars = await organisation.avatars(ctx, ctx.actor.kind === 'operator' ? [] : [...senders])
  return messages.map(message => {
    const quotation = message.quotationId ? byId.get(message.quotationId) : undefined
    const hidden = isHidden(message)
    return {
      id: message.id,
      seq: message.seq,
      kind: message.kind,
      side: message.side,
      senderId: hidden ? null : message.senderId,
      senderName: hidden ? null : message.senderName,
      senderAvatarUrl: (!hidden && message.senderId !== null && avatars.get(message.senderId)) || null,
      mine: message.senderId !== null && message.senderId === ctx.actor.userId,
      body: message.body,
      bodyLocale: message.bodyLocale,
      event: message.event,
      files: message.files,
      anchor: message.anchor,
      offer: message.offer,
      quotation: quotation
        ? {
            id: quotation.id,
            no: quotation.no,
            versionNo: quotation.versionNo,
            status: quotation.status,
            total: quotation.total,
            currency: quotation.currency,
          }
        : null,
      replyTo: message.replyTo,
      clientMsgId: message.clientMsgId,
      at: iso(message.createdAt),
    }
  })
}
