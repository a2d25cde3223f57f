import { AGREEMENT_STATUSES } from '@tradeport/domain/agreement/contract'
import {
  CUSTOMS_ORDER_STATUSES,
  IE_FLAGS,
  IN_HAND_STATUSES,
  SLA_GROUPS,
  type SlaGroup,
} from '@tradeport/domain/customs/contract'
import type { ExportSource } from '@tradeport/domain/governance/server'
import { SERVICE_QUESTION_STATUSES, SERVICE_STATUSES } from '@tradeport/domain/service-market/contract'
import {
  AFTER_SALES_STATUSES,
  AFTER_SALES_TYPES,
  PAYBACK_STATES,
  SERVICE_ORDER_STATUSES,
} from '@tradeport/domain/service-order/contract'
import { REGION_TIMERS, type RegionTimer } from '@tradeport/kernel/config'
import { choice, column, created, days, moment, only, own, rowsOf, text, wordsOf } from './export-columns'

/** What was never sent, or was thrown away, is no list of the operators'. */
const keptServices = SERVICE_STATUSES.filter(status => status !== 'draft' && status !== 'removed')
const ownServices = SERVICE_STATUSES.filter(status => status !== 'removed')
const sentServiceOrders = SERVICE_ORDER_STATUSES.filter(status => status !== 'draft')
const sentCustomsOrders = CUSTOMS_ORDER_STATUSES.filter(status => status !== 'draft')
const sentAgreements = AGREEMENT_STATUSES.filter(status => status !== 'draft')

const TRADE_DAY = `($4 at time zone 'Asia/Shanghai')::date`
const SERVICE_TITLE = `select coalesce(content -> 'title' ->> $2::text, content -> 'title' ->> 'en_US', content -> 'title' ->> 'zh_CN') as name
  from service where id = $1::uuid`
const COMPANY_NAME = `select legal_name as name from company where id = $1::uuid and $2::text <> $1::text`
const CATEGORY_NAME = `select coalesce(name ->> $2::text, name ->> 'en_US', name ->> 'zh_CN') as name from service_category where code = $1`
/** The codes of a category and of all below it. */
const branch = (value: string) => `with recursive branch as (
    select id, code from service_category where code = ${value}
    union all select below.id, below.code from service_category below join branch on below.parent_id = branch.id
  ) select code from branch`

/** What the region of a row says, or else the product. */
const inRegion = (timer: RegionTimer, of: string) =>
  `coalesce((select (own ->> '${timer}')::int from region_setting where region_id = ${of}.region_id), ${REGION_TIMERS[timer].value})`

const IN_HAND = `o.status in (${IN_HAND_STATUSES.map(status => `'${status}'`).join(', ')})`
/** The groups of time limits, as the operators' list has them. */
const HURTING: Readonly<Record<SlaGroup, string>> = {
  acceptance: `o.status = 'submitted' and o.due_at < $4`,
  overdue: `${IN_HAND} and o.due_at < $4`,
  close: `${IN_HAND} and o.due_at >= $4 and o.due_at < $4 + ${inRegion('agencyCloseHours', 'o')} * interval '1 hour'`,
  stuck: `${IN_HAND} and (o.due_at is null or o.due_at >= $4 + ${inRegion('agencyCloseHours', 'o')} * interval '1 hour')
    and o.updated_at < $4 - ${inRegion('agencyStuckHours', 'o')} * interval '1 hour'`,
}

const FEE_AMOUNT = `(fee ->> 'amount')::numeric`
/** What is left of a fee after complaints, and what went back to the client of it. */
const FEE_REST = `(${FEE_AMOUNT} - (fee ->> 'returning')::numeric - (fee ->> 'returned')::numeric)`
const FEE_BACK = `(case fee ->> 'money' when 'refunded' then ${FEE_REST} else 0 end + (fee ->> 'returned')::numeric)`

/** What fees of an agency order come to that the client bears, by currency. */
const feesOf = (
  which: string,
  amount = FEE_REST,
) => `(select string_agg(sums.currency || ' ' || sums.total, '; ' order by sums.currency) from (
    select fee ->> 'currency' as currency, sum(${amount})::text as total from jsonb_array_elements(o.fees) as fee
    where fee ->> 'payer' = 'client' and ${which} group by 1) as sums)`

/** Where what is owed back past the platform stands, as the lists have it. */
const payback = (of: 'o' | 'a', open: string, disputed = 'false') =>
  choice('serviceOrder:filter.payback', PAYBACK_STATES, wordsOf('serviceOrder', 'filter.payback'), value => {
    const status = `${of}.direct_refund ->> 'status'`
    return `(${value} = 'review' and ${disputed}) or case ${value} when 'upheld' then ${of}.refund_upheld_at is not null
      else ${open} and case ${value} when 'open' then ${status} <> 'received'
        when 'overdue' then ${status} = 'owed' and ${of}.refund_due_at < $4 else ${status} = 'in_review' end end`
  })

