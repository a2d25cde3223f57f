import type { APIRequestContext, Page } from '@playwright/test'
import {
  aDocumentInput,
  documentCreate,
  documentPublish,
  documentsToAccept,
  documentWithdraw,
} from '@tradeport/domain/content/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { expect, expectAccessible, expectFitsWidth, standing, test, urlOf } from './fixtures'
import { callApi, demo, newBuyer, signIn, speak } from './people'

/** A region in which no other journey signs anybody in: what must be accepted there lies over nobody else's page. */
const REGION = REGIONS.chongqing
const WORDS = 'Claims are made within a week.'

/** The same page in that region. */
function there(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}/${REGION.prefix}${pathname}`
}

/** While this lasts, a document has to be accepted. */
async function whileInForce(request: APIRequestContext, run: (id: string, title: string) => Promise<void>) {
  const operator = await demo(request, 'operator', 'admin')
  const mark = Date.now().toString(36)
  const title = `Claims ${mark}`
  const input = aDocumentInput({ code: `claims_${mark}`, title: { en_US: title }, body: { en_US: `<p>${WORDS}</p>` } })
  const { id, version } = await callApi(request, operator, documentCreate, { ...input, mustAccept: true }, REGION)
  const shown = await callApi(request, operator, documentPublish, { id, version }, REGION)
  try {
    await run(id, title)
  } finally {
    await callApi(request, operator, documentWithdraw, { id, version: shown.version }, REGION)
  }
}

/** Reads and accepts in front of this page, and is not asked there again. */
async function accept(page: Page, url: string, title: string) {
  const dialog = page.getByRole('dialog', { name: title })
  await page.goto(url)
  await expect(dialog).toContainText(WORDS)
  await expectAccessible(page)
  await expectFitsWidth(page)
  await dialog.getByRole('button', { name: 'I have read and accept this' }).click()
  await expect(dialog).toBeHidden()
  const asked = page.waitForResponse(response => response.url().includes(documentsToAccept.path))
  await page.reload()
  await asked
  await standing(page)
  await expect(dialog).toHaveCount(0)
}

test('a buyer reads what must be accepted, accepts it once, and an operator sees who has', async ({
  page,
  another,
  request,
}) => {
  await whileInForce(request, async (id, title) => {
    await speak(page.context(), 'en_US')
    await signIn(page.context(), await newBuyer(request, 'Harbour Imports', REGION))
    await accept(page, there(urlOf('buyer', '/account')), title)

    const desk = await another()
    await speak(desk, 'en_US')
    await signIn(desk, await demo(request, 'operator', 'admin'))
    const admin = await desk.newPage()
    await admin.goto(there(urlOf('admin', `/documents/${id}`)))
    await expect(admin.getByText('People who have accepted this edition: 1')).toBeVisible()
    await expect(admin.getByText('Harbour Imports')).toBeVisible()
  })
})

test.describe('on the phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a buyer is asked as well, and a visitor is not', async ({ page, request }) => {
    await whileInForce(request, async (_id, title) => {
      await speak(page.context(), 'en_US')
      const me = there(urlOf('h5', '/me'))
      await page.goto(me)
      await standing(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await signIn(page.context(), await newBuyer(request, 'Quayside Imports', REGION))
      await accept(page, me, title)
    })
  })
})
