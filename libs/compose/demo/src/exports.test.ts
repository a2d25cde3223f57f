import { agreementPage } from '@tradeport/domain/agreement/contract'
import { adminProductPage, adminStorePage } from '@tradeport/domain/catalogue/contract'
import { customsOrderPage, declarationFormPage } from '@tradeport/domain/customs/contract'
import {
  EXPORT_PARTIES,
  companyExportCreate,
  dataExportCreate,
  dataExportDownload,
  dataExportOptions,
  type ExportList,
} from '@tradeport/domain/governance/contract'
import { companyPage, registrationPage } from '@tradeport/domain/identity/contract'
import {
  membershipInvoicePage,
  membershipOrderDetail,
  membershipOrderPage,
} from '@tradeport/domain/membership/contract'
import { servicePage, serviceQuestionPage } from '@tradeport/domain/service-market/contract'
import { afterSalesCasePage, serviceOrderPage } from '@tradeport/domain/service-order/contract'
import { inquiryPage, quotationPage, threadPage } from '@tradeport/domain/sourcing/contract'
import { leaveMessagePage } from '@tradeport/domain/support/contract'
import { orderPage } from '@tradeport/domain/trading/contract'
import { REGIONS } from '@tradeport/kernel/config'
import type { Endpoint } from '@tradeport/kernel/contract-kit'
import { uuidv7 } from '@tradeport/node/db'
import { sheetRows } from '@tradeport/node/spreadsheet'
import { startDemoApi, type DemoApi } from '@tradeport/testing/demo'
import type { Caller } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

type Texts = Readonly<Record<string, string>>
type Party = (typeof EXPORT_PARTIES)[number]

/** A list on screen: what its page asks for a tab, a keyword and its filters. */
interface Listed {
  readonly page: Endpoint
  readonly filters?: Texts
  readonly input?: (filters: Texts) => object
}

const asTheyAre = (filters: Texts): object =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, value === 'true' ? true : value]))

const LISTS: Readonly<Partial<Record<ExportList, Listed>>> = {
  companies: { page: companyPage },
  registrations: { page: registrationPage },
  stores: { page: adminStorePage },
  products: {
    page: adminProductPage,
    input: ({ category, store, ...others }) => ({
      ...(category ? { categoryId: category } : {}),
      ...(store ? { storeId: store } : {}),
      ...others,
    }),
  },
  inquiries: { page: inquiryPage, input: ({ mine }) => (mine ? { mineOnly: true } : {}) },
  threads: {
    page: threadPage,
    input: ({ unread, mine }) => ({
      ...(unread ? { unreadOnly: true } : {}),
      ...(mine === 'yes' ? { mineOnly: true } : {}),
      ...(mine === 'nobody' ? { unassignedOnly: true } : {}),
    }),
  },
  quotations: { page: quotationPage },
  orders: {
    page: orderPage,
    input: ({ frozen, mine }) => ({
      ...(frozen ? { frozen: true } : {}),
      ...(mine === 'yes' ? { mineOnly: true } : {}),
      ...(mine === 'nobody' ? { unassignedOnly: true } : {}),
    }),
  },
  services: {
    page: servicePage,
    input: ({ category, ...others }) => ({ ...(category ? { categoryCode: category } : {}), ...others }),
  },
  serviceOrders: { page: serviceOrderPage },
  afterSales: { page: afterSalesCasePage },
  customsOrders: { page: customsOrderPage },
  agreements: { page: agreementPage },
  serviceQuestions: { page: serviceQuestionPage },
  membershipOrders: { page: membershipOrderPage },
  membershipInvoices: { page: membershipInvoicePage },
  leaveMessages: { page: leaveMessagePage },
  declarations: {
    page: declarationFormPage,
    input: ({ company, refund, ...others }) => ({
      ...(company ? { companyId: company } : {}),
      ...(refund ? { refundEligible: true } : {}),
      ...others,
    }),
  },
}

/** Tabs that are no status. */
const TABS: Readonly<Record<string, object>> = { 'serviceOrders after_sale': { afterSale: true } }

let demo: DemoApi
beforeAll(async () => {
  demo = await startDemoApi()
  await demo.api.pool.query("update service_order set due_at = due_at - interval '90 days' where due_at is not null")
}, 600_000)
afterAll(() => demo.close())