/** The comprehensive service area. */
export const serviceExports = {
  services: {
    right: 'service:read',
    from: `service s left join company c on c.id = s.provider_company_id left join service_category g on g.code = s.category_code`,
    ...rowsOf('s'),
    where: `s.status not in ('draft', 'removed')`,
    status: {
      sql: 's.status',
      values: keptServices,
      words: wordsOf('serviceWork', 'status'),
    },
    keyword: 's.search_text like $7 or lower(s.no) like $7',
    filters: {
      category: {
        ...{ label: 'serviceWork:service.filter.category', kind: 'code', lookUp: CATEGORY_NAME },
        sql: value => `s.category_code in (${branch(value)})`,
      },
      proof: choice(
        'serviceWork:service.filter.proof',
        ['expiring', 'expired'],
        wordsOf('serviceWork', 'service.proof'),
        value => `case ${value} when 'expired' then s.proof_valid_to < ${TRADE_DAY}
          else s.proof_valid_to between ${TRADE_DAY} and ${TRADE_DAY} + ${inRegion('certificateFirstReminderDays', 's')} end`,
      ),
    },
    companies: {
      provider: { rows: `s.provider_company_id = $12 and s.status <> 'removed'`, statuses: ownServices },
    },
    columns: [
      column('serviceWork:service.column.no', 's.no'),
      column('serviceWork:service.column.title', text(`(s.content -> 'title')`)),
      column('serviceWork:service.column.category', text('g.name')),
      column('serviceWork:service.column.provider', 'c.legal_name'),
      column('serviceWork:service.column.price', 's.price_from', { numeric: true }),
      own('currency', 's.currency'),
      column('serviceWork:service.column.status', 's.status', {
        words: wordsOf('serviceWork', 'status'),
      }),
      column('serviceWork:service.column.submittedAt', moment('s.submitted_at')),
      column('serviceWork:service.column.publishedAt', moment('s.published_at')),
      created('sourcing:inquiry.column.createdAt', 's.created_at'),
    ],
  },
  serviceOrders: {
    right: 'serviceOrder:read',
    from: 'service_order o left join service_category g on g.code = o.category_code',
    ...rowsOf('o'),
    where: 'o.submitted_at is not null',
    status: {
      sql: 'o.status',
      values: sentServiceOrders,
      words: wordsOf('serviceOrder', 'order.status'),
      tabs: { after_sale: 'o.open_case_id is not null' },
    },
    keyword: 'o.search_text like $7',
    filters: {
      providerCompanyId: {
        ...{ label: 'serviceOrder:filter.providerCompanyId', kind: 'id', lookUp: COMPANY_NAME },
        sql: value => `o.provider_company_id = ${value}::uuid`,
      },
      customerCompanyId: {
        ...{ label: 'serviceOrder:filter.customerCompanyId', kind: 'id', lookUp: COMPANY_NAME },
        sql: value => `o.customer_company_id = ${value}::uuid`,
      },
      categoryCode: {
        ...{ label: 'serviceOrder:filter.categoryCode', kind: 'code', lookUp: CATEGORY_NAME },
        sql: value => `o.category_code = ${value}`,
      },
      serviceId: {
        ...{ label: 'serviceOrder:filter.serviceId', kind: 'id' },
        lookUp: SERVICE_TITLE,
        sql: value => `o.service_id = ${value}::uuid`,
      },
      tradeOrderId: {
        ...{
          label: 'trading:order.column.no',
          kind: 'id',
          lookUp: 'select no as name from trade_order where id = $1::uuid and $2::text <> $1::text',
        },
        sql: value => `o.trade_order_id = ${value}::uuid`,
      },
      late: only('serviceOrder:filter.late', 'true', 'only', 'o.due_at < $4'),
      stuck: only('serviceOrder:filter.stuck', 'true', 'only', 'o.stuck_since is not null'),
      payback: payback('o', `o.direct_refund is not null`, `o.payment_disputed_at is not null`),
      commissionOpen: only(
        ...(['serviceOrder:filter.commissionOpen', 'true', 'only'] as const),
        `o.pay_mode = 'offline' and o.commission_minor <> o.commission_received_minor`,
      ),
      ...days('serviceOrder', 'o.created_at'),
    },
    companies: {
      seller: { rows: 'o.customer_company_id = $12', statuses: SERVICE_ORDER_STATUSES },
      provider: { rows: 'o.provider_company_id = $12 and o.submitted_at is not null' },
    },
    columns: [
      column('serviceOrder:order.column.no', 'o.no'),
      column('serviceOrder:order.column.service', text(`(o.snapshot -> 'title')`)),
      column('serviceWork:service.column.category', text('g.name')),
      column('serviceOrder:order.column.customer', 'o.customer_name'),
      column('serviceOrder:order.column.provider', 'o.provider_name'),
      column('serviceOrder:order.column.qty', 'o.qty', { numeric: true }),
      column('serviceOrder:order.column.payable', 'o.payable_minor', { currency: 'o.currency' }),
      // What the platform keeps and what is paid out is between it and the provider.
      own('refunded', 'coalesce(o.refund_minor, o.case_refund_minor)', { currency: 'o.currency' }),
      own('commission', 'o.commission_minor', { currency: 'o.currency', of: ['operator', 'provider'] }),
      own('providerShare', 'o.provider_minor', { currency: 'o.currency', of: ['operator', 'provider'] }),
      column('serviceOrder:order.column.currency', 'o.currency'),
      own('rating', `o.rating ->> 'score'`, { numeric: true }),
      column('serviceOrder:order.column.status', 'o.status', {
        words: wordsOf('serviceOrder', 'order.status'),
      }),
      column('afterSales:column.due', moment('o.due_at')),
      created('serviceOrder:order.column.createdAt', 'o.created_at'),
    ],
  },
  afterSales: {
    right: 'afterSalesCase:read',
    from: 'after_sales_case a',
    ...rowsOf('a'),
    status: {
      sql: 'a.status',
      values: AFTER_SALES_STATUSES,
      words: wordsOf('afterSales', 'case.status'),
    },
    keyword: 'a.search_text like $7',
    filters: {
      type: choice(
        'afterSales:column.type',
        AFTER_SALES_TYPES,
        wordsOf('afterSales', 'type'),
        value => `a.type = ${value}`,
      ),
      payback: payback('a', `a.status in ('refunding', 'platform_review')`),
      ...days('serviceOrder', 'a.created_at'),
    },
    companies: { seller: { rows: 'a.customer_company_id = $12' }, provider: { rows: 'a.provider_company_id = $12' } },
    columns: [
      column('serviceOrder:order.column.no', 'a.no'),
      column('afterSales:column.order', 'a.service_order_no'),
      column('serviceOrder:order.column.service', text('a.service_title')),
      column('serviceOrder:order.column.customer', 'a.customer_name'),
      column('serviceOrder:order.column.provider', 'a.provider_name'),
      column('afterSales:column.type', 'a.type', { words: wordsOf('afterSales', 'type') }),
      column('afterSales:column.amount', 'a.requested_minor', { currency: 'a.currency' }),
      column('afterSales:column.agreed', 'a.agreed_minor', { currency: 'a.currency' }),
      column('serviceOrder:order.column.currency', 'a.currency'),
      column('serviceOrder:order.column.status', 'a.status', {
        words: wordsOf('afterSales', 'case.status'),
      }),
      column('afterSales:column.due', moment('a.due_at')),
      created('serviceOrder:order.column.createdAt', 'a.created_at'),
    ],
  },
  customsOrders: {
    right: 'customsOrder:read',
    from: 'customs_order o',
    ...rowsOf('o'),
    where: 'o.submitted_at is not null',
    status: {
      sql: 'o.status',
      values: sentCustomsOrders,
      words: wordsOf('customsOrder', 'status'),
    },
    keyword: 'o.search_text like $7',
    filters: {
      ieFlag: choice(
        'customs:list.filter.ieFlag',
        IE_FLAGS,
        wordsOf('customsOrder', 'ieFlag'),
        value => `o.ie_flag = ${value}`,
      ),
      tradeMode: { label: 'customs:list.filter.tradeMode', kind: 'code', sql: value => `o.trade_mode = ${value}` },
      late: only('customsOrder:filter.late', 'true', 'only', 'o.due_at < $4'),
      moneyStuck: only('customsOrder:filter.moneyStuck', 'true', 'only', 'o.stuck_since is not null'),
      sla: choice(
        'customsOrder:view.sla',
        SLA_GROUPS,
        wordsOf('customsOrder', 'sla'),
        value => `case ${value} ${SLA_GROUPS.map(group => `when '${group}' then ${HURTING[group]}`).join(' ')} end`,
      ),
      ...days('customsOrder', 'o.created_at'),
    },
    companies: {
      seller: { rows: 'o.client_company_id = $12', statuses: CUSTOMS_ORDER_STATUSES },
      provider: { rows: 'o.provider_company_id = $12 and o.submitted_at is not null' },
    },
    columns: [
      column('customsOrder:column.no', 'o.no'),
      column('customsOrder:column.client', 'o.client_name'),
      column('customsOrder:column.provider', 'o.provider_name'),
      column('customsOrder:column.ieFlag', 'o.ie_flag', {
        words: wordsOf('customsOrder', 'ieFlag'),
      }),
      column('customsOrder:column.contractNo', 'o.contract_no'),
      column('customsOrder:column.goods', 'o.goods_summary'),
      column('customsOrder:column.value', 'o.value_amount', { numeric: true }),
      column('customsOrder:column.currency', 'o.currency'),
      column('customsOrder:column.status', 'o.status', {
        words: wordsOf('customsOrder', 'status'),
      }),
      column('customsOrder:column.cutOff', moment('o.cut_off_at')),
      column('customsOrder:column.dueAt', moment('o.due_at')),
      column('customsOrder:column.feesOwed', feesOf(`fee ->> 'status' in ('fixed', 'confirmed')`, FEE_AMOUNT)),
      ...(['due', 'held', 'released'] as const).map(state =>
        column(`customsOrder:feeMoney.${state}`, feesOf(`fee ->> 'money' = '${state}'`)),
      ),
      column('customsOrder:feeMoney.refunded', feesOf(`${FEE_BACK} > 0`, FEE_BACK)),
      created('customsOrder:column.createdAt', 'o.created_at'),
    ],
  },
  agreements: {
    right: 'agreement:read',
    from: 'agreement a left join service_category g on g.code = a.category_code',
    ...rowsOf('a'),
    where: 'a.sealed_at is not null',
    status: {
      sql: 'a.status',
      values: sentAgreements,
      words: wordsOf('agreement', 'agreement.status'),
    },
    keyword: 'a.search_text like $7',
    filters: {
      categoryCode: {
        ...{ label: 'agreement:filter.categoryCode', kind: 'code', lookUp: CATEGORY_NAME },
        sql: value => `a.category_code = ${value}`,
      },
      ...days('agreement', 'a.created_at'),
    },
    companies: {
      seller: { rows: 'a.customer_company_id = $12', statuses: AGREEMENT_STATUSES },
      provider: { rows: 'a.provider_company_id = $12 and a.sealed_at is not null' },
    },
    columns: [
      column('agreement:agreement.column.no', 'a.no'),
      column('agreement:agreement.column.title', text(`(a.accepted -> 'title')`)),
      column('serviceOrder:order.column.service', text(`(a.facts -> 'service')`)),
      column('agreement:filter.categoryCode', text('g.name')),
      column('agreement:agreement.column.order', 'a.order_no'),
      column('agreement:side.customer', 'a.customer_name'),
      column('agreement:side.provider', 'a.provider_name'),
      column('agreement:template.column.status', 'a.status', {
        words: wordsOf('agreement', 'agreement.status'),
      }),
      created('serviceOrder:order.column.createdAt', 'a.created_at'),
      column('agreement:template.column.updatedAt', moment('a.updated_at')),
    ],
  },
  serviceQuestions: {
    right: 'serviceQuestion:read',
    from: 'service_question q left join company c on c.id = q.provider_company_id',
    ...rowsOf('q'),
    where: 'q.published',
    status: {
      sql: 'q.status',
      values: SERVICE_QUESTION_STATUSES,
      words: wordsOf('serviceWork', 'question.status'),
    },
    keyword: 'q.search_text like $7',
    filters: {
      serviceId: {
        ...{ label: 'serviceWork:question.column.service', kind: 'id' },
        lookUp: SERVICE_TITLE,
        sql: value => `q.service_id = ${value}::uuid`,
      },
    },
    companies: {
      seller: { rows: 'q.asker_company_id = $12' },
      provider: { rows: 'q.provider_company_id = $12' },
    },
    columns: [
      own('number', 'q.no'),
      column('serviceWork:question.column.question', 'q.question'),
      own('answer', 'q.answer'),
      column('serviceWork:question.column.service', text('q.service_title')),
      column('serviceWork:question.column.provider', 'c.legal_name'),
      column('serviceWork:question.column.asker', 'q.asker_name'),
      column('serviceWork:question.column.status', 'q.status', {
        words: wordsOf('serviceWork', 'question.status'),
      }),
      column('serviceWork:question.column.askedAt', moment('q.created_at')),
      own('answeredAt', moment('q.answered_at')),
    ],
  },
} as const satisfies Record<string, ExportSource>
