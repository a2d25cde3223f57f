import { randomUUID } from 'node:crypto'
import { chooseFromMore, pick } from './controls'
import { expect, expectAccessible, expectFitsWidth, mailedLink, test, urlOf } from './fixtures'
import { demo, signIn } from './people'

test.use({ allowedErrors: [/400019/] })

test('a super operator forms a role, invites somebody who sees only what it opens, and signs them out', async ({
  page,
  another,
  request,
}) => {
  const mark = randomUUID().slice(0, 8)
  const email = `desk-${mark}@platform.example`
  const role = `Desk ${mark}`
  await signIn(page.context(), await demo(request, 'operator', 'admin'))

  await test.step('a role of the platform’s own', async () => {
    await page.goto(urlOf('userCenter', '/roles?f.party=operator'))
    await page.getByRole('button', { name: 'New role' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Name/).fill(role)
    await dialog.getByRole('group', { name: 'Operators' }).getByRole('checkbox', { name: 'View' }).check()
    await dialog.getByRole('group', { name: 'Departments' }).getByRole('checkbox', { name: 'View' }).check()
    await dialog.getByLabel('Reason').fill('A desk that looks things up')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: role })).toContainText('Operators: View')
    await expectFitsWidth(page)
  })

  await test.step('somebody who has it', async () => {
    await page.getByRole('link', { name: 'Operators', exact: true }).click()
    await page.getByRole('button', { name: 'Invite operator' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Email/).fill(email)
    await dialog.getByLabel(/^Name/).fill(`Lin ${mark}`)
    await pick(dialog.getByRole('combobox', { name: /^Roles/ }), role)
    await pick(dialog.getByRole('combobox', { name: /^Regions/ }), 'Puyuan')
    await dialog.getByLabel('Reason').fill('Joins the desk')
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('searchbox').fill(email)
    await expect(page.getByRole('row', { name: email })).toContainText('Invited')
  })

  const other = await (await another()).newPage()
  await test.step('sets a password by the link of the mail and comes in', async () => {
    await other.goto(await mailedLink(request, email))
    await expect(other.getByText(`Hello Lin ${mark}`)).toBeVisible()
    await other.getByLabel(/^Password/).fill('Knit-2026!')
    await expectAccessible(other)
    await other.getByRole('button', { name: 'Set password' }).click()
    await other.getByLabel(/^Email/).fill(email)
    await other.getByRole('textbox', { name: /^Password/ }).fill('Knit-2026!')
    await other.getByRole('button', { name: 'Log in', exact: true }).click()
    const menu = other.getByRole('navigation').first()
    await expect(menu.getByRole('link', { name: 'Departments' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Operators' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Roles' })).toHaveCount(0)
    await expect(menu.getByRole('link', { name: 'Sign-in log' })).toHaveCount(0)
    await menu.getByRole('link', { name: 'Operators' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Operators' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Invite operator' })).toHaveCount(0)
  })

  await test.step('an address that the role does not open says so', async () => {
    await other.goto(urlOf('userCenter', '/roles?f.party=operator'))
    await expect(other.getByRole('heading', { name: 'You may not see this page' })).toBeVisible()
  })

  await test.step('is signed out from the list of people online', async () => {
    await page.goto(urlOf('userCenter', '/online'))
    await page.getByRole('searchbox').fill(email)
    const row = page.getByRole('row', { name: email })
    await chooseFromMore(row, 'Sign out')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('The test is over')
    await dialog.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText(`Lin ${mark} is signed out.`)).toBeVisible()
    await other.waitForURL(/\/login/)
  })
})
