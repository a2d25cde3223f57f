import { AWAITED_MAIL, MAIL_TEMPLATES, isMailTemplate, type MailStatus } from '@tradeport/domain/messaging/contract'
import { keepsParams, maskedFailure, nextMailAttempt } from '@tradeport/domain/messaging/rules'
import { FALLBACK_LOCALE, isLocaleCode } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext, JobStep, MailRequest, Reader } from '@tradeport/node/server-kit'
import { isPhone, type SmsTransport } from '../sms/sms-transport'
import type { MailTransport } from './mail-transport'
import { renderMail, renderSms } from './render-mail'

const BATCH = 20
const SEND_LIMIT_MS = 20_000
/** Longer than any attempt takes, so that nobody else sends what still may arrive. */
const CLAIM_MS = 60_000

/**
 * Writes mail that leaves after the commit, in the order it was asked for; what somebody waits for goes before the rest.
 *
 * @throws Error for an unknown template or a missing placeholder: a sender's mistake.
 */
export async function queueMail(ctx: ActorContext, requests: readonly MailRequest[]): Promise<void> {
  if (requests.length === 0) return
  for (const request of requests) check(request)
  const now = ctx.now().toISOString()
  await ctx.query(
    'mail_queue',
    `insert into mail_outbox (id, region_id, to_address, locale, template, params, urgent, status, next_attempt_at, created_at)
     select id, $2, to_address, locale, template, params, template = any($8), 'pending', $3, $3
     from unnest($1::uuid[], $4::text[], $5::text[], $6::text[], $7::jsonb[]) as m (id, to_address, locale, template, params)`,
    [
      requests.map(() => uuidv7()),
      ctx.region.regionId,
      now,
      requests.map(request => request.to),
      requests.map(request => request.locale),
      requests.map(request => request.template),
      requests.map(request => JSON.stringify(request.params)),
      AWAITED_MAIL,
    ],
  )
}

function check(request: MailRequest): void {
  const { template, params } = request
  if (!isMailTemplate(template)) throw new Error(`mail template ${template} does not exist`)
  const missing = MAIL_TEMPLATES[template].filter(name => params[name] === undefined)
  if (missing.length > 0) throw new Error(`mail ${template} lacks ${missing.join(', ')}`)
}

interface OutboxRow {
  id: string
  region_id: string
  to_address: string
  locale: string
  template: string
  params: Record<string, string>
  attempts: number
}

export interface Carriers {
  /** Absent: mail goes to the mailbox. */
  transport: MailTransport | undefined
  sms?: SmsTransport | undefined
}

/**
 * Sends what is due. Each message is claimed before and settled after, in transactions of their own: none is open while a mail server is
 * asked, and other workers pass by what is claimed. A worker that crashed in between leaves its claim behind; when that has run out the
 * message is tried once more under the same id, by which receivers tell a repeat.
 *
 * @returns how many messages were worked on.
 */
export async function drainOutbox(step: JobStep, carriers: Carriers): Promise<number> {
  const claimed = await step(async ctx =>
    (await claim(ctx)).map(row => ({ row, send: carrier(ctx, row, carriers) ?? (() => keep(step, row)) })),
  )
  await Promise.all(
    claimed.map(async ({ row, send }) => {
      const failure = await send()
      await step(ctx => settle(ctx, row, failure))
    }),
  )
  return claimed.length
}

const keep = (step: JobStep, row: OutboxRow) => attempt(() => step(ctx => keepInMailbox(ctx, row)))

async function claim(ctx: ActorContext): Promise<OutboxRow[]> {
  const now = ctx.now()
  const rows = await ctx.query<OutboxRow & { urgent: boolean }>(
    'mail_claim',
    `update mail_outbox set status = 'sending', attempts = attempts + 1, claimed_until = $2, version = version + 1, updated_at = $1
     where id = any (array(
       select id from mail_outbox where status = 'pending' and next_attempt_at <= $1
       order by urgent desc, next_attempt_at, id limit ${BATCH} for update skip locked)
       || array(select id from mail_outbox where status = 'sending' and claimed_until <= $1
       order by claimed_until limit ${BATCH} for update skip locked))
     returning id, region_id, to_address, locale, template, params, attempts, urgent`,
    [now.toISOString(), new Date(now.getTime() + CLAIM_MS).toISOString()],
  )
  return rows.sort((a, b) => Number(b.urgent) - Number(a.urgent) || (a.id < b.id ? -1 : 1))
}

