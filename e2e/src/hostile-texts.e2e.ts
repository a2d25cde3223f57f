import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  ownProductPage,
  productCopy,
  productSubmit,
  productUpdate,
  sellerStoreDetail,
} from '@tradeport/domain/catalogue/contract'
import { aNewsArticleInput, newsApprove, newsCreate, newsSubmit } from '@tradeport/domain/content/contract'
import { customsOrderDetail, customsOrderPage, customsOrderUpdate } from '@tradeport/domain/customs/contract'
import { companyPage } from '@tradeport/domain/identity/contract'
import { afterSalesCaseAct, afterSalesCasePage } from '@tradeport/domain/service-order/contract'
import {
  anInquiryHeader,
  anInquiryLine,
  inquiryCreate,
  threadPage,
  threadSend,
} from '@tradeport/domain/sourcing/contract'
import { ask, expect, test, urlOf } from './fixtures'
import { callApi, demo, newBuyer, signIn } from './people'

// Scripts that one role writes into a text which another role reads. That a policy forbids one would show in the console, where it fails
// the test: nothing of it may get as far as the page.
const mark = randomUUID().slice(0, 8)
const SCRIPTS = '<script>window.stolen=1</script><img src="x" onerror="window.stolen=1"><svg onload="window.stolen=1">'
const LINKS = '<a href="javascript:window.stolen=1">more</a><iframe src="javascript:window.stolen=1"></iframe>'
/** Short enough for a name. */
const NAME = `<img src=x onerror=stolen=1> ${mark}`

/** What is on the page now that could do something. */
const alive = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(element =>
        [...element.attributes].some(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value)),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  )

/** The text stands there as it was written, and is nothing but text. */
async function expectMereText(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible()
  expect(await alive(page)).toEqual([])
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
}

test('what a buyer writes is mere text to the seller and to operators', async ({ page, another, request }) => {
  const buyer = await newBuyer(request, NAME)
  const seller = await demo(request, 'seller', 'lanyun')
  const { id: storeId } = await callApi(request, seller, sellerStoreDetail, {})
  const { id: inquiryId } = await callApi(request, buyer, inquiryCreate, {
    ...anInquiryHeader({ title: NAME, requirement: SCRIPTS + LINKS }),
    items: [anInquiryLine({ name: NAME, specs: [{ name: NAME, value: NAME }] })],
    storeIds: [storeId],
  })
  const [thread] = (await callApi(request, buyer, threadPage, { inquiryId })).records
  if (!thread) throw new Error('the inquiry reached nobody')
  const message = { threadId: thread.id, body: SCRIPTS + LINKS, clientMsgId: randomUUID() }
  await callApi(request, buyer, threadSend, message)

  await signIn(page.context(), seller)
  await page.goto(urlOf('seller', '/inquiries'))
  await expectMereText(page, NAME)
  await page.goto(urlOf('seller', `/negotiations/${thread.id}`))
  await expectMereText(page, SCRIPTS + LINKS)
  await expectMereText(page, NAME)

  const operator = await demo(request, 'operator', 'admin')
  const desk = await (await another()).newPage()
  await signIn(desk.context(), operator)
  const [company] = (await callApi(request, operator, companyPage, { keyword: mark })).records
  await desk.goto(urlOf('admin', `/companies/${company?.id}`))
  await expectMereText(desk, NAME)
  await desk.goto(urlOf('admin', `/negotiations/${thread.id}`))
  await expectMereText(desk, SCRIPTS + LINKS)
})

