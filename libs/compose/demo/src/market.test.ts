import { CHANGE_STATUSES, PRICE_MODES, PRODUCT_STATUSES } from '@tradeport/domain/catalogue/contract'
import { SERVICE_ORDER_STATUSES } from '@tradeport/domain/service-order/contract'
import { INQUIRY_STATUSES, QUOTATION_STATUSES, THREAD_STATUSES } from '@tradeport/domain/sourcing/contract'
import { MILESTONE_STATUSES, ORDER_STATUSES, TERMS_STATUSES } from '@tradeport/domain/trading/contract'
import { ALL_REGIONS, REGIONS } from '@tradeport/kernel/config'
import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import { startDemoApi, type DemoApi } from '@tradeport/testing/demo'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { differencesOf } from './same-rows.test-kit'

/** Two first starts, with all the goods that people see. */
let demo: DemoApi
let other: DemoApi

beforeAll(async () => {
  const start = () => startDemoApi({ furtherGoods: Number.POSITIVE_INFINITY, isMadeAfresh: true })
  ;[demo, other] = await Promise.all([start(), start()])
}, 600_000)

afterAll(() => Promise.all([demo.close(), other.close()]))

async function numberOf(what: string): Promise<number> {
  const { rows } = await demo.api.pool.query<{ number: number }>(`select (${what})::int as number`)
  return rows[0]?.number ?? 0
}

async function wordsOf(query: string): Promise<string[]> {
  const { rows } = await demo.api.pool.query<{ word: string }>(query)
  return rows.map(({ word }) => word)
}

describe('a first start', () => {
  test('makes the same market as another one', async () => {
    expect(await differencesOf(demo.api.pool, other.api.pool)).toEqual([])
  }, 120_000)

  test('has companies, goods, services and news of all four regions', async () => {
    const companies = await numberOf(`select count(*) from company where status = 'active'`)
    expect(companies).toBeGreaterThanOrEqual(58)
    expect(companies).toBeLessThanOrEqual(70)
    const inTheMarket = `from product where status in ('on_sale', 'pending_review')`
    expect(await numberOf(`select count(*) ${inTheMarket}`)).toBeGreaterThanOrEqual(600)
    expect(await numberOf(`select count(distinct category_id) ${inTheMarket}`)).toBe(20)
    expect(await wordsOf(`select distinct region_id as word from product where status = 'on_sale' order by 1`)).toEqual(
      ALL_REGIONS.map(({ regionId }) => regionId).sort(),
    )
    expect(await numberOf(`select count(*) from service where status = 'on_shelf'`)).toBeGreaterThanOrEqual(40)
    expect(await numberOf(`select count(*) from news_article where status = 'published'`)).toBeGreaterThanOrEqual(5)
  })

  test('declares goods of two orders of one buyer by one form', async () => {
    const together = 'from declaration_form where cardinality(trade_order_ids) = 2'
    expect(await numberOf(`select count(*) ${together} and status = 'draft'`)).toBeGreaterThanOrEqual(1)
  })

  test('says of each product and store what it is, in all languages', async () => {
    const complete = (text: string) => `${text} ?& array[${LOCALE_CODES.map(code => `'${code}'`).join(', ')}]`
    const texts = ['title', 'summary', 'description', 'keywords'].map(field => complete(`content -> '${field}'`))
    expect(await numberOf(`select count(*) from product where not (${texts.join(' and ')})`)).toBe(0)
    expect(await numberOf(`select count(*) from store where status = 'open' and not (${complete('intro')})`)).toBe(0)
  })

  test('shows all that a product may say', async () => {
    const having = (condition: string) =>
      numberOf(`select count(*) from product where status = 'on_sale' and ${condition}`)
    expect(
      await having(`(content ->> 'customisable')::bool and jsonb_array_length(content -> 'customisations') = 0`),
    ).toBe(0)
    expect(await having(`jsonb_array_length(content -> 'customisations') > 0`)).toBeGreaterThan(300)
    expect(await having(`jsonb_array_length(content -> 'documents') > 0`)).toBeGreaterThan(50)
    expect(await having(`content ->> 'stockMode' = 'stock'`)).toBeGreaterThan(50)
    expect(await having(`content ->> 'moqScope' = 'sku'`)).toBeGreaterThan(10)
    expect(await wordsOf(`select distinct content ->> 'priceMode' as word from product order by 1`)).toEqual(
      [...PRICE_MODES].sort(),
    )
    expect(await having(`content @> '{"priceTiers": [{"currency": "EUR"}]}'`)).toBeGreaterThan(50)
    const priced = `content @? '$.priceTiers[*] ? (@.incoterm == "CIF")'`
    expect(await having(`${priced} <> (content -> 'incoterms' ? 'CIF')`)).toBe(0)
    expect(await having(priced)).toBeGreaterThan(100)
  })

  test('has companies, papers and people in all the ways they can stand', async () => {
    const statuses = (table: string, more = '') =>
      wordsOf(`select distinct status as word from ${table} ${more} order by 1`)
    expect(await statuses('company')).toEqual(['active', 'closed', 'restricted', 'suspended'])
    expect(await statuses('company_certificate')).toEqual(
      expect.arrayContaining(['accepted', 'expired', 'pending', 'rejected']),
    )
    const applied = ['expired', 'in_review', 'need_more_info', 'rejected', 'submitted']
    expect(await statuses('registration_application')).toEqual(expect.arrayContaining(applied))
    expect(await numberOf(`select count(*) from registration_application where kind = 'change'`)).toBeGreaterThan(0)
    expect(await numberOf('select count(*) from registration_application where cardinality(risk_flags) > 0')).toBe(1)
    const ofTwo = `select 1 from company_member where status = 'active' group by user_id having count(*) > 1`
    expect(await numberOf(`select count(*) from (${ofTwo}) as busy`)).toBe(1)
    const roles = `select distinct unnest(roles) as word from company_member order by 1`
    expect(await wordsOf(roles)).toEqual(expect.arrayContaining(['buyer_purchaser', 'sales', 'shop_manager']))
    // What a department and a colleague take care of is theirs to see.
    const departments = `select count(distinct department) from company_member`
    expect(await numberOf(departments)).toBeGreaterThan(3)
    const theirs = (table: string, column: string, role: string) =>
      numberOf(`select count(distinct ${column}) from ${table} where ${column} in
        (select user_id from company_member where '${role}' = any (roles) and not is_owner)`)
    expect(await theirs('inquiry', 'buyer_user_id', 'buyer_purchaser')).toBe(2)
    expect(await theirs('inquiry_thread', 'assigned_to', 'sales')).toBe(2)
  })

  test('asks for goods to where its buyers are', async () => {
    const astray = `select count(*) from inquiry i join company c on c.id = i.buyer_company_id
      where i.status <> 'draft' and (i.dest_country <> c.country or i.dest_port is null)`
    expect(await numberOf(astray)).toBe(0)
    expect(await numberOf('select count(distinct dest_port) from inquiry')).toBeGreaterThan(15)
  })
})

