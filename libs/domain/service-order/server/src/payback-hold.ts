import { sql, type SQL } from 'drizzle-orm'
import type { ServiceOrderDetail } from '@tradeport/domain/service-order/contract'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { partyOf } from './party'
import type { ServiceOrderRecord } from './service-order.table'

type OfProvider = Pick<ServiceOrderRecord, 'providerCompanyId' | 'regionId'>

/** Refunds, of orders and of cases, that the platform decided their provider still owes: until it has paid it takes on nothing new. */
export const heldProviders = (of: SQL): SQL => sql`
  select provider_company_id, id, no, null::uuid as case_id from service_order where ${of} and refund_upheld_at is not null
  union all
  select provider_company_id, service_order_id, service_order_no, id from after_sales_case
    where ${of} and refund_upheld_at is not null`

/** What this provider is held for. */
export async function heldFor(
  ctx: ActorContext,
  { providerCompanyId, regionId }: OfProvider,
): Promise<ServiceOrderDetail['heldFor']> {
  const { rows } = await ctx.db.execute<{ id: string; no: string; case_id: string | null }>(
    sql`${heldProviders(sql`provider_company_id = ${providerCompanyId} and region_id = ${regionId}`)} limit 1`,
  )
  const [held] = rows
  return held ? { id: held.id, no: held.no, caseId: held.case_id } : null
}

/** @throws AppError `FT526018` towards the provider itself, `FT526019` towards its customers. */
export async function requireOpenProvider(ctx: ActorContext, order: OfProvider): Promise<void> {
  if ((await heldFor(ctx, order)) !== null) throw new AppError(partyOf(ctx) === 'provider' ? 'FT526018' : 'FT526019')
}
