import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addressCreate, addressList, anAddress } from '@tradeport/domain/identity/contract'
import { companyWork, identityBuyer } from '@tradeport/domain/identity/ui'
import { dictionaryDisable, dictionaryPage } from '@tradeport/domain/reference/contract'
import type { Caller } from '@tradeport/testing/harness'
import { openedDialog, press, screenTests, type, waitForWrong } from '@tradeport/testing/screens'
import { beforeAll, expect, test } from 'vitest'

const screens = screenTests({ manifest: companyWork, texts: [identityBuyer] })
let owner: Caller
beforeAll(async () => {
  owner = await screens.api.person({ kind: 'buyer', roles: ['buyer_owner'] })
})

test('an address at home is asked for down to the street, and is the default of its kind', async () => {
  await screens.open('/company/addresses', owner)
  await screen.findByText('Shipping addresses')
  fireEvent.click(await screen.findByRole('button', { name: 'Add address: Shipping addresses' }))
  const dialog = await openedDialog()
  press('Save', dialog)
  for (const label of [/^Contact/, /^Phone/, /^Province/, /^City/, /^District/, /^Street/, /^House/])
    await waitForWrong(label)
  for (const [label, value] of [
    [/^Contact/, 'Li Wei'],
    [/^Phone/, '13800001111'],
    [/^Province/, 'Zhejiang'],
    [/^City/, 'Jiaxing'],
    [/^District/, 'Tongxiang'],
    [/^Street/, 'Puyuan'],
    [/^House/, 'Gate 1'],
    [/^Postal code/, '3145'],
  ] as const)
    type(label, value)
  press('Save', dialog)
  await waitForWrong(/^Postal code/)
  type(/^Postal code/, '314500')
  press('Save', dialog)
  const list = await screen.findByRole('list', { name: 'Shipping addresses' })
  expect(within(list).getByText('Zhejiang, Jiaxing, Tongxiang, Puyuan, Gate 1, 314500', { exact: false })).toBeTruthy()
  expect(within(list).getByText('Default')).toBeTruthy()
})

test('another one becomes the default, and one is removed after a question', async () => {
  const other = await screens.api.person({ kind: 'buyer', roles: ['buyer_owner'] })
  await other.ok(addressCreate, anAddress())
  await other.ok(addressCreate, anAddress({ contactName: 'Jo Miller' }))
  await screens.open('/company/addresses', other)
  const card = (await screen.findByText('Jo Miller')).closest('li') ?? document.body
  press('Make default', card)
  await waitFor(() => expect(within(card).getByText('Default')).toBeTruthy())
  press('Remove', card)
  press('Remove', await screen.findByRole('dialog', { name: 'Remove the address of Jo Miller?' }))
  await waitFor(async () => {
    const { addresses } = await other.ok(addressList, {})
    expect(addresses).toMatchObject([{ contactName: 'Anna Weber', isDefault: true }])
  })
})

test('who does not keep the addresses only reads them', async () => {
  const { companyId } = owner.actor
  const viewer = await screens.api.person({
    kind: 'buyer',
    roles: ['buyer_viewer'],
    ...(companyId === null ? {} : { companyId }),
  })
  await screens.open('/company/addresses', viewer)
  await screen.findByText('Billing addresses')
  expect(screen.queryByRole('button', { name: /^Add address/ })).toBeNull()
  expect(screen.queryByText('Remove')).toBeNull()
})

test('a country that operators switched off is not offered for a new address, and stays with an old one', async () => {
  const keeper = await screens.api.person({ kind: 'buyer', roles: ['buyer_owner'] })
  await keeper.ok(addressCreate, anAddress({ country: 'LI', level2: 'Vaduz', postcode: '9490' }))
  const operator = await screens.api.person({ kind: 'operator', roles: ['op_super'] })
  const { records } = await operator.ok(dictionaryPage, { list: 'country', keyword: 'LI' })
  const row = records.find(({ value }) => value === 'LI')
  if (!row) throw new Error('the country is in no list')
  await operator.ok(dictionaryDisable, { id: row.id, version: row.version, force: true, reason: 'No longer served' })

  const offered = async (button: string, search: string) => {
    await screens.open('/company/addresses', keeper)
    fireEvent.click(await screen.findByRole('button', { name: button }))
    const field = within(await screen.findByRole('dialog')).getByLabelText(/^Country/)
    fireEvent.mouseDown(field)
    fireEvent.change(field, { target: { value: search } })
    return () => screen.queryAllByTitle(/^(Liechtenstein|Lithuania)$/).map(({ title }) => title)
  }
  const forNew = await offered('Add address: Shipping addresses', 'Lit')
  await waitFor(() => expect(forNew()).toContain('Lithuania'))
  const switchedOff = await offered('Add address: Shipping addresses', 'Liech')
  await waitFor(() => expect(switchedOff()).toEqual([]))
  const forOld = await offered('Change', 'Liech')
  await waitFor(() => expect(forOld()).toContain('Liechtenstein'))
})

test('addresses come out of a spreadsheet once every cell is right', async () => {
  const other = await screens.api.person({ kind: 'buyer', roles: ['buyer_owner'] })
  await screens.open('/company/addresses', other)
  fireEvent.click(await screen.findByText('Import from a spreadsheet', { selector: 'button *' }))
  await screen.findByText('Download the template', { selector: 'button *' }, { timeout: 25_000 })
  expect(await screen.findByText(/Addresses that are not in the book yet are added/)).toBeTruthy()
})
