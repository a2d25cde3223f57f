import { createHash } from 'node:crypto'
import type { SenderMode } from '@tradeport/domain/customs/contract'
import { amendmentMessage, declarationMessage, type Operation } from '@tradeport/domain/customs/rules'
import { uuidv7 } from '@tradeport/node/db'
import { following } from '@tradeport/node/parties'
import type { ActorContext, Job, JobStep } from '@tradeport/node/server-kit'
import { failAmendment, takeReceipt } from './amendment-answers'
import {
  declarationPush,
  type AmendmentRecord,
  type DeclarationRecord,
  type SingleWindowSettings,
} from './customs.table'
import { notifyOf, step as take } from './declaration-steps'
import { loadAnyForm } from './any-form'
import { checkAgain } from './checked-again'
import type { CustomsPorts } from './ports'
import { keepAll, recordUnreadable } from './receipts'
import type { GatewayReceipt, Sender } from './single-window.port'

/** How long one delivery may take before somebody else looks whether it arrived. */
const LEASE_SECONDS = 60
const MAX_TRIES = 8
const ANSWER_MINUTES = 10

/**
 * Writes what goes out with the status, in one transaction: either both stand or neither.
 *
 * @returns the number of the sending
 */
export function enqueuePush(
  ctx: ActorContext,
  form: DeclarationRecord,
  settings: SingleWindowSettings,
  operation: Operation,
): Promise<string> {
  const sending = { regionId: form.regionId, formId: form.id, attempt: form.attempt, operation }
  return enqueue(ctx, { ...sending, ...wayOf(settings) }, clientSeqNo =>
    declarationMessage(form.content, {
      clientSeqNo,
      operation,
      copCode: settings.copCode,
      copName: settings.copName,
      copCodeScc: settings.copCodeScc,
      icCardNo: settings.icCardNo,
      seqNo: form.cusCiqNo,
    }),
  )
}

/** The same for what is asked of customs about a form. */
export function enqueueAmendment(
  ctx: ActorContext,
  form: DeclarationRecord,
  amendment: AmendmentRecord,
  settings: SingleWindowSettings,
): Promise<string> {
  const { id: amendmentId, attempt, kind, explanation, changes } = amendment
  const { regionId, content, entryId, cusCiqNo } = form
  const sending = { regionId, formId: form.id, amendmentId, attempt, operation: kind, ...wayOf(settings) }
  return enqueue(ctx, sending, clientSeqNo =>
    amendmentMessage({ kind, explanation, changes, content, entryId, cusCiqNo }, { ...settings, clientSeqNo }),
  )
}

type Sending = Pick<
  typeof declarationPush.$inferInsert,
  'regionId' | 'formId' | 'amendmentId' | 'attempt' | 'operation' | 'swConfigId' | 'mode' | 'folder'
>

const wayOf = ({ id, mode, folder }: SingleWindowSettings) => ({ swConfigId: id, mode, folder })

async function enqueue(
  ctx: ActorContext,
  sending: Sending,
  messageOf: (clientSeqNo: string) => string,
): Promise<string> {
  const clientSeqNo = uuidv7().replaceAll('-', '')
  const message = messageOf(clientSeqNo)
  await ctx.db.insert(declarationPush).values({
    ...sending,
    id: uuidv7(),
    clientSeqNo,
    message,
    hash: createHash('sha256').update(message).digest('hex'),
    state: 'waiting',
    tries: 0,
    nextAt: ctx.now(),
    createdAt: ctx.now(),
  })
  return clientSeqNo
}

/** A person decided before it went out: it is not sent any more. */
export const forgetAmendment = (ctx: ActorContext, amendmentId: string) =>
  ctx.query(
    'customs_push_forget',
    `update declaration_push set state = 'failed', error = 'decided' where amendment_id = $1 and state = 'waiting'`,
    [amendmentId],
  )

interface Claimed {
  id: string
  form_id: string
  amendment_id: string | null
  client_seq_no: string
  message: string
  region_id: string
  mode: SenderMode
  folder: string
  sw_config_id: string | null
  company_id: string | null
  tries: number
  /** Somebody began it and was not heard of again. */
  was_sending: boolean
}

