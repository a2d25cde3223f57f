import { AppError } from '@tradeport/kernel/errors'
import { writeSeen, type ActorContext } from '@tradeport/node/server-kit'
import type { OrderStatus } from '@tradeport/domain/trading/contract'
import { orderActions } from '@tradeport/domain/trading/rules'
import { factsOf, itemsOf, milestonesOf } from './order.repository'
import { orderTable, type OrderRecord } from './order.table'
import { readerOf } from './party'

/** What a change answers. */
export function changed(order: OrderRecord): { id: string; version: number; status: OrderStatus } {
  return { id: order.id, version: order.version, status: order.status }
}

/** @throws AppError `MALL600403` unless the order's screen would offer the action now. */
export async function assertOffered(ctx: ActorContext, order: OrderRecord, action: string): Promise<void> {
  const facts = factsOf(order, await milestonesOf(ctx, order.id), await itemsOf(ctx, order.id), ctx)
  if (!orderActions(facts, readerOf(ctx, order)).includes(action)) throw new AppError('MALL600403')
}

/** Writes what does not change the stage, if the order is still as it was seen. @throws AppError `FT510006` */
export async function writeBeside(
  ctx: ActorContext,
  order: OrderRecord,
  seenVersion: number,
  set: Partial<OrderRecord>,
): Promise<OrderRecord> {
  if (order.version !== seenVersion) throw new AppError('FT510006')
  return writeSeen(ctx, orderTable, order, set)
}