describe('when all timers have run', () => {
  beforeAll(async () => {
    await demo.api.api.jobs.register()
    await demo.api.api.jobs.tick()
  }, 120_000)

  test('each of them went well', async () => {
    expect(await wordsOf(`select name as word from scheduled_job where last_result is distinct from 'ok'`)).toEqual([])
  })

  test.each([
    ['inquiry', INQUIRY_STATUSES],
    ['inquiry_thread', THREAD_STATUSES],
    ['quotation', QUOTATION_STATUSES],
    ['trade_order', ORDER_STATUSES],
    ['order_terms', TERMS_STATUSES],
    ['payment_milestone', MILESTONE_STATUSES],
    ['product', PRODUCT_STATUSES],
    ['product_change', CHANGE_STATUSES],
    ['service_order', SERVICE_ORDER_STATUSES],
  ])('there is a %s in every state', async (table, statuses) => {
    expect(await wordsOf(`select distinct status as word from ${table} order by 1`)).toEqual([...statuses].sort())
  })

  test.each([
    ['nordhaus@buyer.example', 'buyer_company_id', 'i.buyer_company_id'],
    ['lanyun@seller.example', 'seller_company_id', 't.seller_company_id'],
  ])('%s has seen all that can become of an order and of a negotiation', async (email, ofOrder, ofThread) => {
    const whose = `join company_member m on m.user_id = (select id from user_account where email = '${email}')`
    expect(
      await wordsOf(
        `select distinct o.status as word from trade_order o ${whose} and m.company_id = o.${ofOrder} order by 1`,
      ),
    ).toEqual([...ORDER_STATUSES].sort())
    expect(
      await wordsOf(`select distinct t.status as word from inquiry_thread t join inquiry i on i.id = t.inquiry_id
        ${whose} and m.company_id = ${ofThread} order by 1`),
    ).toEqual([...THREAD_STATUSES].sort())
  })

  test('providers owe what was paid past the platform: of an order, at the platform, and of a case, before its day', async () => {
    expect(await wordsOf(`select distinct direct_refund ->> 'status' as word from service_order order by 1`)).toContain(
      'in_review',
    )
    const owed = `from after_sales_case where status = 'refunding' and direct_refund ->> 'status' = 'owed'`
    expect(await numberOf(`select count(*) ${owed} and refund_due_at > now()`)).toBeGreaterThan(0)
  })

  test('orders are held, and asked to be cancelled', async () => {
    expect(await numberOf('select count(*) from trade_order where frozen')).toBeGreaterThan(0)
    expect(await numberOf('select count(*) from trade_order where cancel_requested_by is not null')).toBeGreaterThan(0)
  })

  test('goods are traded at home where the region has that trade', async () => {
    const atHome = `select distinct region_id as word from trade_order where trade_type = 'domestic' and currency = 'CNY'
      and incoterm is null order by 1`
    const regions = [REGIONS.puyuan, REGIONS.chongqing, REGIONS.guangzhou]
    expect(await wordsOf(atHome)).toEqual(regions.map(({ regionId }) => regionId).sort())
  })
})
