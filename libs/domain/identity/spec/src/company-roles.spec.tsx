import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { memberRoles } from '@tradeport/domain/identity/contract'
import { companyWork, identityBuyer } from '@tradeport/domain/identity/ui'
import { fieldBy, press, screenTests } from '@tradeport/testing/screens'
import { expect, test } from 'vitest'

const screens = screenTests({ manifest: companyWork, texts: [identityBuyer] })

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('an owner makes a role of single rights, and sees what it has less than a built-in one', async () => {
  const owner = await screens.api.person({ kind: 'buyer', roles: ['buyer_owner'] })
  await screens.open('/company/roles/new', owner)
  fill(await screen.findByLabelText('Role'), 'Reads along')
  fireEvent.mouseDown(fieldBy(/^Compare with/))
  fireEvent.click(await screen.findByText('Buyer: viewer', { selector: '.ant-select-item-option-content' }))
  expect((await screen.findByRole('status')).textContent).toMatch(/^Less than Buyer: viewer: /)
  fill(fieldBy(/^Find a right/), 'orders: view')
  const group = await screen.findByRole('group', { name: 'Orders' })
  expect(screen.queryByRole('group', { name: 'Addresses' })).toBeNull()
  fireEvent.click(within(group).getByRole('checkbox', { name: 'View' }))
  expect(await within(group).findByRole('combobox', { name: 'How far: Orders: View' })).toBeTruthy()
  fill(fieldBy(/^Reason/), 'The auditors read our orders')
  // What was chosen right by right is not thrown away by a slip.
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  press('Save')
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  await waitFor(async () => {
    const { companyRoles } = await owner.ok(memberRoles, {})
    expect(companyRoles).toMatchObject([
      { name: 'Reads along', permissions: [{ key: 'order:read', level: 'company' }] },
    ])
  })
})

test('rights taken over from a built-in role are not thrown away by a slip', async () => {
  const owner = await screens.api.person({ kind: 'buyer', roles: ['buyer_owner'] })
  await screens.open('/company/roles/new', owner)
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await screen.findByLabelText('Role')
  fireEvent.mouseDown(fieldBy(/^Start from/))
  const role = await screen.findByText('Buyer: viewer', { selector: '.ant-select-item-option-content' })
  expect(leaves()).toBe(true)
  fireEvent.click(role)
  expect(await screen.findByText('The same as Buyer: viewer.')).toBeTruthy()
  await waitFor(() => expect(leaves()).toBe(false))
})

test('a role that approves says up to what, besides how much it orders alone', async () => {
  const owner = await screens.api.person({ kind: 'buyer', roles: ['buyer_owner'] })
  await screens.open('/company/roles/new', owner)
  fill(await screen.findByLabelText('Role'), 'Approves')
  expect(screen.queryByLabelText('May approve orders of others up to')).toBeNull()
  fill(fieldBy(/^Find a right/), 'approve')
  const [approve] = await screen.findAllByRole('checkbox', { name: 'Approve' })
  if (approve) fireEvent.click(approve)
  fill(await screen.findByLabelText('May approve orders of others up to'), '5000')
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Currency of the limit' }))
  fireEvent.click(await screen.findByText('USD', { selector: '.ant-select-item-option-content' }))
  fill(fieldBy(/^Reason/), 'As the board decided')
  press('Save')
  await waitFor(async () => {
    const { companyRoles } = await owner.ok(memberRoles, {})
    expect(companyRoles).toMatchObject([
      {
        ...{ name: 'Approves', orderLimit: null, approveLimit: { amount: '5000', currency: 'USD' } },
        permissions: [{ key: 'purchaseApproval:approve' }],
      },
    ])
  })
})

test('steps of one act that are called the same are one right to choose', async () => {
  const owner = await screens.api.person({ kind: 'seller', roles: ['seller_owner'] })
  await screens.open('/company/roles/new', owner)
  fill(await screen.findByLabelText('Role'), 'Cancels')
  fill(fieldBy(/^Find a right/), 'orders: cancel')
  const group = await screen.findByRole('group', { name: 'Orders' })
  fireEvent.click(within(group).getByRole('checkbox', { name: 'Cancel' }))
  fill(fieldBy(/^Reason/), 'Stands in while the others are at the fair')
  press('Save')
  await waitFor(async () => {
    const { companyRoles } = await owner.ok(memberRoles, {})
    expect(companyRoles.map(({ permissions }) => permissions.map(({ key }) => key).sort())).toEqual([
      ['order:cancel', 'order:cancel_unpaid'],
    ])
  })
})