/** One row, for a minute: whoever is killed meanwhile leaves it to the next, who asks first whether it arrived. */
const claim = (ctx: ActorContext): Promise<Claimed[]> =>
  ctx.query<Claimed>(
    'customs_push_claim',
    `with due as (
       select id, state from declaration_push where state in ('waiting', 'sending') and next_at <= $1 order by next_at limit 1 for update skip locked)
     update declaration_push p set state = 'sending', tries = p.tries + 1, next_at = $2 from due where p.id = due.id
     returning p.id, p.form_id, p.amendment_id, p.client_seq_no, p.message, p.tries, p.region_id, p.mode, p.folder, p.sw_config_id,
       (select company_id from single_window_config where id = p.sw_config_id) as company_id, due.state = 'sending' as was_sending`,
    [ctx.now(), new Date(ctx.now().getTime() + LEASE_SECONDS * 1_000)],
  )

const settle = (ctx: ActorContext, id: string, state: 'sent' | 'failed', error: string | null) =>
  ctx.query(
    'customs_push_settle',
    `update declaration_push set state = $2, sent_at = case when $2 = 'sent' then $3::timestamptz end, error = $4 where id = $1`,
    [id, state, ctx.now(), error],
  )

/** Back to waiting, later each time; after the last try the form says so itself. */
async function again(ctx: ActorContext, push: Claimed, error: string): Promise<void> {
  if (push.tries < MAX_TRIES) {
    const wait = new Date(ctx.now().getTime() + 5_000 * 2 ** push.tries)
    // It stays `sending`: what is tried again is asked after first.
    await ctx.query('customs_push_again', 'update declaration_push set next_at = $2, error = $3 where id = $1', [
      push.id,
      wait,
      error,
    ])
    return
  }
  await settle(ctx, push.id, 'failed', error)
  await giveUp(ctx, push, 'not_delivered')
}

const giveUp = (
  ctx: ActorContext,
  { form_id, amendment_id }: Pick<Claimed, 'form_id' | 'amendment_id'>,
  failure: string,
) => (amendment_id === null ? failForm(ctx, form_id, failure) : failAmendment(ctx, form_id, amendment_id, failure))

async function failForm(ctx: ActorContext, formId: string, failure: string): Promise<void> {
  const form = await loadAnyForm(ctx, formId)
  if (form?.status !== 'pushing') return
  const own = following(ctx.inRegion(form.regionId))
  await notifyOf(own, await take(own, form, { action: 'receive_push_failed', set: { failure } }))
}

/** Sends what waits, one after the other, each under its own number. */
export async function drainPushes(
  step: JobStep,
  { singleWindow }: Pick<CustomsPorts, 'singleWindow'>,
): Promise<number> {
  let sent = 0
  for (let round = 0; round < 100; round++) {
    const [push] = await step(claim)
    if (!push) break
    try {
      const way = {
        ...{ id: push.sw_config_id ?? '', regionId: push.region_id, companyId: push.company_id ?? '' },
        ...{ mode: push.mode, folder: push.folder },
      }
      const arrived = push.was_sending && (await singleWindow.holds(step, way, push.client_seq_no))
      if (!arrived) await singleWindow.deliver(step, way, { clientSeqNo: push.client_seq_no, text: push.message })
      await step(ctx => settle(ctx, push.id, 'sent', null))
      sent++
    } catch (error) {
      await step(ctx => again(ctx, push, textOf(error)))
    }
  }
  return sent
}

/** Those in whose folders something may have come back. */
const sendersWithFolders = (ctx: ActorContext): Promise<Sender[]> =>
  ctx.query<Sender & Record<string, unknown>>(
    'customs_senders_with_folders',
    `select id, region_id as "regionId", company_id as "companyId", mode, folder, former_folders as "formerFolders" from single_window_config
     where folder <> '' or former_folders <> '{}' order by id`,
    [],
  )

/** So often one is tried before a person has to look at it: what fails for a moment goes on by itself. */
const MAX_RECEIPT_TRIES = 5

const placeOf = ({ ref, from }: GatewayReceipt) => `${from?.id ?? ''}/${from?.folder ?? ''}/${ref}`

const textOf = (error: unknown) =>
  error instanceof Error ? error.message.slice(0, 300).replaceAll('\0', '') : 'unknown'

