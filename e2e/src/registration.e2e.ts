import { isUnifiedIdentifier } from 'util-helpers'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, mailedCode, test, urlOf } from './fixtures'
import { appCode, newOperator } from './people'

/** The number of a Chinese company that no other run has taken, and one with a wrong check character. */
function registrationNumbers(mark: string): { right: string; wrong: string } {
  const ends = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map(character => `91330483${mark}${character}`)
  const right = ends.find(number => isUnifiedIdentifier(number))
  const wrong = ends.find(number => number !== right)
  if (right === undefined || wrong === undefined) throw new Error(`${mark} makes no registration number`)
  return { right, wrong }
}

/** What somebody really presses: clicks that scripts make are not counted. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('countClick', () => void clicks++)
  await page.addInitScript(`addEventListener('click', event => event.isTrusted && window.countClick(), true)`)
  return () => clicks
}

test('a seller registers, an operator approves, and the workspace opens without a new sign-in', async ({
  page,
  context,
  request,
}) => {
  test.slow()
  const mark = String(Date.now()).slice(-9)
  const email = `mill-${mark}@seller.example`
  const legalName = `Tongxiang Evening Loom ${mark} Knitting Co., Ltd.`
  const regNo = registrationNumbers(mark)
  await page.goto(urlOf('seller', '/register'))
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText(`We have sent a code to ${email}.`)).toBeVisible()
  const code = await mailedCode(request, email)
  await page.getByLabel('Six-digit code').fill(code === '000000' ? '111111' : '000000')
  await page.getByLabel('Password', { exact: false }).first().fill('Knit-2026!')
  await page.getByLabel('Your name').fill('Wang Lan')
  await page.getByRole('button', { name: 'Continue' }).click()
  // A wrong code is said at its field, and what was typed besides stays.
  await expect(page.getByLabel('Six-digit code')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Six-digit code').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Legal name').fill(legalName)
  await page.getByLabel('Name shown to buyers').fill(`Evening Loom ${mark}`)
  await page.getByLabel('Registration number').fill(regNo.wrong)
  await page.getByLabel('Licence issued by').fill('Tongxiang Market Supervision Administration')
  await page.getByLabel('Licence issued on').fill('2019-03-12')
  await page.getByLabel('Licence valid until').fill('2039-03-11')
  await page.getByRole('button', { name: 'Continue' }).click()
  // What is missing or wrong on a step is said there: the credit code's check character, and a field left empty.
  await expect(page.getByLabel('Registration number')).toBeFocused()
  await expect(page.getByLabel('Registration number')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Main products')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Main products').fill('sweaters, cardigans')
  await page.getByLabel('Registration number').fill(regNo.right)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Province or state').fill('Zhejiang')
  await page.getByLabel('City').fill('Tongxiang')
  await page.getByLabel('Address').fill('12 Evening Road, Puyuan')
  await page.getByLabel('Contact person').fill('Wang Lan')
  await page.getByLabel('Phone number').fill('13800138000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Submit registration' }).click()
  await expect(page.getByText('This field is required.')).toBeVisible()
  await page
    .getByLabel('Business licence or extract from the register')
    .setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') })
  await expect(page.getByRole('button', { name: 'Remove licence.pdf' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit registration' })).toBeEnabled()
  await page.getByRole('button', { name: 'Submit registration' }).click()
  await expect(page.getByText('We are checking your data.', { exact: false })).toBeVisible()

  const reviewer = await newOperator(request, ['op_reviewer'])
  const operator = await context.newPage()
  const clicks = await countClicks(operator)
  await operator.goto(urlOf('admin', '/registrations?status=submitted'))
  await operator.getByLabel('Email', { exact: false }).fill(reviewer.email)
  await operator.getByLabel('Password', { exact: false }).first().fill(reviewer.password)
  await operator.getByRole('button', { name: 'Log in', exact: true }).click()
  // The code that turned the second step on is used up: this one is of the next half minute.
  await operator.getByLabel('Six-digit code').fill(appCode(reviewer.secret, 1))
  await operator.getByRole('button', { name: 'Continue' }).click()
  await expect(operator.getByText(legalName)).toBeVisible()
  await operator
    .getByRole('row', { name: new RegExp(mark) })
    .getByRole('link')
    .click()
  await operator.getByRole('button', { name: 'Approve' }).click()
  await operator.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(operator.getByText('Approved').first()).toBeVisible()
  // From the queue to the open workspace, signing in with both steps included.
  expect(clicks()).toBeLessThanOrEqual(6)

  await expect(page.getByText('Approved. Your workspace is open.')).toBeVisible()
  await page.getByRole('link', { name: 'Open the workspace' }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page.getByText(legalName).first()).toBeVisible()

  await test.step('the same company registers for another side, with what was accepted before', async () => {
    await page.getByRole('button', { name: /Wang Lan/ }).click()
    await page.getByRole('menuitem', { name: 'Register another company' }).click()
    await expect(page.getByRole('button', { name: 'Register as a buyer' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Register as a service provider' }).click()
    await expect(page.getByLabel('Legal name')).toHaveValue(legalName)
    await expect(page.getByLabel('Legal name')).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('City')).toHaveValue('Tongxiang')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Checked already: nothing to hand in')).toBeVisible()
    await page
      .getByLabel('Licence for the services you offer')
      .setInputFiles({ name: 'services.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') })
    await expect(page.getByRole('button', { name: 'Remove services.pdf' })).toBeVisible()
    await page.getByRole('button', { name: 'Submit registration' }).click()
    await expect(page.getByText('We are checking your data.', { exact: false })).toBeVisible()
  })

  await test.step('it works on both sides with one account', async () => {
    await operator.goto(urlOf('admin', '/registrations?status=submitted'))
    await operator
      .getByRole('row', { name: new RegExp(mark) })
      .getByRole('link')
      .click()
    await expect(operator.getByText('takes part already', { exact: false })).toBeVisible()
    await operator.getByRole('button', { name: 'Approve' }).click()
    await operator.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(operator.getByText('Approved').first()).toBeVisible()
    await page.getByRole('link', { name: 'Open the workspace' }).click()
    await page.getByLabel('Email', { exact: false }).fill(email)
    await page.getByLabel('Password', { exact: false }).first().fill('Knit-2026!')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByText(legalName).first()).toBeVisible()
    await expect(page).toHaveURL(urlOf('providerAdmin', '/'))
    await page.goto(urlOf('seller', '/company'))
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await expect(page.getByText(legalName).first()).toBeVisible()
  })
})
