import { sql, type SQL } from 'drizzle-orm'
import {
  RELATION_SELLERS,
  RELATION_STATUSES,
  type RelationRow,
  type RelationSide,
  type RelationSource,
  type RelationStatus,
  type relationPage,
} from '@tradeport/domain/catalogue/contract'
import { relationActions } from '@tradeport/domain/catalogue/rules'
import { TOTAL_CAP, type ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, likePattern } from '@tradeport/node/db'
import { partyRows, sideOf } from '@tradeport/node/parties'
import { countedPage, limits, tabCounts, type ActorContext } from '@tradeport/node/server-kit'
import { filled } from './filled-statement'
import { pickTextSql } from './pick-text-sql'

interface RelationListRow extends Record<string, unknown> {
  id: string
  source: RelationSource
  status: RelationStatus
  version: number
  buyer_company_id: string
  seller_company_id: string
  buyer_no: string
  buyer_name: string
  buyer_country: string
  store_id: string
  slug: string
  store_name: string
  logo_file_id: string | null
  tier: string | null
  note: string | null
  reason: string | null
  ended_by: RelationSide | null
  created_at: string
  updated_at: string
}

/** @throws AppError `gateway.400019` for who takes no part in relations. */
export function relationSide(ctx: ActorContext): RelationSide {
  const side = sideOf(ctx, { sellers: RELATION_SELLERS, operators: [], documents: ['relation'] })
  if (side === 'operator') throw new AppError('gateway.400019')
  return side
}

/** Relations belong to the company, not to whoever began them. */
const scope = (ctx: ActorContext): SQL => partyRows(ctx, relationSide(ctx), 'r', sql`true`)

async function relations(ctx: ActorContext, where: SQL, tail: SQL): Promise<RelationListRow[]> {
  const { rows } = await ctx.db.execute<RelationListRow>(sql`
    select r.id, r.source, r.status, r.version, r.buyer_company_id, r.seller_company_id, r.buyer_no, r.buyer_name, r.buyer_country,
      r.store_id, s.slug, ${filled(pickTextSql('s.name', '$1::text', 's.source_locale'), [ctx.locale])} as store_name, s.logo_file_id,
      r.tier, r.note, r.reason, r.ended_by, r.created_at, r.updated_at
    from buyer_seller_relation r join store s on s.id = r.store_id
    where ${where} and ${scope(ctx)} ${tail}`)
  return rows
}

function viewOf(ctx: ActorContext, row: RelationListRow): RelationRow {
  const side = relationSide(ctx)
  return {
    id: row.id,
    source: row.source,
    status: row.status,
    version: row.version,
    actions: relationActions(row, { side, roles: ctx.actor.roles }),
    buyer: { no: row.buyer_no, name: row.buyer_name, country: row.buyer_country },
    store: { id: row.store_id, slug: row.slug, name: row.store_name, logoFileId: row.logo_file_id },
    tier: side === 'seller' ? row.tier : null,
    note: row.note,
    reason: row.reason,
    endedBy: row.ended_by,
    createdAt: iso(row.created_at),
    updatedAt: iso(row.updated_at),
  }
}

export interface LoadedRelation {
  view: RelationRow
  buyerCompanyId: string
  sellerCompanyId: string
}

const loaded = (ctx: ActorContext, row: RelationListRow): LoadedRelation => ({
  view: viewOf(ctx, row),
  buyerCompanyId: row.buyer_company_id,
  sellerCompanyId: row.seller_company_id,
})

/** @throws AppError `MALL600404` for one that is not the caller's. */
export async function loadRelation(ctx: ActorContext, id: string, lock = false): Promise<LoadedRelation> {
  const [row] = await relations(ctx, sql`r.id = ${id}`, lock ? sql`for update of r` : sql``)
  if (!row) throw new AppError('MALL600404')
  return loaded(ctx, row)
}

/** What there is between a store and one of its buyers, for either of the two. */
export async function relationBetween(
  ctx: ActorContext,
  { storeId, buyerCompanyId }: { storeId: string; buyerCompanyId: string },
  lock = false,
): Promise<LoadedRelation | undefined> {
  const [row] = await relations(
    ctx,
    sql`r.store_id = ${storeId} and r.buyer_company_id = ${buyerCompanyId}`,
    lock ? sql`for update of r` : sql``,
  )
  return row && loaded(ctx, row)
}

function found(ctx: ActorContext, keyword: string | undefined): SQL {
  if (!keyword) return sql``
  const pattern = likePattern(keyword)
  return relationSide(ctx) === 'seller'
    ? sql` and (lower(r.buyer_name) like ${pattern} or lower(r.buyer_no) like ${pattern} or lower(r.tier) like ${pattern})`
    : sql` and exists (select from jsonb_each_text(s.name) n where lower(n.value) like ${pattern})`
}

export async function pageRelations(ctx: ActorContext, input: ParsedInputOf<typeof relationPage>) {
  const { status, origin, keyword } = input
  const where = sql`true${status ? sql` and r.status = ${status}` : sql``}${origin ? sql` and r.source = ${origin}` : sql``}${found(ctx, keyword)}`
  const { limit, offset } = limits(input)
  const rows = await relations(ctx, where, sql`order by r.updated_at desc, r.id desc limit ${limit} offset ${offset}`)
  const records = rows.map(row => viewOf(ctx, row))
  const all = sql`from buyer_seller_relation r join store s on s.id = r.store_id where ${where} and ${scope(ctx)}`
  return countedPage(ctx.db, input, records, all, TOTAL_CAP)
}

export const countRelations = (ctx: ActorContext): Promise<Record<string, number>> =>
  tabCounts(
    ctx.db,
    RELATION_STATUSES,
    status => sql`from buyer_seller_relation r where r.status = ${status} and ${scope(ctx)}`,
  )
