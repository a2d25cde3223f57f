import { sql, type SQL } from 'drizzle-orm'
import { SELLERS_WHO_SPEAK } from '@tradeport/domain/sourcing/contract'
import type { OperatorRole } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { companyOf, partyRows, sideOf as sideAmong, userOf, type Side } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'

/** Operators who may read what parties negotiate (matrix 4.1: trade reads; review, content and finance do not). */
export const NEGOTIATION_READERS: readonly OperatorRole[] = ['op_super', 'op_region_admin', 'op_trade', 'op_auditor']

const READERS = {
  sellers: SELLERS_WHO_SPEAK,
  operators: NEGOTIATION_READERS,
  documents: ['inquiry', 'thread', 'quotation'],
} as const

/** @throws AppError `gateway.400019` for anybody who takes no part in negotiations. */
export const sideOf = (ctx: ActorContext): Side => sideAmong(ctx, READERS)

/** What rows of a table with both parties the caller may see. */
export const partyScope = (ctx: ActorContext, table: string): SQL => partyRows(ctx, sideOf(ctx), table)

/** Inquiries are the buyer's: a draft only of the one who writes it. */
export function inquiryScope(ctx: ActorContext): SQL {
  const region = sql`inquiry.region_id = ${ctx.region.regionId}`
  switch (sideOf(ctx)) {
    case 'buyer':
      return sql`inquiry.buyer_company_id = ${companyOf(ctx)} and ${region}
        and (inquiry.status <> 'draft' or inquiry.buyer_user_id = ${userOf(ctx)})`
    case 'operator':
      return sql`${region} and inquiry.status <> 'draft'`
    case 'seller':
      throw new AppError('gateway.400019')
  }
}