/** @returns whether it is to be tried again */
async function countFailure(ctx: ActorContext, receipt: GatewayReceipt, error: unknown): Promise<boolean> {
  ctx.log.warn({ err: error, place: placeOf(receipt) }, 'a receipt could not be kept')
  const [row] = await ctx.query<{ tries: number }>(
    'customs_receipt_failed',
    `insert into single_window_receipt_try as t (place, tries, error, failed_at) values ($1, 1, $2, $3)
     on conflict (place) do update set tries = t.tries + 1, error = excluded.error, failed_at = excluded.failed_at returning tries`,
    [placeOf(receipt), textOf(error), ctx.now()],
  )
  return (row?.tries ?? 1) < MAX_RECEIPT_TRIES
}

const forgetFailures = (ctx: ActorContext, receipt: GatewayReceipt) =>
  ctx.query('customs_receipt_untried', 'delete from single_window_receipt_try where place = $1', [placeOf(receipt)])

/** @returns whether it is kept, for its form or for a person */
async function keepOne(
  step: JobStep,
  { keepPaper }: Pick<CustomsPorts, 'keepPaper'>,
  receipt: GatewayReceipt,
): Promise<boolean> {
  const { read, raw, from, papers } = receipt
  const unreadable = async (ctx: ActorContext) => {
    await recordUnreadable(ctx, raw, from)
    await forgetFailures(ctx, receipt)
  }
  try {
    await step(async ctx => {
      if (!read) return unreadable(ctx)
      const attach = papers && (async (owner: ActorContext) => keepAll(owner, keepPaper, await papers()))
      await takeReceipt(ctx, read, raw, { attach, from })
      await forgetFailures(ctx, receipt)
    })
  } catch (error) {
    if (await step(ctx => countFailure(ctx, receipt, error))) return false
    await step(unreadable)
  }
  return true
}

/**
 * Takes in what came back, each by itself: one that fails keeps no other from being taken. It is tried again, and after that a person has its
 * text. It is marked as taken only when it is kept, so that nothing is lost in between.
 */
export async function takeReceipts(
  step: JobStep,
  { singleWindow, keepPaper }: Pick<CustomsPorts, 'singleWindow' | 'keepPaper'>,
): Promise<void> {
  const senders = singleWindow.modes.includes('client_folder') ? await step(sendersWithFolders) : []
  for (const receipt of await singleWindow.receipts(step, senders)) {
    if (!(await keepOne(step, { keepPaper }, receipt))) continue
    await singleWindow.taken(step, [receipt]).catch((error: unknown) =>
      // It comes again, and is known to be kept.
      step(async ctx =>
        ctx.log.warn({ err: error, place: placeOf(receipt) }, 'a receipt could not be marked as taken'),
      ),
    )
  }
}

/** What was sent and never answered: the form or the request says so, and a late answer still moves it. */
async function giveUpWaiting(ctx: ActorContext): Promise<void> {
  const rows = await ctx.query<Pick<Claimed, 'form_id' | 'amendment_id'>>(
    'customs_push_silent',
    `(select p.form_id, null::uuid as amendment_id from declaration_push p
        join declaration_form f on f.id = p.form_id and f.attempt = p.attempt
      where f.status = 'pushing' and p.amendment_id is null and p.state = 'sent' and p.sent_at < $1 limit 100)
     union all
     (select p.form_id, a.id from declaration_amendment a
        join declaration_push p on p.amendment_id = a.id and p.attempt = a.attempt
      where a.status = 'submitted' and a.attempt > 0 and p.state = 'sent' and p.sent_at < $1
        and not exists (select 1 from declaration_receipt r where r.amendment_id = a.id and r.attempt = a.attempt) limit 100)`,
    [new Date(ctx.now().getTime() - ANSWER_MINUTES * 60_000)],
  )
  for (const push of rows) await giveUp(ctx, push, 'no_answer')
}

/** One after the other, whatever becomes of those before. @throws the first that went wrong, at the end */
async function allOf(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const part of parts) await part().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

export const customsJobs = (ports: CustomsPorts): readonly Job[] => [
  {
    name: 'customs.singleWindow',
    everySeconds: 2,
    steps: step =>
      allOf([
        () => drainPushes(step, ports),
        () => takeReceipts(step, ports),
        () => step(giveUpWaiting),
        () => checkAgain(step, ports),
      ]),
  },
]
