import type { Page } from '@playwright/test'
import { sellerStoreDetail } from '@tradeport/domain/catalogue/contract'
import {
  anInquiryHeader,
  anInquiryLine,
  aQuotation,
  aQuotationItem,
  inquiryCreate,
  inquiryDetail,
  quotationSave,
  quotationSend,
  quotationStart,
  threadPage,
} from '@tradeport/domain/sourcing/contract'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { accessibilityFindings, expect, overflowing, standing, test, urlOf } from './fixtures'
import { callApi, demo, newBuyer, signIn, speak } from './people'
import { WORK_WALKS, type Walk, type WorkStop } from './work-pages'

const WIDE = 1200
const DAY_MS = 86_400_000

interface Walking {
  readonly page: Page
  /** What the browser has reported. */
  readonly errors: string[]
  readonly isMobile: boolean
  readonly viewport: { readonly width: number } | null
}

/** Whether a page fits, can be used by everybody and reports no error, each finding with where it is. */
function finder({ page, errors, isMobile, viewport }: Walking) {
  // What a tablet shows, a phone or a desktop shows too.
  const showsItsOwn = isMobile || (viewport?.width ?? 0) > WIDE
  const findings: string[] = []
  return {
    findings,
    async look(address: string): Promise<void> {
      findings.push(...(await overflowing(page)).map(what => `${address}: wider than the window: ${what}`))
      if (showsItsOwn) findings.push(...(await accessibilityFindings(page)).map(what => `${address}: ${what}`))
      findings.push(...errors.splice(0).map(what => `${address}: ${what}`))
    },
  }
}

/**
 * Long words, tall letters and no spaces between words: where boxes burst first. Each language is looked at in two or three widths;
 * the long words on the phone.
 */
const LANGUAGES = {
  phone: ['de_DE', 'ru_RU', 'th_TH'],
  tablet: ['ru_RU', 'zh_CN', 'de_DE'],
  desktop: ['de_DE', 'zh_CN', 'ru_RU'],
} as const satisfies Record<string, readonly LocaleCode[]>
const IN_OTHER_LANGUAGES: readonly WorkStop[] = [
  ['portal', '/'],
  ['portal', '/category/sweaters', '/product/'],
  ['seller', '/products'],
  ['seller', '/inquiries', '/negotiations/'],
  ['buyer', '/inquiries', '/inquiries/0'],
  ['buyer', '/orders', '/orders/'],
  ['buyer', '/login?type=register'],
  ['h5', '/'],
]

// The longest tests of all, none of which changes what another one sees: both workers take them, one after the other.
test.describe.configure({ mode: 'parallel' })

/** Longer walks are taken in parts, so that neither worker has much to do when the other has nothing left. */
const STOPS_OF_A_PART = 14

function inParts(walk: Walk): Walk[] {
  const count = Math.ceil(walk.stops.length / STOPS_OF_A_PART)
  const length = Math.ceil(walk.stops.length / count)
  return Array.from({ length: count }, (_, part) => ({
    ...walk,
    name: count === 1 ? walk.name : `${walk.name} (${part + 1} of ${count})`,
    stops: walk.stops.slice(part * length, (part + 1) * length),
  }))
}

for (const { name, as, stops } of WORK_WALKS.flatMap(inParts)) {
  test(`pages of ${name} fit, can be used by everybody and report no error`, async ({
    page,
    request,
    errors,
    isMobile,
    viewport,
  }) => {
    test.slow()
    for (const [identity, who] of as) await signIn(page.context(), await demo(request, identity, who))
    const { look, findings } = finder({ page, errors, isMobile, viewport })
    await walk(page, stops, look)
    expect(findings).toEqual([])
  })
}

test('pages of a negotiation fit, can be used by everybody and report no error', async ({
  page,
  request,
  errors,
  isMobile,
  viewport,
}) => {
  test.slow()
  const seller = await demo(request, 'seller', 'lanyun')
  const buyer = await newBuyer(request, `Fitting ${viewport?.width ?? 0} Trading`)
  await signIn(page.context(), seller)
  await signIn(page.context(), buyer)
  const { look, findings } = finder({ page, errors, isMobile, viewport })
  const open = async (app: 'buyer' | 'seller', route: string, name: string) => {
    await page.goto(urlOf(app, route))
    await standing(page)
    await look(`${app} ${name}`)
  }

  const { id: storeId } = await callApi(request, seller, sellerStoreDetail, {})
  const asked = { ...anInquiryHeader(), items: [anInquiryLine()], storeIds: [storeId] }
  const { id: inquiryId } = await callApi(request, buyer, inquiryCreate, asked)
  const [thread] = (await callApi(request, seller, threadPage, { inquiryId })).records
  const threadId = thread?.id ?? ''
  const [line] = (await callApi(request, buyer, inquiryDetail, { id: inquiryId })).items
  const draft = await callApi(request, seller, quotationStart, { threadId })
  await open('seller', `/quotations/${draft.id}/edit`, 'quotation that is written')
  const validUntil = new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10)
  const saved = await callApi(request, seller, quotationSave, {
    ...aQuotation({
      validUntil,
      items: [aQuotationItem({ inquiryItemId: line?.id })],
      charges: [{ kind: 'freight', amount: '1250.00', included: false }],
    }),
    ...draft,
  })
  await callApi(request, seller, quotationSend, { id: saved.id, version: saved.version })
  await open('seller', `/quotations/${saved.id}`, 'quotation')
  await open('buyer', `/quotations/${saved.id}`, 'quotation')
  await open('buyer', `/negotiations/${threadId}`, 'negotiation')
  await open('buyer', `/inquiries/${inquiryId}/compare`, 'comparison')
  expect(findings).toEqual([])
})

for (const index of [0, 1, 2] as const) {
  test(`pages fit in other languages (${index + 1} of 3)`, async ({ page, request, errors, isMobile, viewport }) => {
    test.slow()
    const width = isMobile ? 'phone' : (viewport?.width ?? 0) > WIDE ? 'desktop' : 'tablet'
    const locale = LANGUAGES[width][index]
    await speak(page.context(), locale)
    await signIn(page.context(), await demo(request, 'seller', 'lanyun'))
    await signIn(page.context(), await demo(request, 'buyer', 'nordhaus'))
    const findings: string[] = []
    await walk(page, IN_OTHER_LANGUAGES, async route => {
      const address = `${locale} ${route}`
      findings.push(...(await overflowing(page)).map(what => `${address}: wider than the window: ${what}`))
      findings.push(...errors.splice(0).map(what => `${address}: ${what}`))
    })
    expect(findings).toEqual([])
  })
}

/** Opens every stop, and the link behind it, and looks at each when its content stands. */
async function walk(page: Page, stops: readonly WorkStop[], look: (address: string) => Promise<void>): Promise<void> {
  for (const [app, route, link, below] of stops) {
    const address = `${app}${route}`
    await test.step(address, async () => {
      await page.goto(urlOf(app, route))
      await standing(page)
      await look(address)
      if (link === undefined) return
      const href = await page.locator(`main a[href*="${link}"]`).first().getAttribute('href')
      const one = new URL(href ?? '', page.url())
      await page.goto(one.href)
      await standing(page)
      await look(`${address} → ${link}`)
      if (below === undefined) return
      one.pathname += below
      await page.goto(one.href)
      await standing(page)
      await look(`${address} → ${link} → ${below}`)
    })
  }
}
