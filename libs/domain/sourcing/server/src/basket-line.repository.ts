import { timerOf } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import { changeStatement, type ActorContext, type Change } from '@tradeport/node/server-kit'
import { MAX_INQUIRY_LINES, type InquiryLineValues } from '@tradeport/domain/sourcing/contract'
import { companyOf, userOf } from '@tradeport/node/parties'
import { lineColumns } from './inquiry.repository'

export interface LineChange {
  inquiryId: string
  lineId: string
  lineCount: number
  version: number
}

type LineStatement = Change<ChangeRow, LineChange>

interface ChangeRow {
  inquiry_id: string
  line_id: string | null
  line_count: number
  version: number
}

/** How an outcome says that no line was changed. */
const NO_LINE = 'line_id is null'

/**
 * The buyer's draft, made when there is none, gets the line; a line about the same product and variant is replaced. One statement:
 * the draft's row is locked by the upsert, so two browsers adding at once cannot lose or number a line twice.
 */
const ADD_LINE = changeStatement('sourcing_add_line', {
  parameters: 21,
  refused: NO_LINE,
  steps: `draft as (
    insert into inquiry (id, region_id, status, created_at, updated_at, created_by, updated_by, buyer_company_id, buyer_user_id,
      buyer_time_zone, trade_type, quote_days, line_seq)
    values ($1, $2, 'draft', $3, $3, $5, $5, $4, $5, $6, $20, $21, 1)
    on conflict (region_id, buyer_company_id, buyer_user_id) where status = 'draft'
    do update set line_seq = inquiry.line_seq + 1, version = inquiry.version + 1, updated_at = excluded.updated_at
    returning id, version, line_seq
  ), changed as (
    update inquiry_item i set name = $10, specs = $11, quantities = $12, unit = $13, target_price = $14, target_currency = $15,
      customisation = $16, hs_code = $17, files = $18
    from draft d
    where i.inquiry_id = d.id and i.product_id = $8::uuid and i.sku_id is not distinct from $9::uuid
    returning i.id
  ), added as (
    insert into inquiry_item (id, inquiry_id, line_no, product_id, sku_id, name, specs, quantities, unit, target_price,
      target_currency, customisation, hs_code, files)
    select $7, d.id, d.line_seq, $8::uuid, $9::uuid, $10, $11, $12, $13, $14, $15, $16, $17, $18 from draft d
    where not exists (select 1 from changed) and (select count(*) from inquiry_item i where i.inquiry_id = d.id) < $19
    returning id
  )`,
  outcome: `select d.id as inquiry_id, d.version, coalesce((select id from changed limit 1), (select id from added)) as line_id,
    ((select count(*) from inquiry_item i where i.inquiry_id = d.id) + (select count(*) from added))::int as line_count
  from draft d`,
})

export function addLine(ctx: ActorContext, line: InquiryLineValues): LineStatement {
  const columns = lineColumns(line)
  return {
    statement: ADD_LINE,
    values: [
      uuidv7(),
      ctx.region.regionId,
      ctx.now().toISOString(),
      companyOf(ctx),
      userOf(ctx),
      ctx.actor.timeZone,
      uuidv7(),
      columns.productId,
      columns.skuId,
      ...textColumns(columns),
      MAX_INQUIRY_LINES,
      ctx.region.tradeTypes[0],
      timerOf(ctx.region, 'inquiryQuoteDays'),
    ],
    answer: lineOr(() => new AppError('MALL620010', { max: MAX_INQUIRY_LINES })),
  }
}

const CHANGE_LINE = changeStatement('sourcing_change_line', {
  parameters: 16,
  refused: NO_LINE,
  steps: `draft as (
    update inquiry d set version = d.version + 1, updated_at = $2
    from inquiry_item i
    where i.id = $1 and d.id = i.inquiry_id and d.status = 'draft' and d.region_id = $3 and d.buyer_company_id = $4
      and d.buyer_user_id = $5
    returning d.id, d.version
  ), changed as (
    update inquiry_item i set product_id = $6, sku_id = $7, name = $8, specs = $9, quantities = $10, unit = $11,
      target_price = $12, target_currency = $13, customisation = $14, hs_code = $15, files = $16
    from draft d where i.id = $1 and i.inquiry_id = d.id
    returning i.id
  )`,
  outcome: `select d.id as inquiry_id, d.version, (select id from changed) as line_id,
    (select count(*) from inquiry_item i where i.inquiry_id = d.id)::int as line_count
  from draft d`,
})

/** Refused with `MALL600404` for a line that is not in the caller's own draft. */
export function changeLine(ctx: ActorContext, lineId: string, line: InquiryLineValues): LineStatement {
  const columns = lineColumns(line)
  return {
    statement: CHANGE_LINE,
    values: [
      lineId,
      ctx.now().toISOString(),
      ctx.region.regionId,
      companyOf(ctx),
      userOf(ctx),
      columns.productId,
      columns.skuId,
      ...textColumns(columns),
    ],
    answer: lineOr(() => new AppError('MALL600404')),
  }
}

const REMOVE_LINE = changeStatement('sourcing_remove_line', {
  parameters: 5,
  refused: NO_LINE,
  steps: `draft as (
    update inquiry d set version = d.version + 1, updated_at = $2
    from inquiry_item i
    where i.id = $1 and d.id = i.inquiry_id and d.status = 'draft' and d.region_id = $3 and d.buyer_company_id = $4
      and d.buyer_user_id = $5
    returning d.id, d.version
  ), removed as (
    delete from inquiry_item i using draft d where i.id = $1 and i.inquiry_id = d.id returning i.id
  )`,
  outcome: `select d.id as inquiry_id, d.version, (select id from removed) as line_id,
    ((select count(*) from inquiry_item i where i.inquiry_id = d.id) - (select count(*) from removed))::int as line_count
  from draft d`,
})

/** Refused with `MALL600404` for a line that is not in the caller's own draft. */
export function removeLine(ctx: ActorContext, lineId: string): LineStatement {
  return {
    statement: REMOVE_LINE,
    values: [lineId, ctx.now().toISOString(), ctx.region.regionId, companyOf(ctx), userOf(ctx)],
    answer: lineOr(() => new AppError('MALL600404')),
  }
}

function lineOr(refusal: () => AppError) {
  return (row: ChangeRow | undefined): LineChange => {
    if (!row?.line_id) throw refusal()
    return { inquiryId: row.inquiry_id, lineId: row.line_id, lineCount: row.line_count, version: row.version }
  }
}

function textColumns(columns: ReturnType<typeof lineColumns>): unknown[] {
  return [
    columns.name,
    JSON.stringify(columns.specs),
    columns.quantities,
    columns.unit,
    columns.targetPrice,
    columns.targetCurrency,
    columns.customisation,
    columns.hsCode,
    JSON.stringify(columns.files),
  ]
}
