import { createHash } from 'node:crypto'
import { and, asc, eq, ne } from 'drizzle-orm'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import { transition, type ActorContext } from '@tradeport/node/server-kit'
import { canonicalQuotation, quotationMachine, type QuotationStatement } from '@tradeport/domain/sourcing/rules'
import { inquiryOfThread } from './inquiry.repository'
import type { InquiryRecord } from './inquiry.table'
import { acting, quotationRows, sideOf } from './party'
import { dropPendingApproval } from './purchase-approval.repository'
import {
  quotationChargeTable,
  quotationItemTable,
  quotationTable,
  type QuotationChargeRecord,
  type QuotationItemRecord,
  type QuotationRecord,
} from './quotation.table'
import { loadThread } from './thread.repository'
import type { ThreadRecord } from './thread.table'

/** @throws AppError `MALL600404`, also for what belongs to somebody else, and for a draft that was never sent to the caller. */
export async function loadQuotation(ctx: ActorContext, id: string, lock?: 'update'): Promise<QuotationRecord> {
  const query = ctx.db
    .select()
    .from(quotationTable)
    .where(
      and(
        eq(quotationTable.id, id),
        quotationRows(ctx, 'quotation'),
        sideOf(ctx) === 'seller' ? undefined : ne(quotationTable.status, 'draft'),
      ),
    )
  const [row] = await (lock ? query.for(lock) : query)
  if (!row) throw new AppError('MALL600404')
  return row
}

export interface Negotiation {
  /** The call with the roles that its caller has towards this negotiation. */
  theirs: ActorContext
  inquiry: InquiryRecord
  thread: ThreadRecord
  quotation: QuotationRecord
}

/**
 * A version with what it stands in, locked from the outside in: everybody who changes a negotiation takes the same way, so that two
 * of them wait for each other instead of stopping each other.
 */
export async function lockNegotiation(
  ctx: ActorContext,
  quotationId: string,
  inquiryLock: 'update' | 'share',
): Promise<Negotiation> {
  const seen = await loadQuotation(ctx, quotationId)
  const inquiry = await inquiryOfThread(ctx, seen.inquiryId, inquiryLock)
  const thread = await loadThread(ctx, seen.threadId, 'update')
  const quotation = await loadQuotation(ctx, quotationId, 'update')
  return { theirs: acting(ctx, thread), inquiry, thread, quotation }
}

export async function itemsOf(ctx: ActorContext, quotationId: string): Promise<QuotationItemRecord[]> {
  return ctx.db
    .select()
    .from(quotationItemTable)
    .where(eq(quotationItemTable.quotationId, quotationId))
    .orderBy(asc(quotationItemTable.lineNo))
}

export async function chargesOf(ctx: ActorContext, quotationId: string): Promise<QuotationChargeRecord[]> {
  return ctx.db
    .select()
    .from(quotationChargeTable)
    .where(eq(quotationChargeTable.quotationId, quotationId))
    .orderBy(asc(quotationChargeTable.lineNo))
}

type QuotationAction = keyof typeof quotationMachine.actions

/** The one way a version changes its state. */
export async function moveQuotation(
  ctx: ActorContext,
  quotation: QuotationRecord,
  action: QuotationAction,
  rest: { version?: number; set?: Partial<QuotationRecord>; note?: string | null } = {},
): Promise<QuotationRecord> {
  // Looked at is not changed; everything else leaves nothing to approve.
  if (action !== 'view') await dropPendingApproval(ctx, quotation.id)
  return transition(ctx, {
    table: quotationTable,
    machine: quotationMachine,
    row: quotation,
    action,
    documentType: 'quotation',
    ...(rest.version === undefined ? {} : { version: rest.version }),
    ...(rest.set === undefined ? {} : { set: rest.set }),
    ...(rest.note === undefined ? {} : { note: rest.note }),
  })
}

/** What a stored version says. @throws AppError when it is not complete enough to say anything binding. */
export function statementOf(
  quotation: QuotationRecord,
  items: readonly QuotationItemRecord[],
  charges: readonly QuotationChargeRecord[],
): QuotationStatement {
  if (quotation.validUntil === null) throw new Error(`quotation ${quotation.id} has no end of validity`)
  return { ...quotation, items, charges, validUntil: iso(quotation.validUntil) }
}

export function hashOf(statement: QuotationStatement): string {
  return createHash('sha256').update(canonicalQuotation(statement)).digest('hex')
}
