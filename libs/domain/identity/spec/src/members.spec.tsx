import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { inviteMember, memberPage, ownCompanies, registerBuyer, sendCode } from '@tradeport/domain/identity/contract'
import { companyWork, identityBuyer } from '@tradeport/domain/identity/ui'
import { joinCompany, startModuleApi } from '@tradeport/testing/harness'
import {
  chooseFromMore,
  dialogBy,
  fieldBy,
  openedDialog,
  press,
  rowOf,
  screenTests,
  type,
} from '@tradeport/testing/screens'
import { expect, test } from 'vitest'

const screens = screenTests({ start: () => startModuleApi([]), manifest: companyWork, texts: [identityBuyer] })

test('an owner says in which department somebody works, and finds those of one', async () => {
  const owner = await screens.api.person({ kind: 'buyer' })
  const companyId = owner.actor.companyId ?? ''
  const knit = await screens.api.person({
    ...{ kind: 'buyer', companyId, roles: ['buyer_purchaser'], department: 'Knitwear' },
  })
  const newcomer = await screens.api.person({ kind: 'buyer', companyId, roles: ['buyer_purchaser'] })
  await screens.open('/company/members', owner)
  expect(within(await rowOf(knit.actor.displayName)).getByText('Knitwear')).toBeTruthy()
  const row = await rowOf(newcomer.actor.displayName)
  press('Change roles', row)
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/Purchasers act on what their department began/)
  expect(fieldBy(/^Department/, dialog)).toBeTruthy()
  type(/^Department/, 'knitwear')
  type(/^Reason/, 'Joined the knitwear desk')
  press('Change roles', dialog)
  await waitFor(async () => {
    const { records } = await owner.ok(memberPage, { department: 'Knitwear' })
    expect(records.map(({ id }) => id).sort()).toEqual([knit.actor.userId, newcomer.actor.userId].sort())
  })
  await waitFor(async () => expect(within(await rowOf(newcomer.actor.displayName)).getByText('Knitwear')).toBeTruthy())
})

test('what the lists of people are searched by is said, and finds them', async () => {
  const owner = await screens.api.person({ kind: 'buyer' })
  const companyId = owner.actor.companyId ?? ''
  const sought = await screens.api.person({ kind: 'buyer', companyId, roles: ['buyer_purchaser'] })
  const { records } = await owner.ok(memberPage, {})
  const address = records.find(({ id }) => id === sought.actor.userId)?.email ?? ''
  await screens.open('/company/members', owner)
  expect(await rowOf(owner.actor.displayName)).toBeTruthy()
  const field = screen.getByRole('searchbox', { name: 'Search by name, mail address or phone' })
  fireEvent.change(field, { target: { value: address } })
  await waitFor(() => expect(screen.queryByText(owner.actor.displayName)).toBeNull())
  expect(await rowOf(sought.actor.displayName)).toBeTruthy()
  await screens.open('/company/invitations', owner)
  expect(await screen.findByRole('searchbox', { name: 'Search by mail address or phone' })).toBeTruthy()
})

test('an owner says how much a purchaser orders alone; a wrong amount is said at its field', async () => {
  const owner = await screens.api.person({ kind: 'buyer' })
  const companyId = owner.actor.companyId ?? ''
  const newcomer = await screens.api.person({ kind: 'buyer', companyId, roles: ['buyer_purchaser'] })
  await screens.open('/company/members', owner)
  press('Change roles', await rowOf(newcomer.actor.displayName))
  const dialog = await openedDialog()
  type(/^May order alone up to/, 'much')
  type(/^Reason/, 'As agreed')
  press('Change roles', dialog)
  await waitFor(() => expect(fieldBy(/^May order alone up to/, dialog).getAttribute('aria-invalid')).toBe('true'))
  type(/^May order alone up to/, '2500')
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: 'Currency of the limit' }))
  fireEvent.click(await screen.findByText('USD', { selector: '.ant-select-item-option-content' }))
  press('Change roles', dialog)
  await waitFor(async () => {
    const { records } = await owner.ok(memberPage, {})
    const changed = records.find(({ id }) => id === newcomer.actor.userId)
    expect(changed?.orderLimit).toEqual({ amount: '2500', currency: 'USD' })
  })
  expect(await screen.findByText(/^Orders alone up to /)).toBeTruthy()
})