async function one(query: string): Promise<string> {
  const { rows } = await demo.api.pool.query<{ found: string }>(query)
  return rows[0]?.found ?? ''
}

/** What each filter can be on the demo's rows, beside a keyword that some rows have and others do not. */
async function wishesOf(list: ExportList): Promise<Texts[]> {
  const day = new Date(demo.api.clock.now.getTime() - 6 * 86_400_000).toISOString().slice(0, 10)
  const days = [{ dateFrom: day }, { dateTo: day }]
  const parties = EXPORT_PARTIES.map(party => ({ party }))
  const wishes: Readonly<Partial<Record<ExportList, Texts[]>>> = {
    companies: parties,
    registrations: parties.slice(1),
    products: [
      { category: await one(`select id as found from category where parent_id is null order by sort, id limit 1`) },
      { store: await one(`select store_id as found from product order by id limit 1`) },
      { kind: 'new' },
      { kind: 'change' },
    ],
    threads: [{ unread: 'yes' }, { mine: 'yes' }],
    orders: [{ frozen: 'yes' }, { mine: 'yes' }, { mine: 'nobody' }],
    services: [{ category: 'CUSTOMS' }, { proof: 'expiring' }, { proof: 'expired' }],
    serviceOrders: [
      { late: 'true' },
      { stuck: 'true' },
      { categoryCode: 'CUSTOMS' },
      { serviceId: await one('select service_id as found from service_order order by id limit 1') },
      ...days,
    ],
    afterSales: [{ type: 'refund_part' }, { type: 'complaint' }, ...days],
    customsOrders: [
      { ieFlag: 'E' },
      { tradeMode: '0110' },
      { late: 'true' },
      { moneyStuck: 'true' },
      ...['acceptance', 'overdue', 'close', 'stuck'].map(sla => ({ sla })),
      ...days,
    ],
    agreements: [{ categoryCode: 'CUSTOMS' }, ...days],
    serviceQuestions: [
      { serviceId: await one('select service_id as found from service_question where published order by id limit 1') },
    ],
    declarations: [
      ...[{ ieFlag: 'E' }, { ieFlag: 'I' }, { channel: 'online' }, { channel: 'offline' }],
      ...[{ tradeMode: '0110' }, { refund: 'eligible' }, { declareDateFrom: day }, { declareDateTo: day }],
      ...['nobody', 'me', 'others'].map(reviewed => ({ reviewed })),
      { company: await one('select company_id as found from declaration_form order by id limit 1') },
      { entryId: await one(`select entry_id as found from declaration_form where entry_id <> '' order by id limit 1`) },
      { billNo: await one(`select bill_no as found from declaration_form where bill_no <> '' order by id limit 1`) },
      {
        contractNo: await one(
          `select contract_no as found from declaration_form where contract_no <> '' order by id limit 1`,
        ),
      },
      {
        containerNo: await one(
          `select lower(container_nos[1]) as found from declaration_form where container_nos[1] is not null order by id limit 1`,
        ),
      },
    ],
    membershipInvoices: [{ kind: 'invoice' }, { kind: 'credit_note' }],
    membershipOrders: [{ kind: 'plan' }, { kind: 'package' }, ...parties],
    leaveMessages: [
      ...['mine', 'unassigned', 'overdue'].map(work => ({ work })),
      ...[{ region: 'demo' }, { region: 'guangzhou' }, { locale: 'de_DE' }],
    ],
  }
  return wishes[list] ?? []
}

interface Wish {
  readonly status?: string
  readonly keyword?: string
  readonly filters?: Texts
}

const shownBy = async (who: Caller, list: ExportList, { status, keyword, filters = {} }: Wish): Promise<number> => {
  const { page, input = asTheyAre } = LISTS[list] ?? { page: companyPage }
  const tab = TABS[`${list} ${status ?? ''}`] ?? (status ? { status } : {})
  const asked = { pageNum: 1, pageSize: 1, ...(keyword ? { keyword } : {}), ...tab, ...input(filters) }
  const answer = await who.raw(page, asked)
  expect(answer, `${list} ${JSON.stringify(asked)}`).toMatchObject({ success: true })
  const { total } = answer.data as { total: number }
  return total
}

