import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test, urlOf } from './fixtures'
import { demo, newBuyer, signIn, speak } from './people'

/** More stops than any page has. */
const MOST_STOPS = 150

/**
 * Goes from one control to the next until the wanted one has the focus, as somebody without a mouse does. Whatever is passed on the way can
 * be seen and has a name.
 */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted.first()).toBeAttached()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key)
    expect(await lostFocus(page)).toBeNull()
    if (await wanted.evaluateAll(all => all.some(each => each === document.activeElement))) return
  }
  throw new Error(`no ${key} leads to ${String(wanted)}`)
}

/** What has the focus, where a person could not see it; null where they can. Between the last control and the first lies the browser. */
function lostFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
    const isSeen = [focused, label].some(each => {
      if (!each?.checkVisibility({ opacityProperty: each === label, visibilityProperty: true })) return false
      const { left, right, top, bottom, width, height } = each.getBoundingClientRect()
      return width > 1 && height > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
    })
    return isSeen ? null : `${focused.outerHTML.slice(0, 200)} has the focus and cannot be seen`
  })
}

const pressOn = async (page: Page, control: Locator, key = 'Enter') => {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

test('a visitor finds goods and asks for them without a mouse', async ({ page, context, request }) => {
  test.slow()
  const buyer = await newBuyer(request, 'Keyboard Trading')
  await speak(context, 'en_US')
  await page.goto(urlOf('portal'))
  const main = page.getByRole('main')

  await test.step('over the navigation to the search, and to one of its suggestions', async () => {
    await expect(page.locator('#root[data-opening]')).toHaveCount(0)
    await pressOn(page, page.getByRole('link', { name: 'Skip to content' }))
    await page.keyboard.press('Tab')
    const search = main.getByRole('combobox', { name: 'Search for goods' })
    await expect(search).toBeFocused()
    await page.keyboard.type('cardi')
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeHidden()
    await page.keyboard.type('gan')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toContainText(/cardigan/i)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/cardigan/i)
  })

  await test.step('a filter is set, and stays where it is', async () => {
    const fob = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /^FOB/ })
    await pressOn(page, fob, 'Space')
    await expect(page).toHaveURL(/incoterm=FOB/)
    await expect(fob).toBeChecked()
    await expect(fob).toBeFocused()
  })

  const title = page.getByRole('heading', { level: 1 })
  await test.step('a product is opened', async () => {
    await pressOn(page, main.getByRole('region', { name: 'Products' }).locator('h2 a'))
    await page.waitForURL(/\/product\//)
    await expect(page.getByRole('region', { name: 'Price by quantity' })).toBeVisible()
  })

  await test.step('the language is changed and changed back', async () => {
    const english = await title.textContent()
    await tabTo(page, page.getByRole('button', { name: 'Language: English' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('d')
    await expect(page.getByRole('menuitemradio', { name: /Deutsch/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    await expect(page.getByRole('button', { name: 'Sprache: Deutsch' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('e')
    await page.keyboard.press('Enter')
    await expect(title).toHaveText(english ?? '')
  })

  await test.step('it is asked for: the sign-in lies between, and leads on', async () => {
    const asked = (await title.textContent()) ?? ''
    await pressOn(page, page.getByRole('link', { name: 'Inquire' }))
    await page.waitForURL(/\/login/)
    await tabTo(page, page.getByLabel('Email or phone number', { exact: false }))
    await page.keyboard.type(buyer.email)
    await tabTo(page, page.getByRole('textbox', { name: 'Password', exact: true }))
    await page.keyboard.type('Knit-2026!')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/inquiries\/new/)
    await expect(page.getByText(asked).first()).toBeVisible()
    await tabTo(page, page.getByLabel('Title'))
    await tabTo(page, page.getByRole('button', { name: 'Send the inquiry' }))
  })
})

test('a visitor leaves a message and asks the assistant without a mouse', async ({ page }) => {
  test.slow()
  await page.goto(urlOf('portal', '/?noRedirect=1'))
  const opener = page
    .getByRole('complementary', { name: 'Customer service' })
    .getByRole('button', { name: 'Leave a message' })
  const form = page.getByRole('dialog', { name: 'Leave a message' })

  await test.step('the form keeps the focus, and gives it back', async () => {
    await tabTo(page, opener, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(form.getByLabel('Inquiry type')).toBeVisible()
    const keepsFocus = () => form.evaluate(dialog => dialog.contains(document.activeElement))
    await expect.poll(keepsFocus).toBe(true)
    await tabTo(page, form.getByRole('button', { name: 'Send message' }))
    await tabTo(page, form.getByLabel('Inquiry type'))
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('it is filled in and sent', async () => {
    await page.keyboard.press('Enter')
    await tabTo(page, form.getByLabel('Inquiry type'))
    await page.keyboard.type('Proc')
    await tabTo(page, form.getByLabel('Description of needs'))
    // The same text from several people would be taken for spam.
    await page.keyboard.type(`Two thousand ${randomUUID().replaceAll(/\d|-/g, 'x')} cardigans by May, please.`)
    await tabTo(page, form.getByRole('combobox', { name: 'Country' }))
    await page.keyboard.type('Germany')
    await expect(page.getByRole('option', { name: /Germany/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(form.getByLabel('Area code')).toHaveValue('+49')
    await tabTo(page, form.getByRole('textbox', { name: 'Name', exact: true }))
    await page.keyboard.type('Jo Miller')
    await tabTo(page, form.getByLabel('Email address'))
    await page.keyboard.type(`keys-${randomUUID().slice(0, 8)}@nordhaus.example`)
    await pressOn(page, form.getByRole('button', { name: 'Send message' }))
    await expect(form.getByText('Your message has been submitted. We will contact you soon.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  await test.step('the assistant answers, and its sources are opened', async () => {
    await page.goto(urlOf('portal', '/IntelligentCustomerService?noRedirect=1'))
    await tabTo(page, page.getByRole('textbox', { name: 'Your question' }))
    await page.keyboard.type('Do you have merino sweaters?')
    await page.keyboard.press('Enter')
    const log = page.getByRole('log', { name: 'Conversation' })
    const sources = log.getByText(/^Sources \(\d\)$/)
    await expect(sources).toBeVisible()
    await pressOn(page, log.locator('summary'), 'Enter')
    await expect(log.getByRole('listitem').getByText('Product').first()).toBeVisible()
  })
})

test('a seller works through the list without a mouse', async ({ page, context, request }) => {
  await speak(context, 'en_US')
  await signIn(context, await demo(request, 'seller', 'lanyun'))
  await page.goto(urlOf('seller', '/products?status=on_sale'))
  const rows = page.getByRole('row')
  await expect(rows.getByRole('link').first()).toBeVisible()

  await test.step('past the navigation into the list', async () => {
    await pressOn(page, page.getByRole('link', { name: 'Skip to content' }))
  })

  for (const [role, opener] of [
    ['dialog', page.getByRole('button', { name: 'Export', exact: true })],
    ['menu', rows.getByRole('button', { name: 'More', exact: true }).first()],
  ] as const)
    await test.step(`a ${role} takes the focus and gives it back`, async () => {
      await pressOn(page, opener)
      const opened = page.getByRole(role)
      await expect(opened).toBeVisible()
      await expect.poll(() => opened.evaluate(each => each.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await expect(opened).toBeHidden()
      await expect(opener).toBeFocused()
    })

  await test.step('a row is opened', async () => {
    await pressOn(page, rows.getByRole('link'))
    await page.waitForURL(/\/products\/[0-9a-f-]+/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
