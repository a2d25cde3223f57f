import { sql, type SQL } from 'drizzle-orm'
import { DECLARATION_READERS } from '@tradeport/domain/customs/rules'
import { holds } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { tradeDay } from '@tradeport/node/db'
import { companyOf } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'

/** A broker's standing today with the client that a row belongs to: its clients are looked up once, not row by row. */
export const delegated = (ctx: ActorContext, rows: SQL = sql`declaration_form`): SQL => sql`(${rows}.company_id in (
  select d.company_id from customs_delegation d where d.broker_company_id = ${companyOf(ctx)} and d.ended_at is null
    and d.valid_to >= ${tradeDay(ctx.now())}::date)) is true`

type Side = 'seller' | 'provider' | 'operator'

/** @throws AppError `gateway.400019` for whoever reads no forms. */
export function readingSide(ctx: ActorContext): Side {
  switch (ctx.actor.kind) {
    case 'seller':
    case 'provider':
      return ctx.actor.kind
    case 'operator':
      if (holds(ctx.actor.roles, DECLARATION_READERS, ['declarationForm', 'customsReceipt', 'declarationAmendment']))
        return 'operator'
      throw new AppError('gateway.400019')
    case 'visitor':
    case 'buyer':
    case 'system':
      throw new AppError('gateway.400019')
  }
}

/** A company's own forms; those that its clients gave a broker; an operator's region, but no drafts: those are still private. */
export function visible(ctx: ActorContext): SQL {
  const region = sql`region_id = ${ctx.region.regionId}`
  switch (readingSide(ctx)) {
    case 'seller':
      return sql`company_id = ${companyOf(ctx)} and ${region}`
    case 'provider':
      return sql`broker_company_id = ${companyOf(ctx)} and ${region} and ${delegated(ctx)}`
    case 'operator':
      return sql`${region} and status <> 'draft'`
  }
}
