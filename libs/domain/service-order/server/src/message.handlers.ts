import { and, desc, eq, lt } from 'drizzle-orm'
import type * as serviceOrderContract from '@tradeport/domain/service-order/contract'
import { MESSAGES_AT_ONCE, serviceOrderRoutes, type OrderMessage } from '@tradeport/domain/service-order/contract'
import { mayWriteMessage } from '@tradeport/domain/service-order/rules'
import { AppError } from '@tradeport/kernel/errors'
import { pickText } from '@tradeport/kernel/values'
import { iso, uuidv7 } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { requireOwnFiles, shareFiles } from './order-files'
import { refresh } from './order-progress'
import { loadOrder, partyOf } from './party'
import { serviceOrderMessage, type MessageRecord, type ServiceOrderRecord } from './service-order.table'

const view = ({ id, side, name, text, files, createdAt }: MessageRecord): OrderMessage => ({
  id,
  from: side,
  name,
  text,
  files,
  at: iso(createdAt),
})

/** In-app alone, and what was not read yet is told once: whoever writes three lines does not ring three times. */
async function tellOther(ctx: ActorContext, order: ServiceOrderRecord, text: string): Promise<void> {
  const isToCustomer = partyOf(ctx) === 'provider'
  const party = isToCustomer ? order.providerName : order.customerName
  await ctx.notify({
    kind: 'negotiation_message',
    to: isToCustomer
      ? { companyId: order.customerCompanyId, identity: 'seller', permission: 'serviceOrder:read' }
      : { companyId: order.providerCompanyId, identity: 'provider', permission: 'serviceOrder:read' },
    storeName: { en_US: party },
    params: { no: order.no, name: `${order.no} ${pickText(order.snapshot.title, ctx.locale)}`, party },
    link: { frontEnd: isToCustomer ? 'seller' : 'providerAdmin', route: serviceOrderRoutes.order(order.id) },
    dedupeKey: `service-order-message:${order.id}`,
    ...(text === '' ? {} : { reply: text }),
  })
}

export const messageHandlers: Pick<
  Handlers<typeof serviceOrderContract>,
  'serviceOrderMessagePage' | 'serviceOrderMessageSend'
> = {
  async serviceOrderMessagePage(ctx, input) {
    const order = await loadOrder(ctx, input.orderId)
    const rows = await ctx.db
      .select()
      .from(serviceOrderMessage)
      .where(
        and(
          eq(serviceOrderMessage.orderId, order.id),
          input.before === undefined ? undefined : lt(serviceOrderMessage.id, input.before),
        ),
      )
      .orderBy(desc(serviceOrderMessage.id))
      .limit(MESSAGES_AT_ONCE + 1)
    return {
      messages: rows.slice(0, MESSAGES_AT_ONCE).reverse().map(view),
      hasEarlier: rows.length > MESSAGES_AT_ONCE,
      mayWrite: mayWriteMessage(order.status, ctx.actor.roles),
    }
  },

  async serviceOrderMessageSend(ctx, { orderId, text, files }) {
    const order = await loadOrder(ctx, orderId)
    const side = partyOf(ctx)
    if (side === null || !mayWriteMessage(order.status, ctx.actor.roles)) throw new AppError('MALL600403')
    if (text === '' && files.length === 0)
      throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'text', rule: 'required' }] })
    await requireOwnFiles(ctx, files)
    const [message] = await ctx.db
      .insert(serviceOrderMessage)
      .values({
        id: uuidv7(),
        orderId: order.id,
        side,
        userId: ctx.actor.userId,
        name: ctx.actor.displayName || null,
        text,
        files,
        createdAt: ctx.now(),
      })
      .returning()
    if (!message) throw new AppError('SYS900001')
    await shareFiles(ctx, files, side === 'customer' ? order.providerCompanyId : order.customerCompanyId)
    await tellOther(ctx, order, text)
    refresh(ctx, order)
    return view(message)
  },
}
