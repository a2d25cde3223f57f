import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type {
  MailAction,
  MailChannel,
  MailStatus,
  mailCancel,
  mailPage,
  mailSendAgain,
  mailStatusCount,
} from '@tradeport/domain/messaging/contract'
import { MAIL_STATUSES } from '@tradeport/domain/messaging/contract'
import { keepsParams, mailActions, mailMachine, maskedAddress, maskedFailure } from '@tradeport/domain/messaging/rules'
import { TOTAL_CAP } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, isoOrNull } from '@tradeport/node/db'
import {
  COUNT_LIMIT,
  countedPage,
  limits,
  transition,
  type ActorContext,
  type Handlers,
} from '@tradeport/node/server-kit'
import { isPhone } from '../sms/sms-transport'
import { mailOutbox, type OutgoingRow } from './mail.table'

const DOCUMENT = 'mail'
const WAITS: readonly MailStatus[] = ['pending', 'sending']

const rowDto = (ctx: ActorContext, row: OutgoingRow) => ({
  id: row.id,
  channel: isPhone(row.toAddress) ? ('sms' as const) : ('mail' as const),
  to: maskedAddress(row.toAddress),
  locale: row.locale,
  template: row.template,
  attempts: row.attempts,
  createdAt: iso(row.createdAt),
  nextAttemptAt: WAITS.includes(row.status) ? iso(row.nextAttemptAt) : null,
  sentAt: isoOrNull(row.sentAt),
  lastError: row.lastError === null ? null : maskedFailure(row.lastError),
  status: row.status,
  version: row.version,
  actions: mailActions(row, ctx.actor.roles),
})

interface Filter {
  status?: MailStatus | undefined
  channel?: MailChannel | undefined
  template?: string | undefined
  keyword?: string | undefined
}

function matching(ctx: ActorContext, { status, channel, template, keyword }: Filter): SQL {
  const parts = [sql`region_id = ${ctx.region.regionId}`]
  if (status) parts.push(sql`status = ${status}`)
  if (channel) parts.push(channel === 'sms' ? sql`to_address like '+%'` : sql`to_address not like '+%'`)
  if (template) parts.push(sql`template = ${template}`)
  if (keyword) parts.push(sql`lower(to_address) = ${keyword.toLowerCase()}`)
  return sql.join(parts, sql` and `)
}

/** Counted up to the limit, each status by its index: the sent ones of a month are many. */
async function statusCounts(ctx: ActorContext, filter: Filter): Promise<Record<string, number>> {
  const each = sql.join(
    MAIL_STATUSES.map(
      status =>
        sql`select ${status}::text as status, count(*)::int as count
          from (select 1 from mail_outbox where ${matching(ctx, { ...filter, status })} limit ${COUNT_LIMIT}) as counted`,
    ),
    sql` union all `,
  )
  const { rows } = await ctx.db.execute<{ status: string; count: number }>(each)
  return {
    all: rows.reduce((sum, row) => sum + row.count, 0),
    ...Object.fromEntries(rows.map(row => [row.status, row.count])),
  }
}

/** @throws AppError `MALL600404`: also for a message of another region. */
async function load(ctx: ActorContext, id: string): Promise<OutgoingRow> {
  const [row] = await ctx.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.regionId, ctx.region.regionId)))
  if (!row) throw new AppError('MALL600404')
  return row
}

async function step(ctx: ActorContext, input: { id: string; version: number }, action: MailAction) {
  const row = await load(ctx, input.id)
  if (!mailActions(row, ctx.actor.roles).includes(action)) throw new AppError('MALL600403')
  const next = await transition(ctx, {
    table: mailOutbox,
    machine: mailMachine,
    row,
    action,
    version: input.version,
    documentType: DOCUMENT,
    ...(action === 'send_again' ? { set: { attempts: 0, nextAttemptAt: ctx.now() } } : {}),
  })
  if (!keepsParams(row.template, next.status))
    await ctx.query('mail_forget_params', `update mail_outbox set params = '{}' where id = $1`, [row.id])
  await ctx.audit({
    action: `${DOCUMENT}:${action}`,
    entityType: DOCUMENT,
    entityId: row.id,
    before: { status: row.status, attempts: row.attempts },
    after: { status: next.status, attempts: next.attempts },
  })
  return { id: next.id, status: next.status, version: next.version }
}

interface MailContract {
  mailPage: typeof mailPage
  mailStatusCount: typeof mailStatusCount
  mailSendAgain: typeof mailSendAgain
  mailCancel: typeof mailCancel
}

/** Messages on their way out, for operators. */
export const mailHandlers: Handlers<MailContract> = {
  async mailPage(ctx, input) {
    const { limit, offset } = limits(input)
    const rows = await ctx.db
      .select()
      .from(mailOutbox)
      .where(matching(ctx, input))
      .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
      .limit(limit)
      .offset(offset)
    const records = rows.map(row => rowDto(ctx, row))
    return countedPage(ctx.db, input, records, sql`from mail_outbox where ${matching(ctx, input)}`, TOTAL_CAP)
  },

  mailStatusCount: (ctx, input) => statusCounts(ctx, input),

  mailSendAgain: (ctx, input) => step(ctx, input, 'send_again'),

  mailCancel: (ctx, input) => step(ctx, input, 'cancel'),
}