function readerOf(ctx: ActorContext, row: OutboxRow): Reader {
  const locale = isLocaleCode(row.locale) ? row.locale : FALLBACK_LOCALE
  return { locale, region: ctx.inRegion(row.region_id).region }
}

const rendered = (ctx: ActorContext, row: OutboxRow) =>
  renderMail(row.template, readerOf(ctx, row), row.params, ctx.texts)

const renderedSms = (ctx: ActorContext, row: OutboxRow) =>
  renderSms(row.template, readerOf(ctx, row), row.params, ctx.texts)

/** What takes the row away; undefined where it stays in the mailbox. */
function carrier(
  ctx: ActorContext,
  row: OutboxRow,
  { transport, sms }: Carriers,
): (() => Promise<string | null>) | undefined {
  const { id, to_address: to } = row
  if (isPhone(to) && sms) return () => attempt(() => sms.send({ id, to, text: renderedSms(ctx, row) }))
  // Nobody looks into the mailbox where mail leaves.
  if (isPhone(to)) return transport && (() => Promise.resolve('no gateway for text messages is set'))
  return transport && (() => attempt(() => transport.send({ id, to, ...rendered(ctx, row) })))
}

/** @returns null when it left, otherwise what went wrong. */
async function attempt(send: () => Promise<void>): Promise<string | null> {
  try {
    await inTime(send())
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function inTime(sending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${SEND_LIMIT_MS} ms`)), SEND_LIMIT_MS)
  })
  try {
    await Promise.race([sending, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

/** A phone shows the text and nothing around it. */
const asSms = (text: string) => ({ subject: text, text, html: '' })

async function keepInMailbox(ctx: ActorContext, row: OutboxRow): Promise<void> {
  const mail = isPhone(row.to_address) ? asSms(renderedSms(ctx, row)) : rendered(ctx, row)
  await ctx.query(
    'mailbox_keep',
    `insert into mailbox_message (id, to_address, subject, template, locale, text_body, html_body, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [row.id, row.to_address, mail.subject, row.template, row.locale, mail.text, mail.html, ctx.now().toISOString()],
  )
}

/** Only the worker whose claim it still is says what became of it. */
async function settle(ctx: ActorContext, row: OutboxRow, failure: string | null): Promise<void> {
  const now = ctx.now()
  const next = failure === null ? null : nextMailAttempt(row.attempts, now)
  const status: MailStatus = failure === null ? 'sent' : next ? 'pending' : 'dead'
  if (failure !== null)
    ctx.log[next ? 'warn' : 'error'](
      { mail: row.id, template: row.template, attempts: row.attempts, failure: maskedFailure(failure) },
      'mail could not be sent',
    )
  await ctx.query(
    'mail_settle',
    `update mail_outbox set status = $3, next_attempt_at = $4, sent_at = $5, last_error = $6, claimed_until = null,
       params = case when $7 then params else '{}' end, version = version + 1, updated_at = $8
     where id = $1 and status = 'sending' and attempts = $2`,
    [
      row.id,
      row.attempts,
      status,
      (next ?? now).toISOString(),
      failure === null ? now.toISOString() : null,
      failure?.slice(0, 500) ?? null,
      keepsParams(row.template, status),
      now.toISOString(),
    ],
  )
}

const KEEP_SENT_DAYS = 30

/** Old mail that has left, or was given up, is forgotten. */
export async function forgetOldMail(ctx: ActorContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - KEEP_SENT_DAYS * 86_400_000).toISOString()
  await ctx.query(
    'mail_forget',
    `delete from mail_outbox where status in ('sent', 'dead', 'cancelled') and created_at < $1`,
    [before],
  )
  await ctx.query('mailbox_forget', 'delete from mailbox_message where created_at < $1', [before])
}
