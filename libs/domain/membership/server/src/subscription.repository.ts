import { and, asc, eq, inArray } from 'drizzle-orm'
import type { PaidPeriod } from '@tradeport/domain/membership/rules'
import { fromMinor } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import { orderTable, subscriptionTable, type SubscriptionRecord } from './membership.table'
import type { Member } from './party'

const LIVE = ['active', 'ending', 'grace'] as const

/** The plan a company has now, or can still renew. */
export async function liveSubscription(
  ctx: ActorContext,
  member: Member,
  lock?: 'update',
): Promise<SubscriptionRecord | undefined> {
  const query = ctx.db
    .select()
    .from(subscriptionTable)
    .where(
      and(
        eq(subscriptionTable.companyId, member.companyId),
        eq(subscriptionTable.party, member.party),
        inArray(subscriptionTable.status, [...LIVE]),
      ),
    )
  const [row] = await (lock ? query.for(lock) : query)
  return row
}

/** What was paid for it, period by period. */
export async function paidPeriods(ctx: ActorContext, subscriptionId: string): Promise<PaidPeriod[]> {
  const rows = await ctx.db
    .select()
    .from(orderTable)
    .where(and(eq(orderTable.subscriptionId, subscriptionId), eq(orderTable.status, 'fulfilled')))
    .orderBy(asc(orderTable.createdAt))
  return rows.flatMap(row =>
    row.periodFrom && row.periodTo
      ? [
          {
            value: fromMinor(row.valueMinor, row.currency),
            currency: row.currency,
            from: row.periodFrom,
            to: row.periodTo,
          },
        ]
      : [],
  )
}