test('where invitations wait, another one is sent, and waits with them', async () => {
  const owner = await screens.api.person({ kind: 'buyer' })
  await screens.open('/company/invitations', owner)
  const dialog = await dialogBy('Invite a colleague')
  type(/^Email/, 'newcomer@mill.example')
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Buyer: purchaser' }))
  press('Send invitation', dialog)
  await rowOf('newcomer@mill.example')
})

test('who works for another company accepts an invitation, and goes on in the new one', async () => {
  const { api } = screens
  const host = await api.person({ kind: 'buyer', companyName: 'Second Import' })
  const guest = await api.person({ kind: 'buyer', companyName: 'First Import' })
  const { rows } = await api.pool.query<{ email: string }>('select email from user_account where id = $1', [
    guest.actor.userId,
  ])
  const email = rows[0]?.email ?? ''
  await host.ok(inviteMember, { email, roles: ['buyer_viewer'] })
  const url = api.mailed.findLast(mail => mail.to === email)?.params['url'] ?? ''
  await screens.open(`/invitation/${url.slice(url.lastIndexOf('/') + 1)}`, guest)
  await screen.findByText('Join Second Import')
  press('Accept invitation')
  // The session goes on under a new token, which the page has kept.
  await waitFor(async () => expect((await guest.call(ownCompanies, {})).code).toBe('global400001'))
  const kept = api.pool.query<{ company_id: string }>(
    'select company_id from user_session where user_id = $1 and ended_at is null',
    [guest.actor.userId],
  )
  expect((await kept).rows).toEqual([{ company_id: host.actor.companyId }])
})

test('who accepts with the password of an account goes on in the company that invited; a wrong one is said at its field', async () => {
  const { api } = screens
  const host = await api.person({ kind: 'buyer', companyName: 'Inviting Import' })
  const email = 'two-companies@buyer.example'
  await api.visitor.ok(sendCode, { email, purpose: 'register', identity: 'buyer' })
  const { userId } = await api.visitor.ok(registerBuyer, {
    ...{ email, password: 'Knit-2026!', displayName: 'Jo', companyName: 'Own Import', country: 'DE' },
    ...{ locale: 'en_US', timeZone: 'Europe/Berlin' },
    code: api.mailed.findLast(mail => mail.to === email)?.params['code'] ?? '',
  })
  await host.ok(inviteMember, { email, roles: ['buyer_viewer'] })
  const url = api.mailed.findLast(mail => mail.to === email)?.params['url'] ?? ''
  await screens.open(`/invitation/${url.slice(url.lastIndexOf('/') + 1)}`, api.visitor)
  const field = await screen.findByLabelText(/^Password/)
  fireEvent.change(field, { target: { value: 'Purl-2026!' } })
  press('Accept invitation')
  await screen.findByText('This is not the password of that account.')
  fireEvent.change(field, { target: { value: 'Knit-2026!' } })
  press('Accept invitation')
  await waitFor(async () => {
    const { rows } = await api.pool.query(
      'select company_id from user_session where user_id = $1 and ended_at is null',
      [userId],
    )
    expect(rows).toEqual([{ company_id: host.actor.companyId }])
  })
})

test('an owner takes the second step off a colleague who lost it; of who works for others too it is said who does that', async () => {
  const owner = await screens.api.person({ kind: 'buyer' })
  const other = await screens.api.person({ kind: 'seller' })
  const companyId = owner.actor.companyId ?? ''
  const secured = async () => {
    const colleague = await screens.api.person({ kind: 'buyer', companyId, roles: ['buyer_purchaser'] })
    await screens.api.pool.query(
      'insert into second_factor (user_id, secret, enabled_at, created_at) values ($1, $2, now(), now())',
      [colleague.actor.userId, Buffer.from('sealed')],
    )
    return colleague
  }
  const [colleague, elsewhere] = [await secured(), await secured()]
  await joinCompany(screens.api, elsewhere, other.actor.companyId)
  await screens.open('/company/members', owner)
  const theirs = await rowOf(elsewhere.actor.displayName)
  expect(within(theirs).getByText('Second step: only the platform can reset it')).toBeTruthy()
  await chooseFromMore('Reset second step', await rowOf(colleague.actor.displayName))
  const dialog = await openedDialog()
  type(/^Reason/, 'Lost the phone, came to the office')
  press('Reset second step', dialog)
  await waitFor(async () => {
    const { rows } = await screens.api.pool.query('select user_id from second_factor where user_id = $1', [
      colleague.actor.userId,
    ])
    expect(rows).toEqual([])
  })
})
