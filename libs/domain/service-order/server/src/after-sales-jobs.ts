import { sql } from 'drizzle-orm'
import { CASE_AFTER_DUE } from '@tradeport/domain/service-order/rules'
import type { ActorContext } from '@tradeport/node/server-kit'
import { lockPair, moveCase } from './after-sales-progress'
import { agree, refundCame, wanted } from './after-sales-remedy'
import type { ServiceOrderPorts } from './ports'

/** At most so many cases in one transaction; what is left is due at the next run. */
const BATCH = 100
const TIMED = Object.keys(CASE_AFTER_DUE)
/** What the provider has not paid back does not come by itself: its day is told, and the customer goes on from there. */
const ANSWERED = sql`(c.status <> 'refunding' or c.direct_refund ->> 'status' = 'reported')`

/** Whoever does not answer in time has answered: the provider agrees, the customer lets it rest or is content. */
export async function timeOutCases(system: ActorContext, ports: Pick<ServiceOrderPorts, 'linkedWork'>): Promise<void> {
  const { rows } = await system.db.execute<{ id: string; region_id: string }>(sql`
    select c.id, c.region_id from after_sales_case c join service_order o on o.id = c.service_order_id
    where c.status = any (${sql.param(TIMED)}::text[]) and ${ANSWERED} and c.due_at < ${system.now().toISOString()}
    order by c.due_at limit ${BATCH} for update of o skip locked`)
  for (const row of rows) {
    const ctx = system.inRegion(row.region_id)
    const pair = await lockPair(ctx, row.id)
    const { status, dueAt, directRefund } = pair.record
    // Somebody answered while the order was waited for.
    if (dueAt === null || dueAt >= ctx.now()) continue
    if (status === 'refunding') {
      if (directRefund?.status === 'reported') await refundCame(ctx, ports, pair)
    } else if (status === 'pending_provider') await agree(ctx, pair, 'agree', wanted(pair.record))
    else if (status === 'negotiating' || status === 'rejected' || status === 'agreed' || status === 'redoing')
      await moveCase(ctx, pair, CASE_AFTER_DUE[status])
  }
}