async function fileOf(who: Caller, list: ExportList, wish: Wish) {
  const asked = { list, format: 'csv', ...wish } as const
  const { id } =
    who.actor.kind === 'operator'
      ? await who.ok(dataExportCreate, { ...asked, reason: 'A test' })
      : await who.ok(companyExportCreate, asked)
  await demo.api.api.jobs.run('governance.writeExports')
  const { content, status } = await who.download(dataExportDownload, { id })
  expect(status).toBe(200)
  return (await sheetRows(content, 10_000)).slice(1)
}

/** The list of a person, narrowed in each of its ways: as many rows in the file as on screen, and not always all or none. */
async function compare(who: Caller, list: ExportList): Promise<string[]> {
  const { lists } = await who.ok(dataExportOptions, {})
  const statuses = lists.find(each => each.list === list)?.statuses.map(({ value }) => value) ?? []
  const rows = await fileOf(who, list, {})
  const word = String(rows.at(-1)?.[0] ?? '').slice(-4)
  const wishes: Wish[] = [
    {},
    ...statuses.map(status => ({ status })),
    ...(word ? [{ keyword: word }] : []),
    // Words that forms begin with, several of them, and signs that mean something elsewhere.
    ...(list === 'declarations' ? ['LAN-26', 'lan 26', 'an-26', '%', '_'].map(keyword => ({ keyword })) : []),
    ...(await wishesOf(list)).map(filters => ({ filters })),
    ...(list === 'products' ? ['new', 'change'].map(kind => ({ status: 'review', filters: { kind } })) : []),
  ]
  const differing: string[] = []
  for (const wish of wishes) {
    const known = (await who.ok(dataExportOptions, { list, filters: wish.filters ?? {} })).narrowed
    if (known.length < Object.keys(wish.filters ?? {}).length) continue
    const [shown, held] = [await shownBy(who, list, wish), (await fileOf(who, list, wish)).length]
    if (shown !== held) differing.push(`${list} ${JSON.stringify(wish)}: ${shown} on screen, ${held} in the file`)
  }
  return differing
}

describe('a file holds what the screen showed', () => {
  test.each(Object.keys(LISTS))(
    '%s, of an operator',
    async name => {
      const list = name as ExportList
      const region = list === 'leaveMessages' ? REGIONS.demo : REGIONS.puyuan
      const who = await demo.api.person({ kind: 'operator', roles: ['op_super'], region })
      expect(await compare(who, list)).toEqual([])
    },
    120_000,
  )
})

const OWNERS: Readonly<Record<Party, string>> = {
  buyer: 'nordhaus@buyer.example',
  seller: 'lanyun@seller.example',
  provider: 'clearway@provider.example',
}

describe.each(EXPORT_PARTIES)('the lists of a %s', party => {
  let owner: Caller
  beforeAll(async () => {
    const companyId =
      await one(`select m.company_id as found from company_member m join user_account u on u.id = m.user_id
      where u.email = '${OWNERS[party]}' and m.party = '${party}'`)
    const roles = { buyer: 'buyer_owner', seller: 'seller_owner', provider: 'provider_owner' } as const
    owner = await demo.api.person({ kind: party, companyId, roles: [roles[party]], region: REGIONS.puyuan })
    // As many as they like.
    await demo.api.pool.query(
      `insert into ability_grant (id, region_id, company_id, ability, quota, valid_from, created_at)
       values ($1, $2, $3, 'data.export', null, '2026-01-01', '2026-01-01')`,
      [uuidv7(), REGIONS.puyuan.regionId, companyId],
    )
  })

  test('hold what the screen showed, and nothing of another company', async () => {
    const { lists } = await owner.ok(dataExportOptions, {})
    const differing: string[] = []
    // A company reads its invoices beside their orders, on no list of their own.
    for (const { list } of lists.filter(each => each.list !== 'membershipInvoices'))
      differing.push(...(await compare(owner, list)))
    expect(differing).toEqual([])
    expect(lists.length).toBeGreaterThan(2)
  }, 240_000)

  test('hold the invoices that stand beside the orders of the company', async () => {
    const { records } = await owner.ok(membershipOrderPage, { pageSize: 200 })
    const papers = await Promise.all(
      records.map(async ({ id }) => (await owner.ok(membershipOrderDetail, { id })).invoices.length),
    )
    expect(await fileOf(owner, 'membershipInvoices', {})).toHaveLength(papers.reduce((sum, each) => sum + each, 0))
  })
})
