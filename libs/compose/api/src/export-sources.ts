import { PRODUCT_STATUSES, STORE_STATUSES } from '@tradeport/domain/catalogue/contract'
import { AUDIT_RESULTS, EXPORT_PARTIES, type ExportParty } from '@tradeport/domain/governance/contract'
import type { CodeWords, ExportPorts } from '@tradeport/domain/governance/server'
import {
  ACCOUNT_STATUSES,
  COMPANY_STATUSES,
  REGISTRATION_PARTIES,
  REGISTRATION_STATUSES,
  RESTRICTION_CAUSES,
} from '@tradeport/domain/identity/contract'
import {
  INVOICE_KINDS,
  INVOICE_STATUSES,
  OFFERING_KINDS,
  ORDER_STATUSES as MEMBERSHIP_ORDER_STATUSES,
} from '@tradeport/domain/membership/contract'
import { ALL_MESSAGE_TYPES, LEAVE_MESSAGE_STATUSES } from '@tradeport/domain/support/contract'
import { ALL_REGIONS, LOCALES, REGION_KEYS, loadRegionTexts } from '@tradeport/kernel/config'
import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import { choice, column, contains, created, list, moment, own, rowsOf, text, wordsOf } from './export-columns'
import { customsExports } from './export-sources-customs'
import { serviceExports } from './export-sources-services'
import { tradeExports } from './export-sources-trade'

const sentRegistrations = REGISTRATION_STATUSES.filter(status => status !== 'draft')
const keptAccounts = ACCOUNT_STATUSES.filter(status => status !== 'deleted')
const partyWords = wordsOf('identity', 'companies.party')
// Spelled out: nobody else asks for these texts, and the test of unused ones looks for who does.
const accountWords: CodeWords = { namespace: 'governanceExports', key: code => `account.${code}` }
/** New products and changes that wait for a reviewer. */
const WAITING = `(p.status = 'pending_review' or p.change_status = 'pending_review')`

/** A credit note says which invoice it takes back. */
const CREDITED = `case when i.kind = 'credit_note' then (select b.number from membership_invoice b
  where b.order_id = i.order_id and b.kind = 'invoice') end`
/** What a company bought on one of its sides, for that side. */
const membershipOf = (order: string) => {
  const of = (party: ExportParty) => ({ rows: `${order}.company_id = $12 and ${order}.party = '${party}'` })
  return { buyer: of('buyer'), seller: of('seller'), provider: of('provider') }
}

async function regionTexts(key: string) {
  const region = REGION_KEYS.find(each => each === key)
  return region && loadRegionTexts(region)
}