test('what a seller writes of a product is cleaned before a reviewer sees it', async ({ page, request }) => {
  const seller = await demo(request, 'seller', 'lanyun')
  const [known] = (await callApi(request, seller, ownProductPage, { status: 'on_sale' })).records
  const copy = await callApi(request, seller, productCopy, { id: known?.id ?? '' })
  const locale = copy.content.sourceLocale
  const content = {
    ...copy.content,
    title: { ...copy.content.title, [locale]: NAME },
    description: { ...copy.content.description, [locale]: `<p>Wool ${mark}</p>${SCRIPTS}${LINKS}` },
  }
  const draft = await callApi(request, seller, productUpdate, { id: copy.id, version: copy.version, content })
  await callApi(request, seller, productSubmit, { id: draft.id, version: draft.version })

  await signIn(page.context(), await demo(request, 'operator', 'admin'))
  await page.goto(urlOf('admin', `/products/${draft.id}`))
  await expectMereText(page, NAME)
  await expectMereText(page, `Wool ${mark}`)
})

test('what an editor writes into news is cleaned before visitors read it', async ({ page, request }) => {
  const editor = await demo(request, 'operator', 'content')
  const body = { en_US: `<p>Fair ${mark}</p>${SCRIPTS}${LINKS}` }
  const article = aNewsArticleInput({ title: { en_US: NAME }, body })
  const made = await callApi(request, editor, newsCreate, { article })
  const sent = await callApi(request, editor, newsSubmit, { id: made.id, version: made.version })
  const reviewer = await demo(request, 'operator', 'admin')
  await callApi(request, reviewer, newsApprove, { id: made.id, version: sent.version })
  await page.goto(urlOf('portal', `/newsDetail/${made.id}`))
  await expectMereText(page, NAME)
  await expectMereText(page, `Fair ${mark}`)
})

test('what both sides of a service write is mere text to each other and to operators', async ({
  page,
  another,
  request,
}) => {
  const provider = await demo(request, 'provider', 'clearway')
  const client = await demo(request, 'seller', 'cashhill')
  const cases = (await callApi(request, provider, afterSalesCasePage, { pageSize: 100 })).records
  const open = cases.find(({ actions }) => actions.includes('reply'))
  const orders = (await callApi(request, client, customsOrderPage, { pageSize: 100 })).records
  const order = orders.find(({ actions, status }) => status !== 'draft' && actions.includes('update'))
  if (!open || !order) throw new Error('the demo has neither an open case nor an order that is still changed')
  const { id, version } = open
  await callApi(request, provider, afterSalesCaseAct, { id, version, action: 'reply', reason: SCRIPTS + LINKS })
  const { content, version: seen } = await callApi(request, client, customsOrderDetail, { id: order.id })
  const changed = { ...content, contactName: NAME, remark: SCRIPTS + LINKS }
  await callApi(request, client, customsOrderUpdate, { id: order.id, version: seen, content: changed })

  await signIn(page.context(), provider)
  const desk = await (await another()).newPage()
  await signIn(desk.context(), await demo(request, 'operator', 'admin'))
  for (const [reader, app] of [
    [page, 'providerAdmin'],
    [desk, 'admin'],
  ] as const) {
    await reader.goto(urlOf(app, `/after-sales/${id}`))
    await expectMereText(reader, SCRIPTS + LINKS)
    await reader.goto(urlOf(app, `/customs-orders/${order.id}`))
    await expectMereText(reader, SCRIPTS + LINKS)
    await expectMereText(reader, NAME)
  }
})

test.describe('a page of somebody else’s', () => {
  test('frames no sign-in, so that nobody clicks there unawares', async ({ request }) => {
    const headers = (await ask(request, 'userCenter', '/login')).headers()
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY' })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('is not where a sign-in leads', async ({ page, request }) => {
    const buyer = await newBuyer(request, `Prey ${mark}`)
    const elsewhere = encodeURIComponent('https://elsewhere.example/prey')
    await page.goto(urlOf('buyer', `/login?sourceUrl=${elsewhere}`))
    await page.getByLabel('Email', { exact: false }).first().fill(buyer.email)
    await page.getByLabel('Password', { exact: false }).first().fill('Knit-2026!')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    expect(new URL(page.url()).host).toBe(new URL(urlOf('buyer')).host)
  })
})
