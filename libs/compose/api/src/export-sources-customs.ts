import {
  CUSTOMS_PARAMETERS,
  DECLARATION_CHANNELS,
  DECLARATION_STATUSES,
  IE_FLAGS,
  REVIEWED_BY,
} from '@tradeport/domain/customs/contract'
import type { ExportFilter, ExportSource } from '@tradeport/domain/governance/server'
import { choice, column, moment, rowsOf, wordsOf } from './export-columns'

const TRADE_DAY = `($4 at time zone 'Asia/Shanghai')::date`
/** Clients that let the broker act for them. */
const CLIENTS = `select d.company_id from customs_delegation d
  where d.broker_company_id = $12 and d.ended_at is null and d.valid_to >= ${TRADE_DAY}`

const BEGINS_SO = `w.word >= term.plain and w.word < term.plain || U&'\\+10FFFF'`
/** Looked up among the words of whoever asked, as on screen. */
const BEGINS_A_WORD = `case when $12::uuid is null
  then exists (select 1 from declaration_word w where w.region_id = $1 and ${BEGINS_SO})
  else exists (select 1 from declaration_word w where w.company_id in (select $12::uuid union ${CLIENTS}) and ${BEGINS_SO}) end`
const SEARCHED = `' ' || f.search_text || ' ' || f.entry_id || ' ' || f.cus_ciq_no`

/** Each part of the keyword begins a word of the form, or stands anywhere in it where it begins nobody's. `$7` is escaped for `like`. */
const KEYWORD = `not exists (
  select 1 from regexp_split_to_table(substr($7, 2, length($7) - 2), '\\s+') part
  cross join lateral (select left(regexp_replace(part, '\\\\(.)', '\\1', 'g'), 60) as plain) said
  cross join lateral (select plain, regexp_replace(plain, '([\\\\%_])', '\\\\\\1', 'g') as pattern) term
  where not case when ${BEGINS_A_WORD}
    then ${SEARCHED} like any (array['% ' || term.pattern || '%', '%-' || term.pattern || '%', '%/' || term.pattern || '%'])
    else f.search_text like '%' || term.pattern || '%' end)`

/** Modes of supervision that no tax is refunded in, as the region of a form has them today, or else the product. */
const WITHOUT_REFUND = `regexp_split_to_array(coalesce((select p.value from customs_parameter p where p.region_id = f.region_id
  and p.code = 'modes_without_refund' and p.valid_from <= ${TRADE_DAY} order by p.valid_from desc limit 1),
  '${CUSTOMS_PARAMETERS.modes_without_refund.value}'), '\\s+')`

const number = (name: 'entryId' | 'billNo' | 'contractNo', sql: string): ExportFilter => ({
  ...{ label: `customs:list.filter.${name}`, kind: 'code' },
  sql: value => `${sql} = ${value}`,
})
const declaredOn = (name: 'declareDateFrom' | 'declareDateTo', operator: '>=' | '<='): ExportFilter => ({
  ...{ label: `customs:list.filter.${name}`, kind: 'date' },
  sql: value => `f.declare_date ${operator} ${value}::date`,
})
/** Sums of a form that declares in several currencies stand beside each other. */
const declared = (part: 'amount' | 'currency') =>
  `(select string_agg(sum ->> '${part}', ' / ') from jsonb_array_elements(f.totals -> 'declared') sum)`

/** Numbers of the orders whose goods are declared, in which a broker has no part. */
const TRADE_ORDERS = `(select string_agg(f.order_totals -> o.id::text ->> 'no', ', ' order by o.place)
  from unnest(f.trade_order_ids) with ordinality o (id, place))`

