import type { APIRequestContext } from '@playwright/test'
import { acceptInvitation, inviteMember } from '@tradeport/domain/identity/contract'
import { ask, expect, expectAccessible, test, urlOf } from './fixtures'
import { callApi, newBuyer, signIn } from './people'

/** The link of the newest invitation to an address, from the mailbox of the embedded start. */
async function invitationLink(request: APIRequestContext, to: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const answer = await ask(request, 'portal', `/api/message/mailbox/page?to=${encodeURIComponent(to)}`)
      const id = /"id":"([0-9a-f-]{36})"/.exec(await answer.text())?.[1]
      if (id === undefined) return ''
      const mail = await ask(request, 'portal', `/api/message/mailbox/detail?id=${id}`)
      link = /\/invitation\/[\w-]{20,80}/.exec(await mail.text())?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

test('an owner invites a colleague, who accepts, sees the orders and may not invite', async ({
  page,
  context,
  request,
  another,
}) => {
  const mark = String(Date.now()).slice(-9)
  const owner = await newBuyer(request, `Hansa Import ${mark}`)
  const email = `colleague-${mark}@buyer.example`
  await signIn(context, owner)
  await page.goto(urlOf('buyer', '/company/members'))
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  await expect(page.getByText(owner.email)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('checkbox', { name: 'Buyer: viewer' }).check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`We have sent an invitation to ${email}.`)).toBeVisible()

  const invited = await (await another()).newPage()
  await invited.goto(urlOf('buyer', await invitationLink(request, email)))
  await expect(invited.getByRole('heading', { name: `Join Hansa Import ${mark}` })).toBeVisible()
  await invited.getByLabel('Your name').fill('Vera Lind')
  await invited.getByLabel('Password', { exact: false }).first().fill('Knit-2026!')
  await invited.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(invited.getByRole('button', { name: /Vera Lind/ })).toBeVisible()
  await invited.goto(urlOf('buyer', '/orders'))
  await expect(invited.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await invited.goto(urlOf('buyer', '/company/members'))
  await expect(invited.getByText(owner.email)).toBeVisible()
  await expect(invited.getByRole('button', { name: 'Invite a colleague' })).toBeHidden()
})

test('somebody with two companies changes over from one to the other', async ({ page, context, request }) => {
  const mark = String(Date.now()).slice(-9)
  const [first, second] = [
    await newBuyer(request, `North Import ${mark}`),
    await newBuyer(request, `South Import ${mark}`),
  ]
  await callApi(request, second, inviteMember, { email: first.email, roles: ['buyer_viewer'] })
  const link = await invitationLink(request, first.email)
  const token = link.slice(link.lastIndexOf('/') + 1)
  await callApi(request, first, acceptInvitation, { token, locale: 'en_US', timeZone: 'Europe/Berlin' })
  await signIn(context, first)
  await page.goto(urlOf('buyer', '/company/members'))
  await expect(page.getByText(first.email)).toBeVisible()
  await page.getByRole('button', { name: /Jo Miller/ }).click()
  await page.getByText(`Switch to South Import ${mark}`).click()
  await expect(page.getByText(`South Import ${mark}`).first()).toBeVisible()
  await page.goto(urlOf('buyer', '/company/members'))
  await expect(page.getByText(second.email)).toBeVisible()
})
