import type { Remedy } from '@tradeport/domain/service-order/contract'
import { decisionStep, remedyOf, stepAfterAgreement, type AfterSalesStep } from '@tradeport/domain/service-order/rules'
import { eq } from 'drizzle-orm'
import { AppError } from '@tradeport/kernel/errors'
import { toMinor } from '@tradeport/kernel/values'
import type { FundsOutcome } from '@tradeport/node/funds'
import type { ActorContext } from '@tradeport/node/server-kit'
import { refundByCase, writeCaseRefund, writeDirectCaseRefund } from './after-sales-money'
import { lockPair, moveCase, type CasePair } from './after-sales-progress'
import { afterSalesCase, type AfterSalesRecord } from './after-sales.table'
import { stopWork } from './linked-work'
import { answered, refundOwedFrom, refundSettled } from './payback'
import type { ServiceOrderPorts } from './ports'
import type { PaymentRecord, ServiceOrderRecord } from './service-order.table'

export interface Remedied {
  remedy: Remedy
  agreedMinor: bigint | null
}

/** What the customer asks for. */
export function wanted({ type, requestedMinor }: AfterSalesRecord): Remedied {
  return { remedy: remedyOf(type, requestedMinor !== null), agreedMinor: requestedMinor }
}

/** What the provider offers instead; what the customer asks for where nothing is on the table. */
export function offered(record: AfterSalesRecord): Remedied {
  const { offer, currency } = record
  if (offer === null) return wanted(record)
  return { remedy: offer.remedy, agreedMinor: offer.amount === null ? null : toMinor(offer.amount, currency) }
}

/** Both are of one mind: what follows begins at once. */
export async function agree(
  ctx: ActorContext,
  pair: CasePair,
  step: 'agree' | 'accept_offer',
  { remedy, agreedMinor }: Remedied,
  change: Parameters<typeof moveCase>[3] = {},
): Promise<CasePair> {
  const next = stepAfterAgreement(remedy)
  const set = { remedy, agreedMinor: remedy === 'refund' ? agreedMinor : null, offer: null }
  const agreed = await moveCase(ctx, pair, step, { ...change, set, quiet: next !== null })
  const { said } = change
  return next === null ? agreed : begin(ctx, agreed, next, said ? { reply: said.text } : {})
}

/** The platform's word is binding. */
export function decide(
  ctx: ActorContext,
  pair: CasePair,
  { remedy, agreedMinor }: Remedied,
  change: NonNullable<Parameters<typeof moveCase>[3]>,
): Promise<CasePair> {
  const set = { ...change.set, remedy, agreedMinor: remedy === 'refund' ? agreedMinor : null, offer: null }
  return begin(ctx, pair, decisionStep(remedy), { ...change, set })
}

async function begin(
  ctx: ActorContext,
  pair: CasePair,
  step: AfterSalesStep,
  change: Parameters<typeof moveCase>[3] = {},
): Promise<CasePair> {
  const begun = await moveCase(ctx, pair, step, change)
  const { record, order } = begun
  if (record.status !== 'refunding' || record.agreedMinor === null) return begun
  if (await refundByCase(ctx, order, record.id, record.agreedMinor)) return begun
  const owed = refundOwedFrom(ctx, record, record.agreedMinor)
  await ctx.db.update(afterSalesCase).set(owed).where(eq(afterSalesCase.id, record.id))
  return { record: { ...record, ...owed }, order }
}

/** The customer has what the provider paid back itself, as it says, or said nothing against in time; or as the platform decided. */
export async function refundCame(
  ctx: ActorContext,
  ports: Pick<ServiceOrderPorts, 'linkedWork'>,
  { record, order }: CasePair,
  change: Parameters<typeof moveCase>[3] = {},
  step: 'refund_received' | 'payback_paid' = 'refund_received',
): Promise<CasePair> {
  const { directRefund } = record
  if (directRefund?.status !== 'reported' && directRefund?.status !== 'in_review') throw new AppError('MALL600403')
  const left = await writeDirectCaseRefund(ctx, order, BigInt(directRefund.amountMinor))
  const came = refundSettled(ctx, record, answered(ctx, directRefund.reports, 'received', null))
  const done = await moveCase(ctx, { record, order: left }, step, { ...change, set: { ...came, ...change.set } })
  if (left.status === 'cancelled') await stopWork(ctx, ports, left)
  return done
}

/** The bank has answered what a case asked for; the order is locked already. */
export async function caseSettled(
  ctx: ActorContext,
  ports: Pick<ServiceOrderPorts, 'linkedWork'>,
  order: ServiceOrderRecord,
  payment: PaymentRecord & { caseId: string },
  outcome: FundsOutcome,
): Promise<void> {
  const { record } = await lockPair(ctx, payment.caseId)
  const left = outcome.ok ? await writeCaseRefund(ctx, order, payment) : order
  await moveCase(ctx, { record, order: left }, outcome.ok ? 'refund_done' : 'refund_failed')
  if (left.status === 'cancelled') await stopWork(ctx, ports, left)
}
