import { inArray } from 'drizzle-orm'
import { iso } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { ThreadMessage } from '@tradeport/domain/sourcing/contract'
import { quotationTable } from './quotation.table'
import type { MessageRecord } from './thread.table'

/**
 * Messages as the caller sees them.
 *
 * @param hideBuyer names of the buyer's people are left out while the buyer is not named.
 */
export async function messageViews(
  ctx: ActorContext,
  messages: readonly MessageRecord[],
  hideBuyer: boolean,
): Promise<ThreadMessage[]> {
  const ids = messages.flatMap(message => message.quotationId ?? [])
  const quotations = ids.length ? await ctx.db.select().from(quotationTable).where(inArray(quotationTable.id, ids)) : []
  const byId = new Map(quotations.map(row => [row.id, row]))
  return messages.map(message => {
    const quotation = message.quotationId ? byId.get(message.quotationId) : undefined
    const hidden = hideBuyer && message.side === 'buyer'
    return {
      id: message.id,
      seq: message.seq,
      kind: message.kind,
      side: message.side,
      senderId: hidden ? null : message.senderId,
      senderName: hidden ? null : message.senderName,
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
