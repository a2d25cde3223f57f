import { sql, type SQL } from 'drizzle-orm'
import { CALENDAR_MOST_DAYS, type CalendarEntry, type customsCalendar } from '@tradeport/domain/customs/contract'
import type * as customsContract from '@tradeport/domain/customs/contract'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { companyOf } from '@tradeport/node/parties'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { orderScope } from './customs-order.repository'
import type { CustomsPorts } from './ports'
import { visible } from './declaration-scope'

/** What one look at a calendar tells at most; the earliest first. */
const MOST_ENTRIES = 1_000
const DAY_MS = 86_400_000
/** Nothing of it is waited for any more. */
const OVER = sql`('released', 'cleared', 'completed', 'rejected', 'cancelled')`

type Span = ParsedInputOf<typeof customsCalendar>
interface EntryRow extends Record<string, unknown> {
  kind: CalendarEntry['kind']
  day: string
  at: string | null
  document: CalendarEntry['document']
  id: string
  no: string
  client: string
  about: string
}

const dayOf = (moment: SQL) => sql`(${moment} at time zone 'Asia/Shanghai')::date`
const from = (date: string, plus = 0) => sql`((${date}::date + ${plus}::int)::timestamp at time zone 'Asia/Shanghai')`
const within = (moment: SQL, span: Span) => sql`${moment} >= ${from(span.from)} and ${moment} < ${from(span.to, 1)}`

/** Orders by one of their days. */
function ordersBy(ctx: ActorContext, kind: SQL, day: { date: SQL; at: SQL }, condition: SQL): SQL {
  return sql`select ${kind} as kind, ${day.date} as day, ${day.at} as at, 'customsOrder' as document, id, no,
    client_name as client, goods_summary as about from customs_order where ${orderScope(ctx)} and ${condition}`
}

/** Each kind by the index of its own day. */
function entries(ctx: ActorContext, span: Span): SQL[] {
  const moment = (at: SQL) => ({ date: dayOf(at), at })
  const civil = (date: SQL) => ({ date, at: sql`null::timestamptz` })
  const during = (date: SQL) => sql`${date} between ${span.from}::date and ${span.to}::date`
  return [
    ordersBy(
      ctx,
      sql`'acceptance'::text`,
      moment(sql`due_at`),
      sql`status = 'submitted' and ${within(sql`due_at`, span)}`,
    ),
    // The papers that a client was asked for are due when the shipment is.
    ordersBy(
      ctx,
      sql`case when status = 'doc_pending' then 'papers' else 'cut_off' end`,
      moment(sql`cut_off_at`),
      sql`status not in ('submitted', 'rejected', 'cancelled') and ${within(sql`cut_off_at`, span)}`,
    ),
    ordersBy(
      ctx,
      sql`'expected'::text`,
      civil(sql`expected_date`),
      sql`status not in ('rejected', 'cancelled') and ${during(sql`expected_date`)}`,
    ),
    ordersBy(
      ctx,
      sql`'delegation_end'::text`,
      civil(sql`delegation_valid_to`),
      sql`status not in ${OVER} and ${during(sql`delegation_valid_to`)}`,
    ),
    sql`select 'inspection' as kind, ${dayOf(sql`told.at`)} as day, told.at, 'declarationForm' as document, declaration_form.id,
        declaration_form.no, declaration_form.trade_name as client, declaration_form.bill_no as about
      from (select r.form_id, min(r.notice_date) as at from declaration_receipt r
        where r.region_id = ${ctx.region.regionId} and r.amendment_id is null and r.channel in ('C', 'S', 'SpC') and ${within(sql`r.notice_date`, span)}
        group by r.form_id) told
      join lateral (select * from declaration_form where id = told.form_id and ${visible(ctx)}) declaration_form on true`,
  ]
}

export const calendarHandlers = ({
  days: otherDays,
}: Pick<CustomsPorts, 'days'>): Pick<Handlers<typeof customsContract>, 'customsCalendar'> => ({
  async customsCalendar(ctx, span) {
    const days = (Date.parse(span.to) - Date.parse(span.from)) / DAY_MS + 1
    if (days < 1 || days > CALENDAR_MOST_DAYS)
      throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'to', rule: 'invalid_value' }] })
    companyOf(ctx)
    const { rows } = await ctx.db.execute<EntryRow>(sql`
      select kind, to_char(day, 'YYYY-MM-DD') as day, at, document, id, no, client, about
      from (${sql.join([...entries(ctx, span), ...(otherDays?.(ctx, span) ?? [])], sql` union all `)}) entry
      order by entry.day, entry.at nulls first, no, kind limit ${MOST_ENTRIES + 1}`)
    return {
      entries: rows
        .slice(0, MOST_ENTRIES)
        .map(row => ({ ...row, at: row.at === null ? null : new Date(row.at).toISOString() })),
      isCapped: rows.length > MOST_ENTRIES,
    }
  },
})
