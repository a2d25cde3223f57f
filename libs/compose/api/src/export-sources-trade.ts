import type { ExportSource } from '@tradeport/domain/governance/server'
import {
  INQUIRY_STATUSES,
  QUOTATION_STATUSES,
  SELLERS_WHO_ACT,
  THREAD_STATUSES,
} from '@tradeport/domain/sourcing/contract'
import { ORDER_STATUSES, SELLERS_WHO_READ } from '@tradeport/domain/trading/contract'
import { choice, column, created, moment, only, own, rowsOf, text, wordsOf } from './export-columns'

/** What was never sent is no list of the operators'. */
const sentInquiries = INQUIRY_STATUSES.filter(status => status !== 'draft')
const sentQuotations = QUOTATION_STATUSES.filter(status => status !== 'draft')

/** What the other side wrote after the reading mark of whoever asked; an operator takes no part in the talk. */
const UNREAD = `$12 is not null and exists (select 1 from thread_message m
  where m.thread_id = t.id and m.side <> case when t.seller_company_id = $12 then 'seller' else 'buyer' end
    and m.seq > coalesce((select p.last_read_seq from thread_participant p where p.thread_id = t.id and p.user_id = $13), 0))`

/** What buyers and sellers do together. */
export const tradeExports = {
  inquiries: {
    right: 'inquiry:read',
    from: 'inquiry i left join company b on b.id = i.buyer_company_id',
    key: { sql: 'i.id', type: 'uuid' },
    region: 'i.region_id',
    createdAt: 'coalesce(i.submitted_at, i.created_at)',
    where: `i.status <> 'draft'`,
    status: {
      sql: 'i.status',
      values: sentInquiries,
      words: wordsOf('sourcing', 'inquiry.status'),
    },
    keyword: 'i.search_text like $7',
    filters: { mine: only('sourcing:inquiry.filter.mine', 'yes', 'yes', 'i.buyer_user_id = $13') },
    companies: {
      // A draft is shown where it is asked for, and to whoever writes it.
      buyer: {
        person: 'i.buyer_user_id',
        rows: `i.buyer_company_id = $12 and (i.status <> 'draft' or ($8 = 'draft' and i.buyer_user_id = $13))`,
        statuses: INQUIRY_STATUSES,
      },
    },
    columns: [
      column('sourcing:inquiry.column.no', 'i.no'),
      column('sourcing:inquiry.field.title', 'i.title'),
      column('sourcing:inquiry.column.buyer', 'b.legal_name'),
      column('sourcing:inquiry.column.person', 'i.buyer_user_name', { of: ['buyer', 'operator'] }),
      column('sourcing:inquiry.field.destCountry', 'i.dest_country'),
      column('sourcing:inquiry.field.destPort', 'i.dest_port'),
      column('sourcing:inquiry.field.incotermWish', 'i.incoterm_wish'),
      own('lines', 'i.item_count', { numeric: true }),
      column('sourcing:inquiry.column.sellers', '(select count(*) from inquiry_thread t where t.inquiry_id = i.id)', {
        numeric: true,
      }),
      column('sourcing:inquiry.column.status', 'i.status', {
        words: wordsOf('sourcing', 'inquiry.status'),
      }),
      column('sourcing:inquiry.column.deadline', moment('i.quote_deadline')),
      created('sourcing:inquiry.column.createdAt', 'i.submitted_at'),
    ],
  },
  threads: {
    right: 'thread:read',
    from: `inquiry_thread t join inquiry i on i.id = t.inquiry_id left join quotation q on q.id = t.latest_quotation_id`,
    ...rowsOf('t'),
    status: {
      sql: 't.status',
      values: THREAD_STATUSES,
      words: wordsOf('sourcing', 'thread.status'),
    },
    keyword: 't.search_text like $7',
    filters: {
      unread: only('sourcing:thread.filter.unread', 'yes', 'yes', UNREAD),
      mine: choice(
        'sourcing:thread.filter.mine',
        ['yes', 'nobody'],
        wordsOf('sourcing', 'thread.filter.mine'),
        value => `case ${value} when 'nobody' then t.assigned_to is null else t.assigned_to = $13 end`,
      ),
    },
    companies: {
      buyer: { rows: 't.buyer_company_id = $12', person: 't.buyer_user_id' },
      seller: { rows: 't.seller_company_id = $12', shop: 't.store_id', roles: SELLERS_WHO_ACT },
    },
    columns: [
      column('sourcing:inquiry.column.no', 'i.no'),
      column('sourcing:inquiry.field.title', 'i.title'),
      column('sourcing:thread.column.buyer', 'i.buyer_name'),
      column('sourcing:thread.column.store', text('t.store_name')),
      column('sourcing:thread.column.goods', 'i.first_item_name'),
      own('lines', 'i.item_count', { numeric: true }),
      column('sourcing:inquiry.field.destCountry', 'i.dest_country'),
      column('sourcing:thread.column.status', 't.status', {
        words: wordsOf('sourcing', 'thread.status'),
      }),
      column(
        'sourcing:thread.column.quotation',
        `case when q.status <> 'draft' or $12 = t.seller_company_id then q.no end`,
      ),
      column(
        'sourcing:quotation.column.total',
        `case when q.status <> 'draft' or $12 = t.seller_company_id then q.total end`,
        {
          numeric: true,
        },
      ),
      own('currency', `case when q.status <> 'draft' or $12 = t.seller_company_id then q.currency end`),
      column('sourcing:thread.column.deadline', moment('t.quote_deadline')),
      column('sourcing:thread.column.assigned', 't.assigned_name', { of: ['seller', 'operator'] }),
      created('sourcing:inquiry.column.createdAt', 't.created_at'),
    ],
  },
  quotations: {
    right: 'quotation:read',
    from: `quotation q join inquiry i on i.id = q.inquiry_id join inquiry_thread t on t.id = q.thread_id`,
    ...rowsOf('q'),
    where: `q.status <> 'draft'`,
    status: {
      sql: 'q.status',
      values: sentQuotations,
      words: wordsOf('sourcing', 'quotation.status'),
    },
    keyword: 'q.search_text like $7',
    companies: {
      buyer: { rows: `q.buyer_company_id = $12 and q.status <> 'draft'`, person: 't.buyer_user_id' },
      seller: {
        ...{ rows: 'q.seller_company_id = $12', shop: 'q.store_id', roles: SELLERS_WHO_ACT },
        statuses: QUOTATION_STATUSES,
      },
    },
    columns: [
      column('sourcing:quotation.column.no', 'q.no'),
      own('edition', 'q.version_no', { numeric: true }),
      column('sourcing:inquiry.column.no', 'i.no'),
      column('sourcing:inquiry.field.title', 'i.title'),
      column('sourcing:thread.column.buyer', 'i.buyer_name'),
      column('sourcing:quotation.column.party', text('t.store_name')),
      column('sourcing:thread.column.goods', 'q.first_item_name'),
      own('lines', 'q.item_count', { numeric: true }),
      column('sourcing:quotation.column.total', 'q.total', { numeric: true }),
      own('currency', 'q.currency'),
      own('incoterm', 'q.incoterm'),
      own('namedPlace', 'q.named_place'),
      own('leadDays', 'q.lead_days', { numeric: true }),
      column('sourcing:quotation.column.validUntil', moment('q.valid_until')),
      column('sourcing:quotation.column.status', 'q.status', {
        words: wordsOf('sourcing', 'quotation.status'),
      }),
      created('sourcing:inquiry.column.createdAt', 'coalesce(q.sent_at, q.created_at)'),
    ],
  },
  orders: {
    right: 'order:read',
    from: `trade_order o left join company b on b.id = o.buyer_company_id left join company v on v.id = o.seller_company_id`,
    ...rowsOf('o'),
    status: {
      sql: 'o.status',
      values: ORDER_STATUSES,
      words: wordsOf('trading', 'order.status'),
    },
    keyword: 'o.search_text like $7',
    filters: {
      frozen: only('trading:order.filter.frozen', 'yes', 'yes', 'o.frozen'),
      mine: choice(
        'trading:order.filter.mine',
        ['yes', 'nobody'],
        wordsOf('trading', 'order.filter.mine'),
        value => `case ${value} when 'nobody' then o.assigned_to is null
          else $13 = case when o.seller_company_id = $12 then o.assigned_to else o.buyer_user_id end end`,
      ),
    },
    companies: {
      buyer: { rows: 'o.buyer_company_id = $12', person: 'o.buyer_user_id' },
      seller: { rows: 'o.seller_company_id = $12', shop: 'o.store_id', roles: SELLERS_WHO_READ },
    },
    columns: [
      column('trading:order.column.no', 'o.no'),
      column('sourcing:inquiry.column.no', 'o.inquiry_no'),
      column('trading:order.column.buyer', 'b.legal_name'),
      column('trading:order.column.store', 'v.legal_name'),
      column('trading:order.column.goods', 'o.first_item_name'),
      own('lines', 'o.item_count', { numeric: true }),
      column('trading:order.column.total', 'o.total_minor', { currency: 'o.currency' }),
      own('paid', 'o.paid_minor', { currency: 'o.currency' }),
      own('currency', 'o.currency'),
      own('incoterm', 'o.incoterm'),
      column('sourcing:inquiry.field.destCountry', 'o.dest_country'),
      column('trading:order.column.shipBy', 'o.ship_by'),
      column(
        'trading:order.column.person',
        'case when o.seller_company_id = $12 then o.assigned_name else o.buyer_user_name end',
        { of: ['buyer', 'seller'] },
      ),
      column('trading:order.column.status', 'o.status', {
        words: wordsOf('trading', 'order.status'),
      }),
      created('trading:order.column.createdAt', 'o.created_at'),
    ],
  },
} as const satisfies Record<string, ExportSource>
