import { sql } from 'drizzle-orm'
import { bigint, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext, JobStep } from '@tradeport/node/server-kit'
import type { FundsFailure, FundsOutcome, FundsPayMode, FundsPort, InstructionKind } from './funds.port'

/** So many payments are carried out in one run. */
const PAYMENTS = 20
/** For so long nobody else takes a payment that is being carried out; the reference keeps a second one from doing it again. */
const CLAIM_MS = 60_000
const LONGEST_WAIT_MS = 60 * 60_000

const moment = () => timestamp({ withTimezone: true })
const minor = () => bigint({ mode: 'bigint' })

/** What the bank is asked to do for documents of one kind, as each kind keeps it in a table of its own. */
export const paymentColumns = () => ({
  id: uuid().primaryKey(),
  orderId: uuid().notNull(),
  kind: text().$type<InstructionKind>().notNull(),
  reference: text().notNull(),
  status: text().$type<'pending' | 'done' | 'failed'>().notNull().default('pending'),
  currency: text().notNull(),
  amountMinor: minor().notNull(),
  commissionMinor: minor().notNull().default(0n),
  payMode: text().$type<FundsPayMode>(),
  failure: text().$type<FundsFailure>(),
  bankReference: text(),
  attempts: integer().notNull().default(0),
  nextAttemptAt: moment().notNull(),
  createdAt: moment().notNull(),
  settledAt: moment(),
  replacedBy: uuid(),
})

interface Asked {
  orderId: string
  kind: InstructionKind
  currency: string
  amountMinor: bigint
  commissionMinor?: bigint
  payMode?: FundsPayMode | null
}

/** A row for the queue, written in the transaction of the change that asks for it: the bank is asked once that stands. */
export function newPayment(ctx: Pick<ActorContext, 'now'>, books: Pick<PaymentBooks, 'document'>, asked: Asked) {
  const id = uuidv7()
  return {
    id,
    ...asked,
    commissionMinor: asked.commissionMinor ?? 0n,
    payMode: asked.payMode ?? null,
    reference: `${books.document}:${asked.orderId}:${asked.kind}:${id}`,
    nextAttemptAt: ctx.now(),
    createdAt: ctx.now(),
  }
}

/** Where a kind of documents keeps what the bank is asked, and what follows from its answers. */
export interface PaymentBooks {
  /** Begins every reference. */
  readonly document: string
  readonly payments: string
  readonly orders: string
  /** Columns of the document. */
  readonly customer: string
  readonly provider: string
  /** The answer is written down and the document locked; undone with the rest of its transaction. */
  answered(ctx: ActorContext, answer: { paymentId: string; orderId: string; outcome: FundsOutcome }): Promise<void>
}

interface Claimed extends Record<string, unknown> {
  id: string
  region_id: string
  reference: string
  kind: InstructionKind
  customer_id: string
  provider_id: string
  currency: string
  amount: string
  commission: string
  pay_mode: FundsPayMode | null
}

/**
 * Carries out what was written down for the bank. Claimed, asked, written down: whatever stops in between is asked again under the same
 * reference, which the bank carries out once.
 */
export async function settlePayments(step: JobStep, funds: FundsPort, books: PaymentBooks): Promise<void> {
  const claimed = await step(ctx => claim(ctx, books))
  for (const payment of claimed) {
    let outcome: FundsOutcome
    try {
      outcome = await funds.settle(step, {
        reference: payment.reference,
        kind: payment.kind,
        customerCompanyId: payment.customer_id,
        providerCompanyId: payment.provider_id,
        currency: payment.currency,
        amountMinor: BigInt(payment.amount),
        commissionMinor: BigInt(payment.commission),
        payMode: payment.pay_mode,
      })
    } catch (error) {
      // The claim runs out, and it is tried again.
      await step(async ctx => ctx.log.warn({ err: error, payment: payment.id }, 'the bank did not answer'))
      continue
    }
    await step(ctx => writeDown(ctx.inRegion(payment.region_id), books, payment.id, outcome))
  }
}

async function claim(ctx: ActorContext, books: PaymentBooks): Promise<Claimed[]> {
  const payments = sql.identifier(books.payments)
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from ${payments} where status = 'pending' and next_attempt_at <= ${ctx.now().toISOString()}
    order by next_attempt_at limit ${PAYMENTS} for update skip locked`)
  const ids = rows.map(row => row.id)
  if (ids.length === 0) return []
  await ctx.db.execute(sql`
    update ${payments} set attempts = attempts + 1, next_attempt_at = ${ctx.now().toISOString()}::timestamptz
      + least(${CLAIM_MS} * power(2, least(attempts, 10)), ${LONGEST_WAIT_MS}) * interval '1 millisecond'
    where id = any (${sql.param(ids)}::uuid[])`)
  const found = await ctx.db.execute<Claimed>(sql`
    select p.id, o.region_id, p.reference, p.kind, o.${sql.identifier(books.customer)} as customer_id,
      o.${sql.identifier(books.provider)} as provider_id, p.currency, p.amount_minor::text as amount,
      p.commission_minor::text as commission, p.pay_mode
    from ${payments} p join ${sql.identifier(books.orders)} o on o.id = p.order_id
    where p.id = any (${sql.param(ids)}::uuid[]) order by p.created_at, p.id`)
  return found.rows
}

/** Writes down what the bank said; the document is locked first, as everybody does who changes one. */
async function writeDown(
  ctx: ActorContext,
  books: PaymentBooks,
  paymentId: string,
  outcome: FundsOutcome,
): Promise<void> {
  const payments = sql.identifier(books.payments)
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select o.id from ${sql.identifier(books.orders)} o join ${payments} p on p.order_id = o.id
    where p.id = ${paymentId} for update of o`)
  const at = ctx.now().toISOString()
  const said = outcome.ok
    ? sql`status = 'done', bank_reference = ${outcome.bankReference}`
    : sql`status = 'failed', failure = ${outcome.failure}`
  const written = await ctx.db.execute(sql`
    update ${payments} set ${said}, settled_at = ${at} where id = ${paymentId} and status = 'pending' returning id`)
  const orderId = rows[0]?.id
  // Somebody else was told first.
  if (orderId === undefined || written.rows.length === 0) return
  await books.answered(ctx, { paymentId, orderId, outcome })
}

/** Whether the bank still has something to do for a document. */
export async function hasPendingPayments(ctx: ActorContext, books: PaymentBooks, orderId: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    select 1 from ${sql.identifier(books.payments)} where order_id = ${orderId} and status = 'pending' limit 1`)
  return rows.length > 0
}
