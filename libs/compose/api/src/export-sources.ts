import { PRODUCT_STATUSES, STORE_STATUSES } from '@tradeport/domain/catalogue/contract'
import { AUDIT_RESULTS } from '@tradeport/domain/governance/contract'
import type { ExportColumn, ExportPorts } from '@tradeport/domain/governance/server'
import { CUSTOMS_ORDER_STATUSES } from '@tradeport/domain/customs/contract'
import { ACCOUNT_STATUSES, COMPANY_STATUSES, REGISTRATION_STATUSES } from '@tradeport/domain/identity/contract'
import { ORDER_STATUSES as MEMBERSHIP_ORDER_STATUSES } from '@tradeport/domain/membership/contract'
import { SERVICE_STATUSES } from '@tradeport/domain/service-market/contract'
import { AFTER_SALES_STATUSES, SERVICE_ORDER_STATUSES } from '@tradeport/domain/service-order/contract'
import { INQUIRY_STATUSES } from '@tradeport/domain/sourcing/contract'
import { LEAVE_MESSAGE_STATUSES } from '@tradeport/domain/support/contract'
import { ORDER_STATUSES } from '@tradeport/domain/trading/contract'

/** A moment in the reader's time zone. */
const moment = (sql: string) => `to_char(${sql} at time zone $3::text, 'YYYY-MM-DD HH24:MI')`
/** A text of several languages in the reader's, or else in a common one. */
const text = (sql: string) => `coalesce(${sql} ->> $2::text, ${sql} ->> 'en_US', ${sql} ->> 'zh_CN')`
const list = (sql: string) => `array_to_string(${sql}, ', ')`

const column = (label: string, sql: string, more: Omit<ExportColumn, 'label' | 'sql'> = {}): ExportColumn => ({
  ...{ label, sql },
  ...more,
})
/** Heads that no list of the operators' has on screen. */
const OWN = 'governanceExports'
const sheetKey = (key: string) => `sheet.${key}`
const own = (key: string, sql: string, more: Omit<ExportColumn, 'label' | 'sql'> = {}) =>
  column(`${OWN}:${sheetKey(key)}`, sql, more)

const created = (label: string, sql: string) => column(label, moment(sql))

/** What was never sent, or was thrown away, is no list of the operators'. */
const sentInquiries = INQUIRY_STATUSES.filter(status => status !== 'draft')
const sentRegistrations = REGISTRATION_STATUSES.filter(status => status !== 'draft')
const keptServices = SERVICE_STATUSES.filter(status => status !== 'draft' && status !== 'removed')
const sentServiceOrders = SERVICE_ORDER_STATUSES.filter(status => status !== 'draft')
const sentCustomsOrders = CUSTOMS_ORDER_STATUSES.filter(status => status !== 'draft')
const keptAccounts = ACCOUNT_STATUSES.filter(status => status !== 'deleted')

