import { sql, type SQL } from 'drizzle-orm'
import { SELLERS_WHO_ACT, SELLERS_WHO_SPEAK } from '@tradeport/domain/sourcing/contract'
import type { OperatorRole } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import {
  companyOf,
  partyRows,
  reachedRows,
  rolesToward,
  sideOf as sideAmong,
  userOf,
  type Side,
} from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { ThreadRecord } from './thread.table'
import { actsOn } from '@tradeport/kernel/contract-kit'

/** Operators who may read what parties negotiate (matrix 4.1: trade reads; review, content and finance do not). */
export const NEGOTIATION_READERS: readonly OperatorRole[] = ['op_super', 'op_region_admin', 'op_trade', 'op_auditor']

const READERS = {
  sellers: SELLERS_WHO_SPEAK,
  operators: NEGOTIATION_READERS,
  documents: ['inquiry', 'thread', 'quotation', 'block'],
} as const

/** @throws AppError `gateway.400019` for anybody who takes no part in negotiations. */
export const sideOf = (ctx: ActorContext): Side => sideAmong(ctx, READERS)

/** What rows of a table with both parties the caller may see. */
export const partyScope = (ctx: ActorContext, table: string): SQL => partyRows(ctx, sideOf(ctx), table)

/** The same of versions, which belong to whoever's negotiation they stand in. */
export function quotationRows(ctx: ActorContext, table: string): SQL {
  const reached = sql`${sql.raw(table)}.thread_id in (select reached.id from inquiry_thread reached
    where reached.buyer_company_id = ${ctx.actor.companyId} and ${reachedRows(ctx, sql`reached.buyer_user_id`)})`
  return partyRows(ctx, sideOf(ctx), table, reached)
}

/** Whose a negotiation is on either side. */
export type Theirs = Pick<ThreadRecord, 'buyerUserId' | 'assignedTo' | 'assignedName'>

/** The call with those of the caller's roles that reach the negotiation (levels of matrix 4.1). */
export function toward(ctx: ActorContext, theirs: Pick<Theirs, 'buyerUserId'> & Partial<Theirs>): ActorContext {
  return { ...ctx, actor: { ...ctx.actor, roles: rolesToward(ctx.actor, theirs) } }
}

const sells = ({ actor }: ActorContext) => actsOn(actor.roles, SELLERS_WHO_ACT, ['thread', 'quotation'])

/**
 * The same for who is about to act in it.
 *
 * @throws AppError `MALL620018` for sales where a colleague takes care of it.
 */
export function acting(ctx: ActorContext, theirs: Theirs): ActorContext {
  const reaching = toward(ctx, theirs)
  if (ctx.actor.kind === 'seller' && sells(ctx) && !sells(reaching))
    throw new AppError('MALL620018', { name: theirs.assignedName ?? '' })
  return reaching
}

/** Inquiries are the buyer's: a draft only of the one who writes it. */
export function inquiryScope(ctx: ActorContext): SQL {
  const region = sql`inquiry.region_id = ${ctx.region.regionId}`
  switch (sideOf(ctx)) {
    case 'buyer':
      return sql`inquiry.buyer_company_id = ${companyOf(ctx)} and ${region} and ${reachedRows(ctx, sql`inquiry.buyer_user_id`)}
        and (inquiry.status <> 'draft' or inquiry.buyer_user_id = ${userOf(ctx)})`
    case 'operator':
      return sql`${region} and inquiry.status <> 'draft'`
    case 'seller':
      throw new AppError('gateway.400019')
  }
}