/** The lists that can be taken away, on the domains' own tables, each with the right to read it. */
export const exportSources: ExportPorts['sources'] = {
  companies: {
    right: 'company:read',
    from: 'company c',
    ...rowsOf('c'),
    status: {
      sql: 'c.status',
      values: COMPANY_STATUSES,
      words: wordsOf('identity', 'companies.status'),
    },
    keyword: 'c.search_text like $7',
    filters: {
      party: choice(
        'identity:companies.column.parties',
        EXPORT_PARTIES,
        partyWords,
        value => `${value} = any (c.parties)`,
      ),
      restrictedFor: choice(
        'identity:companies.filter.restrictedFor',
        RESTRICTION_CAUSES,
        wordsOf('identity', 'companies.restrictedFor'),
        value => `${value} = any (c.restricted_for)`,
      ),
    },
    columns: [
      column('identity:companies.column.no', 'c.no'),
      column('identity:companies.column.legalName', 'c.legal_name'),
      column('identity:companies.column.parties', list('c.parties'), {
        words: partyWords,
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
        words: wordsOf('identity', 'companies.status'),
      }),
      created('identity:companies.column.createdAt', 'c.created_at'),
    ],
  },
  people: {
    right: 'company:read',
    from: 'user_account u',
    ...rowsOf('u'),
    where: `u.status <> 'deleted' and not exists (select 1 from operator o where o.user_id = u.id)`,
    status: {
      sql: 'u.status',
      values: keptAccounts,
      words: accountWords,
    },
    keyword: contains(['u.display_name', 'u.email', 'u.phone']),
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
        { words: partyWords },
      ),
      column('supportWork:column.locale', 'u.locale'),
      column('identity:companies.column.status', 'u.status', {
        words: accountWords,
      }),
      own('lastSignIn', moment('u.last_login_at')),
      created('identity:companies.column.createdAt', 'u.created_at'),
    ],
  },
  registrations: {
    right: 'registration:read',
    from: 'registration_application r left join user_account u on u.id = r.applicant_user_id',
    ...rowsOf('r'),
    where: `r.status <> 'draft'`,
    status: {
      sql: 'r.status',
      values: sentRegistrations,
      words: wordsOf('identity', 'registration.status'),
    },
    keyword: 'r.legal_name ilike $7 or r.no ilike $7',
    filters: {
      party: choice(
        'identity:registration.filter.party',
        REGISTRATION_PARTIES,
        partyWords,
        value => `r.party = ${value}`,
      ),
    },
    columns: [
      column('identity:registration.column.no', 'r.no'),
      column('identity:registration.column.legalName', 'r.legal_name'),
      column('identity:registration.column.party', 'r.party', {
        words: partyWords,
      }),
      column('identity:registration.column.country', `r.company ->> 'country'`),
      column('identity:companies.column.regNo', 'r.reg_no_key'),
      column('identity:registration.column.contact', 'u.display_name', { masking: 'name' }),
      column('people:operators.email', 'u.email', { masking: 'email' }),
      column('supportWork:detail.phone', 'u.phone', { masking: 'phone' }),
      own('round', 'r.round', { numeric: true }),
      column('identity:registration.column.status', 'r.status', {
        words: wordsOf('identity', 'registration.status'),
      }),
      own('decidedAt', moment('r.decided_at')),
      created('identity:registration.column.createdAt', 'r.created_at'),
    ],
  },
  stores: {
    right: 'store:read',
    from: 'store s',
    ...rowsOf('s'),
    status: {
      sql: 's.status',
      values: STORE_STATUSES,
      words: wordsOf('catalogue', 'store.status'),
    },
    keyword: 's.words @@ $10::tsquery',
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
        words: wordsOf('catalogue', 'store.status'),
      }),
      created('catalogue:store.column.createdAt', 's.created_at'),
    ],
  },
  products: {
    right: 'product:read',
    from: 'product p join store s on s.id = p.store_id left join category g on g.id = p.category_id',
    ...rowsOf('p'),
    status: {
      sql: 'p.status',
      values: PRODUCT_STATUSES,
      words: wordsOf('catalogue', 'product.status'),
      tabs: { review: WAITING },
    },
    keyword: 'p.words @@ $10::tsquery',
    filters: {
      category: {
        ...{ label: 'catalogue:product.filter.category', kind: 'id' },
        lookUp: `select coalesce(name ->> $2::text, name ->> 'en_US', name ->> 'zh_CN') as name from category where id = $1::uuid`,
        sql: value => `p.category_id in (select id from category where path @> array[${value}::uuid])`,
      },
      // Of what waits: whether it is new. Other tabs do not know it.
      kind: choice(
        'catalogue:product.filter.kind',
        ['new', 'change'],
        wordsOf('catalogue', 'product.kind'),
        value => `$8 is distinct from 'review'
          or case ${value} when 'new' then p.status = 'pending_review' else p.change_status = 'pending_review' end`,
      ),
      store: {
        ...{ label: 'catalogue:product.column.store', kind: 'id' },
        lookUp: `select coalesce(name ->> $2::text, name ->> 'en_US', name ->> 'zh_CN') as name from store where id = $1::uuid`,
        sql: value => `p.store_id = ${value}::uuid`,
      },
    },
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
        words: wordsOf('catalogue', 'product.status'),
      }),
      column('catalogue:product.column.submittedAt', moment('p.submitted_at')),
      own('publishedAt', moment('p.published_at')),
      column('catalogue:product.column.updatedAt', moment('p.updated_at')),
      created('sourcing:inquiry.column.createdAt', 'p.created_at'),
    ],
  },
  ...tradeExports,
  ...serviceExports,
  ...customsExports,
  membershipOrders: {
    right: 'offering:read',
    from: 'membership_order o',
    ...rowsOf('o'),
    status: {
      sql: 'o.status',
      values: MEMBERSHIP_ORDER_STATUSES,
      words: wordsOf('membership', 'order.status'),
    },
    keyword: 'o.search_text like $7',
    filters: {
      kind: choice(
        'membership:field.kind',
        OFFERING_KINDS,
        wordsOf('membership', 'kind'),
        value => `o.kind = ${value}`,
      ),
      party: choice(
        'membership:field.party',
        EXPORT_PARTIES,
        wordsOf('membership', 'party'),
        value => `o.party = ${value}`,
      ),
    },
    companies: membershipOf('o'),
    columns: [
      column('membership:column.no', 'o.no'),
      column('membership:column.company', 'o.company_name', { of: ['operator'] }),
      column('identity:companies.column.parties', 'o.party', { words: partyWords, of: ['operator'] }),
      column('membership:column.item', 'o.kind', { words: wordsOf('membership', 'kind') }),
      own('quantity', 'o.quantity', { numeric: true }),
      column('membership:column.amount', 'o.amount_minor', { currency: 'o.currency' }),
      own('currency', 'o.currency'),
      own('paidOn', 'o.paid_on'),
      column('membership:column.status', 'o.status', {
        words: wordsOf('membership', 'order.status'),
      }),
      created('membership:column.createdAt', 'o.created_at'),
    ],
  },
  membershipInvoices: {
    right: 'membershipInvoice:read',
    from: 'membership_invoice i join membership_order o on o.id = i.order_id',
    ...rowsOf('i'),
    status: { sql: 'i.status', values: INVOICE_STATUSES, words: wordsOf('membership', 'paper.status') },
    keyword: 'i.search_text like $7',
    filters: {
      kind: choice(
        'membership:paper.column.kind',
        INVOICE_KINDS,
        wordsOf('membership', 'paper.kind'),
        value => `i.kind = ${value}`,
      ),
    },
    companies: membershipOf('o'),
    columns: [
      column('membership:paper.column.kind', 'i.kind', { words: wordsOf('membership', 'paper.kind') }),
      column('membership:paper.number', 'i.number'),
      column('membership:paper.credited', CREDITED),
      column('membership:paper.column.order', 'o.no'),
      column('membership:column.company', 'o.company_name', { of: ['operator'] }),
      column('identity:companies.column.parties', 'o.party', { words: partyWords, of: ['operator'] }),
      column('membership:invoice.need', 'o.invoice_need', { words: wordsOf('membership', 'invoice.need') }),
      column('membership:invoice.title', `o.invoice ->> 'title'`),
      column('membership:invoice.taxNo', `o.invoice ->> 'taxNo'`),
      column('membership:invoice.email', `o.invoice ->> 'email'`, { masking: 'email' }),
      column('membership:paper.issuedOn', 'i.issued_on'),
      column('membership:paper.amount', 'i.amount_minor', { currency: 'i.currency' }),
      own('currency', 'i.currency'),
      column('membership:paper.column.status', 'i.status', { words: wordsOf('membership', 'paper.status') }),
      created('membership:paper.column.since', 'i.created_at'),
    ],
  },
  leaveMessages: {
    right: 'leaveMessage:read',
    from: 'leave_message m',
    ...rowsOf('m'),
    served: true,
    // Spam is shown on its own tab alone.
    where: `($8 is not null or m.status <> 'spam')`,
    status: {
      sql: 'm.status',
      values: LEAVE_MESSAGE_STATUSES,
      words: wordsOf('supportWork', 'status'),
    },
    keyword: 'm.search_text like $7',
    filters: {
      work: choice(
        'supportWork:filter.work',
        ['mine', 'unassigned', 'overdue'],
        wordsOf('supportWork', 'work'),
        value => `case ${value} when 'mine' then m.assigned_to = $13 when 'unassigned' then m.assigned_to is null
          else m.due_at < $4 and m.status in ('new', 'assigned') end`,
      ),
      type: choice(
        'supportWork:column.type',
        ALL_MESSAGE_TYPES,
        wordsOf('support', 'type'),
        value => `m.type = ${value}`,
      ),
      region: {
        ...{ label: 'supportWork:column.region', kind: 'choice', values: REGION_KEYS },
        named: async (key, locale) => (await regionTexts(key))?.regionName[locale] ?? key,
        sql: value =>
          `m.region_id = case ${value} ${ALL_REGIONS.map(({ region, regionId }) => `when '${region}' then '${regionId}'`).join(' ')} end`,
      },
      locale: {
        ...{ label: 'supportWork:column.locale', kind: 'choice', values: LOCALE_CODES },
        named: code => LOCALES.find(locale => locale.code === code)?.name ?? code,
        sql: value => `m.locale = ${value}`,
      },
    },
    columns: [
      column('supportWork:column.no', 'm.no'),
      column('supportWork:column.type', 'm.type', { words: wordsOf('support', 'type') }),
      column('supportWork:column.message', 'm.needs', { masking: 'hidden' }),
      own('contact', 'm.name', { masking: 'name' }),
      column('supportWork:detail.email', 'm.email', { masking: 'email' }),
      column('supportWork:detail.phone', 'm.phone', { masking: 'phone' }),
      column('identity:companies.column.country', 'm.country'),
      column('supportWork:column.locale', 'm.locale'),
      column('supportWork:column.assigned', 'm.assigned_name'),
      column('supportWork:column.csat', 'm.csat', { numeric: true }),
      column('supportWork:column.status', 'm.status', {
        words: wordsOf('supportWork', 'status'),
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
    keyword: contains(['u.display_name', 'u.email', 'u.phone']),
    columns: [
      created('people:signIns.at', 'l.at'),
      column('identityCompany:member.column.name', 'u.display_name', { masking: 'name' }),
      column('people:operators.email', 'u.email', { masking: 'email' }),
      column('supportWork:detail.phone', 'u.phone', { masking: 'phone' }),
      column('identity:companies.column.parties', 'l.identity', {
        words: partyWords,
      }),
      column('people:signIns.result', 'l.result', {
        words: wordsOf('people', 'signIns.result'),
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
      words: wordsOf('governance', 'status'),
    },
    keyword: contains(['a.action', 'a.actor_name', 'a.entity_no', 'a.entity_id', 'c.legal_name']),
    columns: [
      created('governance:column.at', 'a.at'),
      own('number', 'a.seq', { numeric: true }),
      own('side', 'a.actor_kind', { words: wordsOf('governance', 'kind') }),
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
        words: wordsOf('governance', 'status'),
      }),
      column('governance:fact.ip', 'host(a.ip)', { masking: 'hidden' }),
    ],
  },
}
