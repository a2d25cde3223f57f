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
import { accessibilityFindings, expect, goOn, overflowing, standing, test, urlOf } from './fixtures'
import { callApi, demo, newBuyer, signIn, speak } from './people'
import { Window, type Device } from './window'
import { WORK_WALKS, type Walk, type WorkStop } from './work-pages'

const DAY_MS = 86_400_000
const FITS_MS = 5_000

/** How a page is looked at: opened at the first, then shown as the others have it. */
const FROM_WIDE = ['desktop', 'tablet', 'phone'] as const satisfies readonly Device[]
const FROM_NARROW = ['phone', 'tablet', 'desktop'] as const satisfies readonly Device[]

interface Walking {
  readonly page: Page
  /** What the browser has reported. */
  readonly errors: string[]
  readonly devices: readonly [Device, ...Device[]]
  /** Where it is held against what everybody needs: what a tablet shows, a phone or a desktop shows too. */
  readonly usableOn: readonly Device[]
}

/** Whether pages fit, can be used by everybody and report no error, at every width; each finding with where it is. */
class Walker {
  readonly findings: string[] = []
  private readonly walking: Walking
  private readonly window: Window

  constructor(walking: Walking) {
    this.walking = walking
    this.window = new Window(walking.page)
  }

  async open(url: string, address: string): Promise<void> {
    const { page, devices, usableOn } = this.walking
    await this.window.become(devices[0])
    await goOn(page, url)
    for (const device of devices) {
      if (device !== devices[0]) await this.window.become(device)
      await standing(page)
      this.add(`${address} on a ${device}: wider than the window`, await widerThanWindow(page))
      if (usableOn.includes(device)) this.add(`${address} on a ${device}`, await accessibilityFindings(page))
      this.add(`${address} on a ${device}`, this.walking.errors.splice(0))
    }
  }

  /** Opens every stop, and the link behind it. */
  async walk(stops: readonly WorkStop[]): Promise<void> {
    for (const [app, route, link, below] of stops) {
      const address = `${app}${route}`
      await test.step(address, async () => {
        await this.open(urlOf(app, route), address)
        if (link === undefined) return
        const one = new URL((await this.linkTo(link)) ?? '', this.walking.page.url())
        await this.open(one.href, `${address} → ${link}`)
        if (below === undefined) return
        one.pathname += below
        await this.open(one.href, `${address} → ${link} → ${below}`)
      })
    }
  }

  private linkTo(link: string): Promise<string | null> {
    return this.walking.page.locator(`main a[href*="${link}"]`).first().getAttribute('href')
  }

  private add(where: string, found: readonly string[]): void {
    this.findings.push(...found.map(what => `${where}: ${what}`))
  }
}

/** What still is when the page has had time to follow its window. */
async function widerThanWindow(page: Page): Promise<string[]> {
  let last: string[] = []
  await expect
    .poll(async () => (last = await overflowing(page)), { timeout: FITS_MS, intervals: [50, 100, 250, 500] })
    .toEqual([])
    .catch(() => undefined)
  return last
}

/** Long words, tall letters and no spaces between words: where boxes burst first. */
const LANGUAGES = ['de_DE', 'ru_RU', 'th_TH', 'zh_CN'] as const satisfies readonly LocaleCode[]
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
  test(`pages of ${name} fit at every width, can be used by everybody and report no error`, async ({
    page,
    request,
    errors,
  }) => {
    test.slow()
    for (const [identity, who] of as) await signIn(page.context(), await demo(request, identity, who))
    const walker = new Walker({ page, errors, devices: FROM_WIDE, usableOn: ['desktop', 'phone'] })
    await walker.walk(stops)
    expect(walker.findings).toEqual([])
  })
}

test('pages of a negotiation fit at every width, can be used by everybody and report no error', async ({
  page,
  request,
  errors,
}) => {
  test.slow()
  const seller = await demo(request, 'seller', 'lanyun')
  const buyer = await newBuyer(request, 'Fitting Trading')
  await signIn(page.context(), seller)
  await signIn(page.context(), buyer)
  const walker = new Walker({ page, errors, devices: FROM_WIDE, usableOn: ['desktop', 'phone'] })
  const open = (app: 'buyer' | 'seller', route: string, name: string) =>
    walker.open(urlOf(app, route), `${app} ${name}`)

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
  expect(walker.findings).toEqual([])
})

for (const locale of LANGUAGES) {
  test(`pages fit at every width in ${locale}`, async ({ page, request, errors }) => {
    test.slow()
    await speak(page.context(), locale)
    await signIn(page.context(), await demo(request, 'seller', 'lanyun'))
    await signIn(page.context(), await demo(request, 'buyer', 'nordhaus'))
    const walker = new Walker({ page, errors, devices: FROM_NARROW, usableOn: [] })
    await walker.walk(IN_OTHER_LANGUAGES)
    expect(walker.findings).toEqual([])
  })
}
