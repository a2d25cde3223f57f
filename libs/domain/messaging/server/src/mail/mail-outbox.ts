import { AWAITED_MAIL, MAIL_TEMPLATES, isMailTemplate } from '@tradeport/domain/messaging/contract'
import { nextMailAttempt } from '@tradeport/domain/messaging/rules'
import { DEFAULT_REGION, FALLBACK_LOCALE, isLocaleCode, regionById } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext, MailRequest } from '@tradeport/node/server-kit'
import { isPhone, type SmsTransport } from '../sms/sms-transport'
import type { MailTransport } from './mail-transport'
import { renderMail } from './render-mail'

const BATCH = 20
/** Below the database's limit for idle transactions (30 s), because the rows stay locked while their mail is sent. */
const SEND_LIMIT_MS = 20_000

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

/**
 * Sends what is due. The rows stay locked until the caller's transaction commits and other workers pass them by, so that each mail
 * leaves once; only a crash between sending and committing repeats one, under the same message id.
 *
 * @returns how many rows were worked on.
 */
export async function drainOutbox(
  ctx: ActorContext,
  transport: MailTransport | undefined,
  sms?: SmsTransport,
): Promise<number> {
  const due = await ctx.query<OutboxRow>(
    'mail_due',
    `select id, region_id, to_address, locale, template, params, attempts from mail_outbox
     where status = 'pending' and next_attempt_at <= $1 order by urgent desc, next_attempt_at, id limit ${BATCH} for update skip locked`,
    [ctx.now().toISOString()],
  )
  const sent = await Promise.all(due.map(row => carrier(ctx, row, transport, sms)?.()))
  for (const [index, row] of due.entries()) {
    const failure = sent[index]
    await settle(ctx, row, failure === undefined ? await keepInMailbox(ctx, row) : failure)
  }
  return due.length
}

function rendered(ctx: ActorContext, row: OutboxRow) {
  const locale = isLocaleCode(row.locale) ? row.locale : FALLBACK_LOCALE
  const region = regionById(row.region_id) ?? DEFAULT_REGION
  return renderMail(row.template, { locale, region }, row.params, ctx.texts)
}

/** What takes the row away; undefined where it stays in the mailbox. */
function carrier(
  ctx: ActorContext,
  row: OutboxRow,
  transport: MailTransport | undefined,
  sms: SmsTransport | undefined,
): (() => Promise<string | null>) | undefined {
  const { id, to_address: to } = row
  // A subject says everything by itself, and is short.
  if (isPhone(to)) return sms && (() => attempt(() => sms.send({ id, to, text: rendered(ctx, row).subject })))
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

async function keepInMailbox(ctx: ActorContext, row: OutboxRow): Promise<null> {
  const mail = rendered(ctx, row)
  await ctx.query(
    'mailbox_keep',
    `insert into mailbox_message (id, to_address, subject, template, locale, text_body, html_body, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [row.id, row.to_address, mail.subject, row.template, row.locale, mail.text, mail.html, ctx.now().toISOString()],
  )
  return null
}

async function settle(ctx: ActorContext, row: OutboxRow, failure: string | null): Promise<void> {
  const now = ctx.now()
  if (failure === null) {
    await ctx.query(
      'mail_sent',
      `update mail_outbox set status = 'sent', attempts = attempts + 1, sent_at = $2, last_error = null, params = '{}'
       where id = $1`,
      [row.id, now.toISOString()],
    )
    return
  }
  const attempts = row.attempts + 1
  const next = nextMailAttempt(attempts, now)
  ctx.log[next ? 'warn' : 'error'](
    { mail: row.id, template: row.template, attempts, failure },
    'mail could not be sent',
  )
  await ctx.query(
    'mail_failed',
    `update mail_outbox set status = $2, attempts = $3, next_attempt_at = $4, last_error = $5 where id = $1`,
    [row.id, next ? 'pending' : 'dead', attempts, (next ?? now).toISOString(), failure.slice(0, 500)],
  )
}

const KEEP_SENT_DAYS = 30

/** Old mail that has left, or was given up, is forgotten. */
export async function forgetOldMail(ctx: ActorContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - KEEP_SENT_DAYS * 86_400_000).toISOString()
  await ctx.query('mail_forget', `delete from mail_outbox where status <> 'pending' and created_at < $1`, [before])
  await ctx.query('mailbox_forget', 'delete from mailbox_message where created_at < $1', [before])
}
