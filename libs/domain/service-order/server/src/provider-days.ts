import { sql, type SQL } from 'drizzle-orm'
import type { ActorContext } from '@tradeport/node/server-kit'
import { caseScope } from './after-sales-progress'
import { orderScope } from './party'

interface Span {
  /** Civil days of the trade's own zone. */
  from: string
  to: string
}

const startOf = (date: string, plus = 0) =>
  sql`((${date}::date + ${plus}::int)::timestamp at time zone 'Asia/Shanghai')`
const within = (moment: SQL, { from, to }: Span) => sql`${moment} >= ${startOf(from)} and ${moment} < ${startOf(to, 1)}`
const dayOf = (moment: SQL) => sql`(${moment} at time zone 'Asia/Shanghai')::date`
const titleOf = (ctx: ActorContext, title: SQL) =>
  sql`coalesce(${title} ->> ${ctx.locale}::text, ${title} ->> 'en_US', ${title} ->> 'zh_CN', '')`

/**
 * What a provider has to be there for, or done with, in its service orders and cases between two days: statements of the columns of a
 * calendar (`kind, day, at, document, id, no, client, about`), each by its own index.
 */
export function providerDays(ctx: ActorContext, span: Span): SQL[] {
  const order = (kind: SQL, day: SQL, at: SQL, condition: SQL) => sql`
    select ${kind} as kind, ${day} as day, ${at} as at, 'serviceOrder' as document, id, no, customer_name as client,
      ${titleOf(ctx, sql`(snapshot -> 'title')`)} as about
    from service_order where ${orderScope(ctx)} and ${condition}`
  const ofCase = (kind: SQL, at: SQL, condition: SQL) => sql`
    select ${kind} as kind, ${dayOf(at)} as day, ${at} as at, 'afterSalesCase' as document, id, no, customer_name as client,
      ${titleOf(ctx, sql`service_title`)} as about
    from after_sales_case where ${caseScope(ctx)} and ${condition} and ${within(at, span)}`
  const due = sql`due_at`
  const payback = sql`refund_due_at`
  const release = sql`release_due_at`
  const owed = sql`direct_refund ->> 'status' = 'owed'`
  return [
    order(
      sql`case status when 'pending_quote' then 'quote' when 'pending_payment' then 'receipt' when 'pending_accept' then 'acceptance'
        when 'in_service' then 'delivery' else 'confirmation' end`,
      dayOf(due),
      due,
      // A quote that is made, and a price that is to be paid, wait for the customer.
      sql`${within(due, span)} and (status in ('pending_accept', 'in_service', 'pending_confirm')
        or (status = 'pending_payment' and money = 'reported' and payment_disputed_at is null)
        or (status = 'pending_quote' and not exists (
          select 1 from jsonb_array_elements(quotes) as quote where quote ->> 'status' = 'open')))`,
    ),
    order(sql`'payback'`, dayOf(payback), payback, sql`${owed} and ${within(payback, span)}`),
    order(sql`'payout'`, dayOf(release), release, sql`${within(release, span)} and open_case_id is null`),
    order(
      sql`'commission'`,
      sql`commission_due_on`,
      sql`null::timestamptz`,
      sql`commission_due_on between ${span.from}::date and ${span.to}::date and pay_mode = 'offline'
        and commission_minor <> commission_received_minor`,
    ),
    ofCase(sql`'case_reply'`, due, sql`status = 'pending_provider'`),
    ofCase(sql`'redo'`, due, sql`status = 'redoing' and redone_at is null`),
    ofCase(sql`'payback'`, payback, owed),
  ]
}
