import { ownProductPage, productCopy, sellerStoreList } from '@tradeport/domain/catalogue/contract'
import { login } from '@tradeport/domain/identity/contract'
import { demoPassword, expect, expectAccessible, test, urlOf } from './fixtures'
import { callApi, signIn, type Person } from './people'

test('a seller with two shops moves goods from one to the other and changes over to them', async ({
  page,
  context,
  request,
}) => {
  // A session of its own: changing over ends it.
  const email = 'lanyun@seller.example'
  const { token } = await callApi(request, null, login, { email, password: demoPassword(), identity: 'seller' })
  const seller: Person = { identity: 'seller', email, token }
  const { stores } = await callApi(request, seller, sellerStoreList, {})
  const other = stores.find(({ current, status }) => !current && status === 'open')
  const { records } = await callApi(request, seller, ownProductPage, { status: 'on_sale', pageSize: 1 })
  const [model] = records
  if (!other || !model) throw new Error('the demo has no second shop, or no goods in the first')
  const name = other.name.en_US ?? ''
  const [first, second] = [
    await callApi(request, seller, productCopy, { id: model.id }),
    await callApi(request, seller, productCopy, { id: model.id }),
  ]
  await signIn(context, seller)

  await test.step('both are chosen, and the shop they go to', async () => {
    await page.goto(urlOf('seller', '/products?status=draft'))
    for (const { no } of [first, second])
      await page
        .getByRole('row', { name: new RegExp(no) })
        .getByRole('checkbox')
        .check()
    await page
      .getByRole('region', { name: 'Selected: 2' })
      .getByRole('button', { name: 'Move to another shop' })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'To which shop' }).click()
    await page.getByTitle(name, { exact: true }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Move to another shop' }).click()
    await expect(page.getByText('Succeeded: 2. Failed: 0.')).toBeVisible()
    await page.keyboard.press('Escape')
    for (const { no } of [first, second]) await expect(page.getByRole('row', { name: new RegExp(no) })).toHaveCount(0)
  })

  await test.step('in the other shop they are there, and their history says where they came from', async () => {
    await page.getByRole('button', { name: /Lanyun Office/ }).click()
    await page.getByRole('menuitem', { name: `Switch to ${name}` }).click()
    // The start page is that of the other shop.
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await page.goto(urlOf('seller', '/products?status=draft'))
    await expect(page.getByRole('row', { name: new RegExp(second.no) })).toBeVisible()
    await page
      .getByRole('row', { name: new RegExp(first.no) })
      .getByRole('link')
      .first()
      .click()
    await expect(page.getByText('Moved to another shop')).toBeVisible()
  })
})
