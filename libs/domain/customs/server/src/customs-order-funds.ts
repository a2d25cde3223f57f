import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { CustomsOrderFee, FeeMoney } from '@tradeport/domain/customs/contract'
import { endOf, feeCommission } from '@tradeport/domain/customs/rules'
import { sumDecimal, toMinor } from '@tradeport/kernel/values'
import { newPayment, type FundsPayMode, type PaymentBooks } from '@tradeport/node/funds'
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

type Kind = 'hold' | 'release' | 'refund'
type Payer = Pick<CustomsOrderRecord, 'id' | 'commissionRate'>

/** One instruction for each currency of these lines. */
async function instruct(
  ctx: ActorContext,
  order: Payer,
  kind: Kind,
  lines: readonly CustomsOrderFee[],
  payMode: FundsPayMode | null = null,
): Promise<void> {
  for (const currency of new Set(lines.map(line => line.currency))) {
    const own = lines.filter(line => line.currency === currency)
    const minorOf = (amountOf: (line: CustomsOrderFee) => string) => toMinor(sumDecimal(own.map(amountOf)), currency)
    const commissionMinor =
      kind === 'release' ? minorOf(line => feeCommission(line, order.commissionRate ?? '0')) : undefined
    const payment = newPayment(ctx, CUSTOMS_ORDER_BOOKS, {
      ...{ orderId: order.id, kind, currency, payMode, amountMinor: minorOf(line => line.amount) },
      ...(commissionMinor === undefined ? {} : { commissionMinor }),
    })
    await ctx.db.insert(customsOrderPayment).values({ ...payment, feeNos: own.map(({ no }) => no) })
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
  await instruct(ctx, order, 'hold', due, payMode)
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
  for (const kind of ['release', 'refund'] as const)
    await instruct(
      ctx,
      order,
      kind,
      held.filter(line => endOf(line) === kind),
    )
  return fees.map(fee => {
    if (fee.money === 'held') return { ...fee, money: 'settling' }
    return fee.money === 'due' && fee.status === 'lapsed' ? { ...fee, money: 'none' } : fee
  })
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
        inArray(customsOrderPayment.kind, ['release', 'refund']),
        isNull(customsOrderPayment.replacedBy),
      ),
    )
  for (const { id, kind, currency, amountMinor, commissionMinor, feeNos } of refused) {
    const payment = newPayment(ctx, CUSTOMS_ORDER_BOOKS, { orderId, kind, currency, amountMinor, commissionMinor })
    await ctx.db.insert(customsOrderPayment).values({ ...payment, feeNos })
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
