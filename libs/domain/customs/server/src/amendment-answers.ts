import { asc, desc, eq, sql } from 'drizzle-orm'
import { amendmentAnswerOf, amendmentMove, contradicts } from '@tradeport/domain/customs/rules'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import { following } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'
import { applyAmendment, moveAmendment } from './amendment-steps'
import { loadAnyForm } from './any-form'
import {
  declarationAmendmentTable,
  declarationReceiptTable,
  type AmendmentRecord,
  type DeclarationRecord,
  type ReceiptRecord,
} from './customs.table'
import { notifyOf, tell } from './declaration-steps'
import { handOver, keepReceipt, recordReceipt, sentOf, type Arrived, type Found, type Read } from './receipts'

/** For what follows by itself: locked, after its form. */
async function lockAmendment(ctx: ActorContext, id: string): Promise<AmendmentRecord | undefined> {
  const rows = await ctx.db
    .select()
    .from(declarationAmendmentTable)
    .where(eq(declarationAmendmentTable.id, id))
    .for('update')
  return rows[0]
}

/** What was said of all requests about a form, by customs' clock. */
export const answersOf = (ctx: ActorContext, formId: string): Promise<ReceiptRecord[]> =>
  ctx.db
    .select()
    .from(declarationReceiptTable)
    .where(sql`form_id = ${formId} and amendment_id is not null`)
    .orderBy(asc(declarationReceiptTable.noticeDate), asc(declarationReceiptTable.id))

/** Takes in what came back through the gateway: about a form, about a request that concerns one, or about what nobody knows. */
export async function takeReceipt(
  ctx: ActorContext,
  read: Read,
  raw: string,
  { attach, from }: Pick<Arrived, 'attach' | 'from'>,
): Promise<void> {
  const arrived: Arrived = { ...read, source: 'gateway', raw, attach, from }
  const found = await sentOf(ctx, read, from)
  if (!found) await keepReceipt(ctx, arrived, undefined)
  else if (found.amendmentId === undefined) await recordReceipt(ctx, arrived, found)
  else await takeAnswer(ctx.inRegion(found.form.regionId), arrived, found, found.amendmentId)
}

async function takeAnswer(ctx: ActorContext, arrived: Arrived, found: Found, amendmentId: string): Promise<void> {
  const amendment = await lockAmendment(ctx, amendmentId)
  if (!amendment) return
  const problem = contradicts(amendment.status, arrived.channel) ? 'contradicts' : null
  const receipt = await keepReceipt(ctx, arrived, found, problem)
  if (receipt) await followAnswers(ctx, found.form, amendment, receipt)
}

/** Brings the request to where all answers say that it stands, and does what was granted. */
async function followAnswers(
  ctx: ActorContext,
  form: DeclarationRecord,
  amendment: AmendmentRecord,
  receipt: ReceiptRecord,
): Promise<void> {
  const system = following(ctx)
  const own = (await answersOf(ctx, form.id)).filter(row => row.amendmentId === amendment.id)
  const move = amendmentMove(
    amendment,
    own.map(row => ({ ...row, noticeDate: iso(row.noticeDate) })),
  )
  const seqNo = own.map(row => row.cusCiqNo).findLast(Boolean) ?? amendment.seqNo
  if (!move) {
    await ctx.db
      .update(declarationAmendmentTable)
      .set({ seqNo, updatedAt: ctx.now() })
      .where(eq(declarationAmendmentTable.id, amendment.id))
    tell(ctx, form)
    return
  }
  const isDecided = move === 'receive_granted' || move === 'receive_refused'
  const next = await moveAmendment(system, { row: amendment, form }, move, {
    version: amendment.version,
    note: [receipt.channel, receipt.note].filter(Boolean).join(' · '),
    set: {
      seqNo,
      failure: move === 'receive_failed' ? receipt.note || receipt.channel : null,
      ...(isDecided ? { remark: receipt.note || null, decidedAt: ctx.now() } : {}),
    },
  })
  if (move === 'receive_granted') await applyAmendment(system, next, { at: receipt.noticeDate })
  else if (move !== 'receive_taken') await notifyOf(system, form, { stage: 'amendment', reply: receipt.note })
}

/** It was not delivered, or nobody answered: whoever asked may send it again, and a late answer still moves it. */
export async function failAmendment(ctx: ActorContext, formId: string, id: string, failure: string): Promise<void> {
  const form = await loadAnyForm(ctx, formId)
  if (!form) return
  const row = await lockAmendment(ctx, id)
  if (row?.status !== 'submitted') return
  const own = following(ctx.inRegion(form.regionId))
  await moveAmendment(own, { row, form }, 'receive_failed', { version: row.version, note: failure, set: { failure } })
  await notifyOf(own, form, { stage: 'amendment' })
}

/**
 * Hands an answer that waits to the last request of the form that was sent.
 *
 * @throws AppError `FT520400` at the form's number, where nothing was asked about it
 */
export async function assignAnswer(ctx: ActorContext, receipt: ReceiptRecord, form: DeclarationRecord): Promise<void> {
  const locked = (await loadAnyForm(ctx, form.id)) ?? form
  const [amendment] = await ctx.db
    .select()
    .from(declarationAmendmentTable)
    .where(sql`form_id = ${locked.id} and attempt > 0`)
    .orderBy(desc(declarationAmendmentTable.createdAt))
    .limit(1)
    .for('update')
  if (!amendment) throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'formNo', rule: 'invalid_value' }] })
  const { id: amendmentId, attempt } = amendment
  const kept = await handOver(ctx, receipt, { form: locked, attempt, amendmentId })
  if (kept) await followAnswers(ctx, locked, amendment, kept)
}

/** As pages show it. */
export const answerDto = (row: ReceiptRecord) => ({
  id: row.id,
  channel: row.channel,
  noticeDate: iso(row.noticeDate),
  note: row.note,
  answer: amendmentAnswerOf(row.channel) ?? null,
})