/** Customs declarations. */
export const customsExports = {
  declarations: {
    right: 'declarationForm:read',
    from: 'declaration_form f left join company c on c.id = f.company_id left join company b on b.id = f.broker_company_id',
    ...rowsOf('f'),
    where: `f.status <> 'draft'`,
    status: {
      sql: 'f.status',
      values: DECLARATION_STATUSES.filter(status => status !== 'draft'),
      words: wordsOf('customs', 'status'),
    },
    keyword: KEYWORD,
    filters: {
      ieFlag: choice('customs:list.filter.ieFlag', IE_FLAGS, wordsOf('customs', 'ie'), value => `f.ie_flag = ${value}`),
      channel: choice(
        'customs:list.filter.channel',
        DECLARATION_CHANNELS,
        wordsOf('customs', 'channel'),
        value => `f.channel = ${value}`,
      ),
      tradeMode: { label: 'customs:list.filter.tradeMode', kind: 'code', sql: value => `f.trade_mode = ${value}` },
      entryId: number('entryId', 'f.entry_id'),
      contractNo: number('contractNo', 'f.contract_no'),
      billNo: number('billNo', 'f.bill_no'),
      containerNo: {
        ...{ label: 'customs:list.filter.containerNo', kind: 'code' },
        sql: value => `f.container_nos @> array[upper(${value})]`,
      },
      declareDateFrom: declaredOn('declareDateFrom', '>='),
      declareDateTo: declaredOn('declareDateTo', '<='),
      reviewed: choice(
        'customs:list.filter.reviewed',
        REVIEWED_BY,
        wordsOf('customs', 'list.reviewed'),
        value => `case ${value} when 'nobody' then f.reviewer_id is null when 'me' then f.reviewer_id = $13
          else f.reviewer_id <> $13 end`,
      ),
      refund: choice(
        'customs:list.filter.refund',
        ['eligible'],
        { namespace: 'customs', key: () => 'list.refundable' },
        () => `f.status = 'cleared' and f.ie_flag = 'E' and f.trade_mode <> all (${WITHOUT_REFUND})`,
      ),
      company: {
        ...{ label: 'customs:list.filter.company', kind: 'id' },
        lookUp: `select legal_name as name from company where id = $1::uuid and $2::text <> $1::text`,
        sql: value => `f.company_id = ${value}::uuid`,
      },
    },
    companies: {
      seller: { rows: 'f.company_id = $12', statuses: DECLARATION_STATUSES },
      provider: {
        rows: `f.broker_company_id = $12 and f.company_id in (${CLIENTS})`,
        statuses: DECLARATION_STATUSES,
      },
    },
    columns: [
      column('customs:list.column.no', 'f.no'),
      column('customs:list.column.status', 'f.status', { words: wordsOf('customs', 'status') }),
      column('customs:list.filter.ieFlag', 'f.ie_flag', { words: wordsOf('customs', 'ie') }),
      column('customs:list.column.entryId', 'f.entry_id'),
      column('customs:transfer.sheet.cusCiqNo', 'f.cus_ciq_no'),
      column('customs:list.column.company', 'c.legal_name'),
      column('customs:list.column.broker', 'b.legal_name'),
      column('customs:wizard.field.tradeName', 'f.trade_name'),
      column('customs:wizard.field.contractNo', 'f.contract_no'),
      column('customs:wizard.field.billNo', 'f.bill_no'),
      column('customs:list.column.tradeOrders', TRADE_ORDERS, { of: ['operator', 'seller'] }),
      column('customs:wizard.field.tradeMode', 'f.trade_mode'),
      column('customs:transfer.sheet.items', `f.totals ->> 'itemCount'`, { numeric: true }),
      column('customs:list.column.declared', declared('amount'), { numeric: true }),
      column('customs:wizard.field.tradeCurr', declared('currency')),
      column('customs:wizard.field.packNo', 'f.pack_no', { numeric: true }),
      column('customs:wizard.field.grossWt', 'f.gross_wt', { numeric: true }),
      column('customs:list.column.declareDate', 'f.declare_date'),
      column('customs:transfer.sheet.releaseDate', 'f.release_date'),
      column('customs:transfer.sheet.clearDate', 'f.clear_date'),
      column('customs:list.column.updatedAt', moment('f.updated_at')),
    ],
  },
} as const satisfies Record<string, ExportSource>
