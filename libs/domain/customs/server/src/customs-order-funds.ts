import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { CustomsOrderFee, FeeMoney } from '@tradeport/domain/customs/contract'
import { endOf, feeCommission, feeRest, reclaimedCommission } from '@tradeport/domain/customs/rules'
import { isPositive, sumDecimal, toMinor } from '@tradeport/kernel/values'
import { newPayment, type FundsPayMode, type InstructionKind, type PaymentBooks } from '@tradeport/node/funds'
import type { ActorContext } from '@tradeport/node/server-kit'
import { customsOrderPayment, type CustomsOrderRecord, type FeePaymentRecord } from './customs-order.table'

/** Where the bank's part of agency orders is kept. */
export const CUSTOMS_ORDER_BOOKS = {
  document: 'customs-order',
  payments: 'customs_order_payment',
  orders: 'customs_order',
  customer: 'client_company_id',
  provider: 'provider_company_id',
} as const satisfies Omit<PaymentBooks, 'answered'>

export const withMoney = (
  fees: readonly CustomsOrderFee[],
  nos: readonly number[],
  money: FeeMoney,
): CustomsOrderFee[] => fees.map(fee => (nos.includes(fee.no) ? { ...fee, money } : fee))

type Payer = Pick<CustomsOrderRecord, 'id' | 'commissionRate'>

/** How much of a line an instruction is about, and what of that is the platform's. */
interface Part {
  readonly kind: InstructionKind
  amount(line: CustomsOrderFee): string
  commission(line: CustomsOrderFee, rate: string): string
}
const none = () => '0'
const HOLD: Part = { kind: 'hold', amount: line => line.amount, commission: none }
const RELEASE: Part = {
  kind: 'release',
  amount: feeRest,
  commission: (line, rate) => feeCommission(line, feeRest(line), rate),
}
const REFUND: Part = { kind: 'refund', amount: feeRest, commission: none }
/** What a complaint takes back, from escrow or from what was passed on. */
const GIVE_BACK: Part = { kind: 'refund', amount: line => line.returning, commission: none }
const RECLAIM: Part = { kind: 'reclaim', amount: line => line.returning, commission: reclaimedCommission }

/** One instruction for each currency of these lines. */
async function instruct(
  ctx: ActorContext,
  order: Payer,
  { kind, amount, commission }: Part,
  lines: readonly CustomsOrderFee[],
  { payMode = null, claimNo = null }: { payMode?: FundsPayMode | null; claimNo?: number | null } = {},
): Promise<void> {
  for (const currency of new Set(lines.map(line => line.currency))) {
    const own = lines.filter(line => line.currency === currency && isPositive(amount(line)))
    if (own.length === 0) continue
    const minorOf = (amountOf: (line: CustomsOrderFee) => string) => toMinor(sumDecimal(own.map(amountOf)), currency)
    const payment = newPayment(ctx, CUSTOMS_ORDER_BOOKS, {
      ...{ orderId: order.id, kind, currency, payMode, amountMinor: minorOf(amount) },
      commissionMinor: minorOf(line => commission(line, order.commissionRate ?? '0')),
    })
    await ctx.db.insert(customsOrderPayment).values({ ...payment, feeNos: own.map(({ no }) => no), claimNo })
  }
}

/** Asks the bank to take all that is due into escrow. @returns the fees as they stand then */
export async function holdFees(
  ctx: ActorContext,
  order: Payer,
  fees: readonly CustomsOrderFee[],
  payMode: FundsPayMode,
): Promise<CustomsOrderFee[]> {
  const due = fees.filter(({ money }) => money === 'due')
  await instruct(ctx, order, HOLD, due, { payMode })
  return withMoney(
    fees,
    due.map(({ no }) => no),
    'processing',
  )
}

/**
 * The order is over: what the bank holds is passed on or goes back, and nobody is asked for what is no longer owed. What is on its way to
 * the bank follows once it is there.
 *
 * @returns the fees as they stand then
 */
export async function settleFees(
  ctx: ActorContext,
  order: Payer,
  fees: readonly CustomsOrderFee[],
): Promise<CustomsOrderFee[]> {
  const held = fees.filter(({ money }) => money === 'held')
  for (const part of [RELEASE, REFUND])
    await instruct(
      ctx,
      order,
      part,
      held.filter(line => endOf(line) === part.kind),
    )
  return fees.map(fee => {
    // Of what goes back as a whole after a complaint nothing is left to settle.
    if (fee.money === 'held' && isPositive(feeRest(fee))) return { ...fee, money: 'settling' }
    return fee.money === 'due' && fee.status === 'lapsed' ? { ...fee, money: 'none' } : fee
  })
}

/**
 * Asks the bank for what a complaint takes back of these lines: from escrow, or from what was passed on; of what is just being passed on
 * once that is done. What it was asked for already it is not asked again.
 */
export async function giveBack(
  ctx: ActorContext,
  order: Payer,
  fees: readonly CustomsOrderFee[],
  claimNo: number,
): Promise<void> {
  const payments = await ctx.db
    .select({ feeNos: customsOrderPayment.feeNos })
    .from(customsOrderPayment)
    .where(and(eq(customsOrderPayment.orderId, order.id), eq(customsOrderPayment.claimNo, claimNo)))
  const asked = new Set(payments.flatMap(({ feeNos }) => feeNos))
  const open = fees.filter(fee => isPositive(fee.returning) && !asked.has(fee.no))
  const at = (state: FeeMoney) => open.filter(({ money }) => money === state)
  await instruct(ctx, order, GIVE_BACK, at('held'), { claimNo })
  await instruct(ctx, order, RECLAIM, at('released'), { claimNo })
}

/** New instructions in the place of those that the bank refused: it carries out one reference once at most. @returns how many */
export async function askBankAgain(ctx: ActorContext, orderId: string): Promise<number> {
  const refused: FeePaymentRecord[] = await ctx.db
    .select()
    .from(customsOrderPayment)
    .where(
      and(
        eq(customsOrderPayment.orderId, orderId),
        eq(customsOrderPayment.status, 'failed'),
        inArray(customsOrderPayment.kind, ['release', 'refund', 'reclaim']),
        isNull(customsOrderPayment.replacedBy),
      ),
    )
  for (const { id, kind, currency, amountMinor, commissionMinor, feeNos, claimNo } of refused) {
    const payment = newPayment(ctx, CUSTOMS_ORDER_BOOKS, { orderId, kind, currency, amountMinor, commissionMinor })
    await ctx.db.insert(customsOrderPayment).values({ ...payment, feeNos, claimNo })
    await ctx.db.update(customsOrderPayment).set({ replacedBy: payment.id }).where(eq(customsOrderPayment.id, id))
  }
  return refused.length
}

/** What the bank moved of fees, for the report of what the platform earns. */
export const feePaymentsMoved = (within: (at: SQL) => SQL): SQL => sql`
  select p.order_id, p.kind, p.currency, p.amount_minor, p.commission_minor, p.settled_at as at, o.region_id, o.provider_company_id,
    o.provider_name, 'CUSTOMS' as category_code
  from customs_order_payment p join customs_order o on o.id = p.order_id
  where p.status = 'done' and ${within(sql`p.settled_at`)}`
