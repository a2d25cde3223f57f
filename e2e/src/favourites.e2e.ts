import { expect, expectAccessible, expectFitsWidth, test, urlOf } from './fixtures'
import { newBuyer, signIn } from './people'

test('a visitor is asked to sign in, a buyer keeps a product and finds it in the buyer center', async ({
  page,
  request,
}) => {
  await page.goto(urlOf('portal', '/b2bForeignTradeMall'))
  const results = page.getByRole('region', { name: 'Products' })
  const first = results.getByRole('article').first()
  const title = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('button', { name: `Sign in to keep ${title}` }).click()
  await expect(page).toHaveURL(/\/login\?sourceUrl=.*b2bForeignTradeMall/)

  await signIn(page.context(), await newBuyer(request, 'Heart Trading Ltd.'))
  const kept = page.waitForResponse(response => response.url().includes('/favourite/add') && response.ok())
  await page.goto(urlOf('portal', '/b2bForeignTradeMall'))
  // What was pressed before the sign-in is done after it.
  const heart = results.getByRole('button', { name: `Keep ${title} as a favourite` })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await kept

  await page.goto(urlOf('buyer', '/favourites'))
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('button', { name: `Folder and note of ${title}` }).click()
  const sorting = page.getByRole('dialog')
  await sorting.getByRole('combobox', { name: 'Folder' }).fill('Autumn')
  await sorting.getByRole('textbox', { name: 'Note' }).fill('Ask for a sample')
  await sorting.getByRole('button', { name: 'Save' }).click()
  await expect(sorting).toBeHidden()
  await expect(page.getByText('Ask for a sample')).toBeVisible()
  await page.getByRole('combobox', { name: 'Folder' }).selectOption('Autumn')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('button', { name: `Remove ${title}` }).click()
  await expect(page.getByText('Nothing kept yet')).toBeVisible()
})

test('a buyer keeps an article and a document, and finds both again', async ({ page, request }) => {
  await signIn(page.context(), await newBuyer(request, 'Reading Trading Ltd.'))
  const kept = () => page.waitForResponse(response => response.url().includes('/favourite/add') && response.ok())
  const keep = (name: string) => page.getByRole('button', { name: `Keep ${name} as a favourite` })
  await page.goto(urlOf('portal', '/news'))
  const article = page.getByRole('list', { name: 'Articles' }).getByRole('article').first()
  const headline = (await article.getByRole('heading').textContent()) ?? ''
  await article.getByRole('link', { name: headline }).click()
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible()
  const keptArticle = kept()
  await keep(headline).click()
  await keptArticle
  await expect(keep(headline)).toHaveAttribute('aria-pressed', 'true')

  await page.goto(urlOf('portal', '/relatedDocument?code=user_agreement'))
  const keptDocument = kept()
  await keep('User agreement').click()
  await keptDocument

  await page.goto(urlOf('buyer', '/favourites'))
  await page.getByRole('tab', { name: 'News' }).click()
  await expect(page.getByRole('link', { name: headline })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Documents' }).click()
  const link = page.getByRole('link', { name: 'User agreement' })
  await expect(link).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFitsWidth(page)
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { level: 1, name: 'User agreement' })).toBeVisible()
  await expect(keep('User agreement')).toHaveAttribute('aria-pressed', 'true')
})

test('products are compared side by side, at an address that can be sent to others', async ({ page, browser }) => {
  await page.goto(urlOf('portal', '/b2bForeignTradeMall'))
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('article')
  for (const at of [0, 1])
    await cards
      .nth(at)
      .getByRole('button', { name: /^Compare / })
      .click()
  await page.getByRole('link', { name: 'Compare (2)' }).click()
  await expect(page).toHaveURL(/\/compare\?ids=[0-9a-f-]+,[0-9a-f-]+$/)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const rows = page.getByRole('row')
  await expect(page.getByText('Differs').first()).toBeVisible()
  const all = await rows.count()
  await page.getByRole('checkbox', { name: 'Only differences' }).check()
  await expect.poll(() => rows.count()).toBeLessThan(all)

  const other = await browser.newContext()
  const guest = await other.newPage()
  await guest.setViewportSize({ width: 360, height: 740 })
  await guest.goto(`${page.url()}&noRedirect=1`)
  await expect(guest.getByRole('columnheader')).toHaveCount(2)
  await expectFitsWidth(guest)
  await other.close()
})
