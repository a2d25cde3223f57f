import { sql, type SQL } from 'drizzle-orm'
import type { OperatorRole, SellerRole } from '@tradeport/kernel/config'
import { OWN_STAKE, holds } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { peopleSeenBy } from './reach'

/** Who may read it besides the buyer's people. */
export interface Readers {
  readonly sellers: readonly SellerRole[]
  readonly operators: readonly OperatorRole[]
  /** What it is to whoever holds single rights. */
  readonly documents: readonly string[]
}

/** Where somebody stands to what a buyer and a seller do together. */
export type Side = 'buyer' | 'seller' | 'operator'

/**
 * @throws AppError `gateway.400019` for anybody who takes no part in it
 */
export function sideOf(ctx: ActorContext, readers: Readers): Side {
  const { kind, roles } = ctx.actor
  if (kind === 'buyer') return kind
  if (kind === 'seller' && holds(roles, readers.sellers, readers.documents)) return kind
  if (kind === 'operator' && holds(roles, readers.operators, readers.documents)) return kind
  throw new AppError('gateway.400019')
}

/** @throws AppError `gateway.400019` for people without a company */
export function companyOf(ctx: ActorContext): string {
  if (ctx.actor.companyId === null) throw new AppError('gateway.400019')
  return ctx.actor.companyId
}

/** @throws AppError `global400001` */
export function userOf(ctx: ActorContext): string {
  if (ctx.actor.userId === null) throw new AppError('global400001')
  return ctx.actor.userId
}

/** Of the buyers' rows those that the caller's roles reach (matrix 4.1): by the column that says whose they are. */
export function reachedRows(ctx: ActorContext, column: SQL): SQL {
  const people = peopleSeenBy(ctx.actor)
  if (people === undefined) return sql`true`
  const [own, ...mates] = people
  // One value keeps the order of the index by person; several have their rows sorted.
  if (own !== undefined && mates.length === 0) return sql`${column} = ${own}`
  return sql`${column} = any (${sql.param([...people])}::uuid[])`
}

/**
 * What rows of a table with both parties a side may see: the buyer company's (as far as the caller's roles reach), the seller company's
 * (only their shop's for people who work for one), or those of the operator's region. `reached` says how far
 * where the table has no `buyer_user_id` of its own.
 */
export function partyRows(ctx: ActorContext, side: Side, table: string, reached?: SQL): SQL {
  const rows = sql.raw(table)
  const region = sql`${rows}.region_id = ${ctx.region.regionId}`
  if (side === 'operator') return region
  if (side === 'buyer') {
    const theirs = sql`${rows}.buyer_company_id = ${companyOf(ctx)} and ${region}`
    return peopleSeenBy(ctx.actor) === undefined
      ? theirs
      : sql`${theirs} and ${reached ?? reachedRows(ctx, sql`${rows}.buyer_user_id`)}`
  }
  const own = sql`${rows}.seller_company_id = ${companyOf(ctx)} and ${region}`
  return ctx.actor.storeId === null ? own : sql`${own} and ${rows}.store_id = ${ctx.actor.storeId}`
}

/**
 * The same call with the system's rights added, for what follows by itself from what somebody was allowed to do. Events still name
 * the person.
 */
export function following(ctx: ActorContext): ActorContext {
  return { ...ctx, actor: { ...ctx.actor, roles: [...ctx.actor.roles, 'system'] } }
}

/** The same call towards a company: where the caller is one of its people, others decide about it (`byOthers` of the machines). */
export function towards(ctx: ActorContext, isOwn: boolean): ActorContext {
  return isOwn ? { ...ctx, actor: { ...ctx.actor, roles: [...ctx.actor.roles, OWN_STAKE] } } : ctx
}

/** The same call with the right to one step more, which is part of what somebody was allowed to do. */
export function holding(ctx: ActorContext, step: string): ActorContext {
  const { actor } = ctx
  const rights = actor.rights && { ...actor.rights, parts: [...(actor.rights.parts ?? []), step] }
  return { ...ctx, actor: { ...actor, roles: [...actor.roles, step], ...(rights && { rights }) } }
}
