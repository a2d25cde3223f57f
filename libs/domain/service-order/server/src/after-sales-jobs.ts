import { sql } from 'drizzle-orm'
import { CASE_AFTER_DUE } from '@tradeport/domain/service-order/rules'
import type { ActorContext } from '@tradeport/node/server-kit'
import { lockPair, moveCase } from './after-sales-progress'
import { agree, wanted } from './after-sales-remedy'

/** At most so many cases in one transaction; what is left is due at the next run. */
const BATCH = 100
const TIMED = Object.keys(CASE_AFTER_DUE)

/** Whoever does not answer in time has answered: the provider agrees, the customer lets it rest or is content. */
export async function timeOutCases(system: ActorContext): Promise<void> {
  const { rows } = await system.db.execute<{ id: string; region_id: string }>(sql`
    select c.id, c.region_id from after_sales_case c join service_order o on o.id = c.service_order_id
    where c.status = any (${sql.param(TIMED)}::text[]) and c.due_at < ${system.now().toISOString()}
    order by c.due_at limit ${BATCH} for update of o skip locked`)
  for (const row of rows) {
    const ctx = system.inRegion(row.region_id)
    const pair = await lockPair(ctx, row.id)
    const { status, dueAt } = pair.record
    // Somebody answered while the order was waited for.
    if (dueAt === null || dueAt >= ctx.now()) continue
    if (status === 'pending_provider') await agree(ctx, pair, 'agree', wanted(pair.record))
    else if (status === 'negotiating' || status === 'rejected' || status === 'agreed' || status === 'redoing')
      await moveCase(ctx, pair, CASE_AFTER_DUE[status])
  }
}
