import { sql, type SQL } from 'drizzle-orm'
import {
  MOST_BLOCKS_OF_COMPANY,
  WHO_BLOCKS,
  type BlockReason,
  type BlockRow,
  type blockPage,
} from '@tradeport/domain/sourcing/contract'
import type { OperatorRole } from '@tradeport/kernel/config'
import { TOTAL_CAP, holds, type ParsedInputOf, mayStep } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, likePattern } from '@tradeport/node/db'
import { companyOf } from '@tradeport/node/parties'
import { countedPage, limits, type ActorContext } from '@tradeport/node/server-kit'

interface BlockListRow extends Record<string, unknown> {
  id: string
  blocker_name: string
  blocked_name: string | null
  inquiry_no: string | null
  reason: BlockReason
  note: string | null
  by_name: string
  created_at: string
}

/** Operators who see which companies want nothing of each other. */
export const BLOCK_READERS: readonly OperatorRole[] = ['op_super', 'op_region_admin', 'op_trade', 'op_cs', 'op_auditor']

export const mayBlock = (roles: readonly string[], step: 'create' | 'lift'): boolean =>
  mayStep(WHO_BLOCKS, roles, `block:${step}`)

/** @throws AppError `gateway.400019` for operators who have nothing to do with it. */
function scope(ctx: ActorContext): SQL {
  const region = sql`b.region_id = ${ctx.region.regionId}`
  if (ctx.actor.kind !== 'operator') return sql`b.blocker_company_id = ${companyOf(ctx)} and ${region}`
  if (!holds(ctx.actor.roles, BLOCK_READERS, ['block'])) throw new AppError('gateway.400019')
  return region
}

const COLUMNS = sql.raw('b.id, b.blocker_name, b.blocked_name, b.inquiry_no, b.reason, b.note, b.by_name, b.created_at')

export async function pageBlocks(ctx: ActorContext, input: ParsedInputOf<typeof blockPage>) {
  const pattern = input.keyword ? likePattern(input.keyword) : undefined
  const where = sql`${scope(ctx)}${
    pattern === undefined
      ? sql``
      : sql` and (lower(b.blocked_name) like ${pattern} or lower(b.blocker_name) like ${pattern} or lower(b.inquiry_no) like ${pattern})`
  }`
  const { limit, offset } = limits(input)
  const { rows } = await ctx.db.execute<BlockListRow>(sql`
    select ${COLUMNS} from company_block b
    where ${where} order by b.created_at desc, b.id desc limit ${limit} offset ${offset}`)
  const records = rows.map(row => viewOf(ctx, row))
  return countedPage(ctx.db, input, records, sql`from company_block b where ${where}`, TOTAL_CAP)
}

/** Either way round, each along its own index; a company of another region has none here. */
export async function blocksOfCompany(ctx: ActorContext, companyId: string): Promise<BlockRow[]> {
  const { rows } = await ctx.db.execute<BlockListRow>(sql`
    select ${COLUMNS} from company_block b
    where (b.blocker_company_id = ${companyId} or b.blocked_company_id = ${companyId}) and ${scope(ctx)}
    order by b.created_at desc, b.id desc limit ${MOST_BLOCKS_OF_COMPANY}`)
  return rows.map(row => viewOf(ctx, row))
}

function viewOf(ctx: ActorContext, row: BlockListRow): BlockRow {
  return {
    id: row.id,
    status: 'blocked',
    version: 1,
    actions: mayBlock(ctx.actor.roles, 'lift') ? ['lift'] : [],
    blocker: row.blocker_name,
    blocked: row.blocked_name,
    inquiryNo: row.inquiry_no,
    reason: row.reason,
    note: row.note,
    byName: row.by_name,
    createdAt: iso(row.created_at),
  }
}

/** The caller's block of the other company of a negotiation; none for operators. */
export const ownBlockOf = (ctx: ActorContext, thread: string): SQL =>
  sql`(select b.id from company_block b where b.blocker_company_id = ${ctx.actor.companyId}::uuid
    and b.blocked_company_id = case when ${sql.raw(thread)}.buyer_company_id = b.blocker_company_id
      then ${sql.raw(thread)}.seller_company_id else ${sql.raw(thread)}.buyer_company_id end)`

/** Of these companies those between which and the first nothing new is sent, whoever blocked. */
export async function blockedWith(
  ctx: ActorContext,
  companyId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await ctx.query<{ id: string }>(
    'blocked_with',
    `select blocked_company_id as id from company_block where blocker_company_id = $1 and blocked_company_id = any ($2::uuid[])
     union select blocker_company_id from company_block where blocked_company_id = $1 and blocker_company_id = any ($2::uuid[])`,
    [companyId, [...others]],
  )
  return new Set(rows.map(({ id }) => id))
}

/** @throws AppError `MALL620019`, which does not say who of the two blocked. */
export async function requireUnblocked(
  ctx: ActorContext,
  between: { buyerCompanyId: string; sellerCompanyId: string },
): Promise<void> {
  const blocked = await blockedWith(ctx, between.buyerCompanyId, [between.sellerCompanyId])
  if (blocked.size > 0) throw new AppError('MALL620019')
}