/** The lists that operators may take away, on the domains' own tables, each with the right to read it. */
export const exportSources: ExportPorts['sources'] = {
  companies: {
    right: 'company:read',
    from: 'company c',
    key: { sql: 'c.id', type: 'uuid' },
    region: 'c.region_id',
    createdAt: 'c.created_at',
    status: {
      sql: 'c.status',
      values: COMPANY_STATUSES,
      words: { namespace: 'identity', key: code => `companies.status.${code}` },
    },
    searched: ['c.no', 'c.legal_name', 'c.reg_no'],
    columns: [
      column('identity:companies.column.no', 'c.no'),
      column('identity:companies.column.legalName', 'c.legal_name'),
      column('identity:companies.column.parties', list('c.parties'), {
        words: { namespace: 'identity', key: code => `companies.party.${code}` },
      }),
      column('identity:companies.column.country', 'c.country'),
      own('province', 'c.province'),
      own('city', 'c.city'),
      column('identity:companies.column.regNo', 'c.reg_no'),
      own('contact', 'c.contact_name', { masking: 'name' }),
      column('supportWork:detail.phone', 'c.contact_phone', { masking: 'phone' }),
      column('catalogue:store.column.verifyLevel', 'c.verify_level', { numeric: true }),
      column(
        'identity:companies.column.members',
        `(select count(*) from company_member m where m.company_id = c.id and m.status = 'active')`,
        { numeric: true },
      ),
      column('identity:companies.column.status', 'c.status', {
        words: { namespace: 'identity', key: code => `companies.status.${code}` },
      }),
      created('identity:companies.column.createdAt', 'c.created_at'),
    ],
  },
  people: {
    right: 'company:read',
    from: 'user_account u',
    key: { sql: 'u.id', type: 'uuid' },
    region: 'u.region_id',
    createdAt: 'u.created_at',
    where: `u.status <> 'deleted' and not exists (select 1 from operator o where o.user_id = u.id)`,
    status: {
      sql: 'u.status',
      values: keptAccounts,
      words: { namespace: 'governanceExports', key: code => `account.${code}` },
    },
    searched: ['u.display_name', 'u.email'],
    columns: [
      column('identityCompany:member.column.name', 'u.display_name', { masking: 'name' }),
      column('identityCompany:member.column.email', 'u.email', { masking: 'email' }),
      column('supportWork:detail.phone', 'u.phone', { masking: 'phone' }),
      column(
        'identityCompany:certificate.column.company',
        `(select string_agg(distinct c.legal_name, ', ') from company_member m join company c on c.id = m.company_id
          where m.user_id = u.id and m.status = 'active')`,
      ),
      column(
        'identity:companies.column.parties',
        `(select string_agg(distinct m.party, ', ') from company_member m where m.user_id = u.id and m.status = 'active')`,
        { words: { namespace: 'identity', key: code => `companies.party.${code}` } },
      ),
      column('supportWork:column.locale', 'u.locale'),
      column('identity:companies.column.status', 'u.status', {
        words: { namespace: 'governanceExports', key: code => `account.${code}` },
      }),
      own('lastSignIn', moment('u.last_login_at')),
      created('identity:companies.column.createdAt', 'u.created_at'),
    ],
  },
  registrations: {
    right: 'registration:read',
    from: 'registration_application r left join user_account u on u.id = r.applicant_user_id',
    key: { sql: 'r.id', type: 'uuid' },
    region: 'r.region_id',
    createdAt: 'r.created_at',
    where: `r.status <> 'draft'`,
    status: {
      sql: 'r.status',
      values: sentRegistrations,
      words: { namespace: 'identity', key: code => `registration.status.${code}` },
    },
    searched: ['r.no', 'r.legal_name', 'r.reg_no_key'],
    columns: [
      column('identity:registration.column.no', 'r.no'),
      column('identity:registration.column.legalName', 'r.legal_name'),
      column('identity:registration.column.party', 'r.party', {
        words: { namespace: 'identity', key: code => `companies.party.${code}` },
      }),
      column('identity:registration.column.country', `r.company ->> 'country'`),
      column('identity:companies.column.regNo', 'r.reg_no_key'),
      column('identity:registration.column.contact', 'u.display_name', { masking: 'name' }),
      column('people:operators.email', 'u.email', { masking: 'email' }),
      own('round', 'r.round', { numeric: true }),
      column('identity:registration.column.status', 'r.status', {
        words: { namespace: 'identity', key: code => `registration.status.${code}` },
      }),
      own('decidedAt', moment('r.decided_at')),
      created('identity:registration.column.createdAt', 'r.created_at'),
    ],
  },
  stores: {
    right: 'store:read',
    from: 'store s',
    key: { sql: 's.id', type: 'uuid' },
    region: 's.region_id',
    createdAt: 's.created_at',
    status: {
      sql: 's.status',
      values: STORE_STATUSES,
      words: { namespace: 'catalogue', key: code => `store.status.${code}` },
    },
    searched: ['s.no', 's.legal_name', 's.name::text'],
    columns: [
      own('number', 's.no'),
      column('catalogue:store.column.name', text('s.name')),
      column('catalogue:store.column.legalName', 's.legal_name'),
      column('identity:companies.column.country', 's.country'),
      own('city', 's.city'),
      column('catalogue:store.column.verifyLevel', 's.verify_level', { numeric: true }),
      column(
        'catalogue:store.column.products',
        `(select count(*) from product p where p.store_id = s.id and p.status = 'on_sale')`,
        { numeric: true },
      ),
      column('catalogue:store.column.status', 's.status', {
        words: { namespace: 'catalogue', key: code => `store.status.${code}` },
      }),
      created('catalogue:store.column.createdAt', 's.created_at'),
    ],
  },
  products: {
    right: 'product:read',
    from: 'product p join store s on s.id = p.store_id left join category g on g.id = p.category_id',
    key: { sql: 'p.id', type: 'uuid' },
    region: 'p.region_id',
    createdAt: 'p.created_at',
    status: {
      sql: 'p.status',
      values: PRODUCT_STATUSES,
      words: { namespace: 'catalogue', key: code => `product.status.${code}` },
    },
    searched: ['p.no', 'p.model_no', 'p.title::text', 's.legal_name'],
    columns: [
      own('number', 'p.no'),
      column('catalogue:product.field.title', text('p.title')),
      column('catalogue:product.field.modelNo', 'p.model_no'),
      column('catalogue:product.column.category', text('g.name')),
      column('catalogue:product.column.store', text('s.name')),
      column('catalogue:store.column.legalName', 's.legal_name'),
      own('priceFrom', 'p.price_min', { numeric: true }),
      own('priceTo', 'p.price_max', { numeric: true }),
      own('currency', 'p.price_currency'),
      column('catalogue:product.column.moq', 'p.moq', { numeric: true }),
      column('catalogue:product.field.saleUnit', 'p.sale_unit'),
      column('catalogue:product.column.completeness', 'p.completeness', { numeric: true }),
      column('catalogue:product.column.status', 'p.status', {
        words: { namespace: 'catalogue', key: code => `product.status.${code}` },
      }),
      column('catalogue:product.column.submittedAt', moment('p.submitted_at')),
      own('publishedAt', moment('p.published_at')),
      column('catalogue:product.column.updatedAt', moment('p.updated_at')),
      created('sourcing:inquiry.column.createdAt', 'p.created_at'),
    ],
  },
  inquiries: {
    right: 'inquiry:read',
    from: 'inquiry i left join company b on b.id = i.buyer_company_id',
    key: { sql: 'i.id', type: 'uuid' },
    region: 'i.region_id',
    createdAt: 'i.submitted_at',
    where: `i.status <> 'draft'`,
    status: {
      sql: 'i.status',
      values: sentInquiries,
      words: { namespace: 'sourcing', key: code => `inquiry.status.${code}` },
    },
    searched: ['i.no', 'i.title', 'b.legal_name'],
    columns: [
      column('sourcing:inquiry.column.no', 'i.no'),
      column('sourcing:inquiry.field.title', 'i.title'),
      column('sourcing:inquiry.column.buyer', 'b.legal_name'),
      column('sourcing:inquiry.field.destCountry', 'i.dest_country'),
      column('sourcing:inquiry.field.destPort', 'i.dest_port'),
      column('sourcing:inquiry.field.incotermWish', 'i.incoterm_wish'),
      own('lines', 'i.item_count', { numeric: true }),
      column('sourcing:inquiry.column.sellers', '(select count(*) from inquiry_thread t where t.inquiry_id = i.id)', {
        numeric: true,
      }),
      column('sourcing:inquiry.column.status', 'i.status', {
        words: { namespace: 'sourcing', key: code => `inquiry.status.${code}` },
      }),
      column('sourcing:inquiry.column.deadline', moment('i.quote_deadline')),
      created('sourcing:inquiry.column.createdAt', 'i.submitted_at'),
    ],
  },
  orders: {
    right: 'order:read',
    from: `trade_order o left join company b on b.id = o.buyer_company_id left join company v on v.id = o.seller_company_id`,
    key: { sql: 'o.id', type: 'uuid' },
    region: 'o.region_id',
    createdAt: 'o.created_at',
    status: {
      sql: 'o.status',
      values: ORDER_STATUSES,
      words: { namespace: 'trading', key: code => `order.status.${code}` },
    },
    searched: ['o.no', 'o.inquiry_no', 'b.legal_name', 'v.legal_name'],
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
      column('trading:order.column.status', 'o.status', {
        words: { namespace: 'trading', key: code => `order.status.${code}` },
      }),
      created('trading:order.column.createdAt', 'o.created_at'),
    ],
  },
  services: {
    right: 'service:read',
    from: `service s left join company c on c.id = s.provider_company_id left join service_category g on g.code = s.category_code`,
    key: { sql: 's.id', type: 'uuid' },
    region: 's.region_id',
    createdAt: 's.created_at',
    where: `s.status not in ('draft', 'removed')`,
    status: {
      sql: 's.status',
      values: keptServices,
      words: { namespace: 'serviceWork', key: code => `status.${code}` },
    },
    searched: ['s.no', 'c.legal_name', `(s.content -> 'title')::text`],
    columns: [
      column('serviceWork:service.column.no', 's.no'),
      column('serviceWork:service.column.title', text(`(s.content -> 'title')`)),
      column('serviceWork:service.column.category', text('g.name')),
      column('serviceWork:service.column.provider', 'c.legal_name'),
      column('serviceWork:service.column.price', 's.price_from', { numeric: true }),
      own('currency', 's.currency'),
      column('serviceWork:service.column.status', 's.status', {
        words: { namespace: 'serviceWork', key: code => `status.${code}` },
      }),
      column('serviceWork:service.column.submittedAt', moment('s.submitted_at')),
      column('serviceWork:service.column.publishedAt', moment('s.published_at')),
      created('sourcing:inquiry.column.createdAt', 's.created_at'),
    ],
  },
  serviceOrders: {
    right: 'serviceOrder:read',
    from: 'service_order o',
    key: { sql: 'o.id', type: 'uuid' },
    region: 'o.region_id',
    createdAt: 'o.created_at',
    where: `o.status <> 'draft'`,
    status: {
      sql: 'o.status',
      values: sentServiceOrders,
      words: { namespace: 'serviceOrder', key: code => `order.status.${code}` },
    },
    searched: ['o.no', 'o.service_no', 'o.customer_name', 'o.provider_name', `(o.snapshot -> 'title')::text`],
    columns: [
      column('serviceOrder:order.column.no', 'o.no'),
      column('serviceOrder:order.column.service', text(`(o.snapshot -> 'title')`)),
      column('serviceWork:service.column.category', 'o.category_code'),
      column('serviceOrder:order.column.customer', 'o.customer_name'),
      column('serviceOrder:order.column.provider', 'o.provider_name'),
      column('serviceOrder:order.column.qty', 'o.qty', { numeric: true }),
      column('serviceOrder:order.column.payable', 'o.payable_minor', { currency: 'o.currency' }),
      column('serviceOrder:order.column.currency', 'o.currency'),
      column('serviceOrder:order.column.status', 'o.status', {
        words: { namespace: 'serviceOrder', key: code => `order.status.${code}` },
      }),
      column('afterSales:column.due', moment('o.due_at')),
      created('serviceOrder:order.column.createdAt', 'o.created_at'),
    ],
  },
  afterSales: {
    right: 'afterSalesCase:read',
    from: 'after_sales_case a',
    key: { sql: 'a.id', type: 'uuid' },
    region: 'a.region_id',
    createdAt: 'a.created_at',
    status: {
      sql: 'a.status',
      values: AFTER_SALES_STATUSES,
      words: { namespace: 'afterSales', key: code => `case.status.${code}` },
    },
    searched: ['a.no', 'a.service_order_no', 'a.customer_name', 'a.provider_name', 'a.service_title::text'],
    columns: [
      column('serviceOrder:order.column.no', 'a.no'),
      column('afterSales:column.order', 'a.service_order_no'),
      column('serviceOrder:order.column.service', text('a.service_title')),
      column('serviceOrder:order.column.customer', 'a.customer_name'),
      column('serviceOrder:order.column.provider', 'a.provider_name'),
      column('afterSales:column.type', 'a.type', { words: { namespace: 'afterSales', key: code => `type.${code}` } }),
      column('afterSales:column.amount', 'a.requested_minor', { currency: 'a.currency' }),
      column('afterSales:column.agreed', 'a.agreed_minor', { currency: 'a.currency' }),
      column('serviceOrder:order.column.currency', 'a.currency'),
      column('serviceOrder:order.column.status', 'a.status', {
        words: { namespace: 'afterSales', key: code => `case.status.${code}` },
      }),
      column('afterSales:column.due', moment('a.due_at')),
      created('serviceOrder:order.column.createdAt', 'a.created_at'),
    ],
  },
  customsOrders: {
    right: 'customsOrder:read',
    from: 'customs_order o',
    key: { sql: 'o.id', type: 'uuid' },
    region: 'o.region_id',
    createdAt: 'o.created_at',
    where: `o.status <> 'draft'`,
    status: {
      sql: 'o.status',
      values: sentCustomsOrders,
      words: { namespace: 'customsOrder', key: code => `status.${code}` },
    },
    searched: ['o.no', 'o.client_name', 'o.provider_name', 'o.contract_no', 'o.goods_summary', 'o.bill_no'],
    columns: [
      column('customsOrder:column.no', 'o.no'),
      column('customsOrder:column.client', 'o.client_name'),
      column('customsOrder:column.provider', 'o.provider_name'),
      column('customsOrder:column.ieFlag', 'o.ie_flag', {
        words: { namespace: 'customsOrder', key: code => `ieFlag.${code}` },
      }),
      column('customsOrder:column.contractNo', 'o.contract_no'),
      column('customsOrder:column.goods', 'o.goods_summary'),
      column('customsOrder:column.value', 'o.value_amount', { numeric: true }),
      column('customsOrder:column.currency', 'o.currency'),
      column('customsOrder:column.status', 'o.status', {
        words: { namespace: 'customsOrder', key: code => `status.${code}` },
      }),
      column('customsOrder:column.cutOff', moment('o.cut_off_at')),
      column('customsOrder:column.dueAt', moment('o.due_at')),
      created('customsOrder:column.createdAt', 'o.created_at'),
    ],
  },
  membershipOrders: {
    right: 'offering:read',
    from: 'membership_order o',
    key: { sql: 'o.id', type: 'uuid' },
    region: 'o.region_id',
    createdAt: 'o.created_at',
    status: {
      sql: 'o.status',
      values: MEMBERSHIP_ORDER_STATUSES,
      words: { namespace: 'membership', key: code => `order.status.${code}` },
    },
    searched: ['o.no', 'o.company_name', 'o.bank_reference'],
    columns: [
      column('membership:column.no', 'o.no'),
      column('membership:column.company', 'o.company_name'),
      column('identity:companies.column.parties', 'o.party', {
        words: { namespace: 'identity', key: code => `companies.party.${code}` },
      }),
      column('membership:column.item', 'o.kind', { words: { namespace: 'membership', key: code => `kind.${code}` } }),
      own('quantity', 'o.quantity', { numeric: true }),
      column('membership:column.amount', 'o.amount_minor', { currency: 'o.currency' }),
      own('currency', 'o.currency'),
      own('paidOn', 'o.paid_on'),
      column('membership:column.status', 'o.status', {
        words: { namespace: 'membership', key: code => `order.status.${code}` },
      }),
      created('membership:column.createdAt', 'o.created_at'),
    ],
  },
  leaveMessages: {
    right: 'leaveMessage:read',
    from: 'leave_message m',
    key: { sql: 'm.id', type: 'uuid' },
    region: 'm.region_id',
    createdAt: 'm.created_at',
    status: {
      sql: 'm.status',
      values: LEAVE_MESSAGE_STATUSES,
      words: { namespace: 'supportWork', key: code => `status.${code}` },
    },
    searched: ['m.no', 'm.needs'],
    columns: [
      column('supportWork:column.no', 'm.no'),
      column('supportWork:column.type', 'm.type', { words: { namespace: 'support', key: code => `type.${code}` } }),
      column('supportWork:column.message', 'm.needs', { masking: 'hidden' }),
      own('contact', 'm.name', { masking: 'name' }),
      column('supportWork:detail.email', 'm.email', { masking: 'email' }),
      column('supportWork:detail.phone', 'm.phone', { masking: 'phone' }),
      column('identity:companies.column.country', 'm.country'),
      column('supportWork:column.locale', 'm.locale'),
      column('supportWork:column.assigned', 'm.assigned_name'),
      column('supportWork:column.csat', 'm.csat', { numeric: true }),
      column('supportWork:column.status', 'm.status', {
        words: { namespace: 'supportWork', key: code => `status.${code}` },
      }),
      column('supportWork:column.due', moment('m.due_at')),
      created('supportWork:column.created', 'm.created_at'),
    ],
  },
  signIns: {
    right: 'loginLog:export',
    from: 'login_log l left join user_account u on u.id = l.user_id',
    key: { sql: 'l.id', type: 'uuid' },
    region: 'l.region_id',
    createdAt: 'l.at',
    searched: ['u.display_name', 'u.email'],
    columns: [
      created('people:signIns.at', 'l.at'),
      column('identityCompany:member.column.name', 'u.display_name', { masking: 'name' }),
      column('people:operators.email', 'u.email', { masking: 'email' }),
      column('identity:companies.column.parties', 'l.identity', {
        words: { namespace: 'identity', key: code => `companies.party.${code}` },
      }),
      column('people:signIns.result', 'l.result', {
        words: { namespace: 'people', key: code => `signIns.result.${code}` },
      }),
      column('governance:fact.ip', 'l.ip', { masking: 'hidden' }),
    ],
  },
  audit: {
    right: 'audit:export',
    from: 'audit_log a left join company c on c.id = a.company_id',
    key: { sql: 'a.seq', type: 'bigint' },
    region: 'a.region_id',
    createdAt: 'a.at',
    status: {
      sql: 'a.result',
      values: AUDIT_RESULTS,
      words: { namespace: 'governance', key: code => `status.${code}` },
    },
    searched: ['a.action', 'a.actor_name', 'a.entity_no', 'a.entity_id', 'c.legal_name'],
    columns: [
      created('governance:column.at', 'a.at'),
      own('number', 'a.seq', { numeric: true }),
      own('side', 'a.actor_kind', { words: { namespace: 'governance', key: code => `kind.${code}` } }),
      column('governance:column.actor', 'a.actor_name'),
      column('governance:column.action', 'a.action'),
      column('governance:filter.entityType', 'a.entity_type'),
      column('governance:column.document', 'coalesce(a.entity_no, a.entity_id)'),
      column('governance:column.company', 'c.legal_name'),
      column('governance:column.changes', list('a.changed_fields')),
      column('governance:detail.before', 'a.before', { masking: 'hidden' }),
      column('governance:detail.after', 'a.after', { masking: 'hidden' }),
      column('governance:column.reason', 'a.reason'),
      column('governance:column.status', 'a.result', {
        words: { namespace: 'governance', key: code => `status.${code}` },
      }),
      column('governance:fact.ip', 'host(a.ip)', { masking: 'hidden' }),
    ],
  },
}
