import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { listViews } from '@tradeport/domain/identity/contract'
import { WorkFrame, companyAdmin, identityAdmin, workTexts } from '@tradeport/domain/identity/ui'
import type { Caller } from '@tradeport/testing/harness'
import { REQUEST_SOURCE } from '@tradeport/kernel/config'
import { openedDialog, rowOf, screenTests, type } from '@tradeport/testing/screens'
import { beforeAll, beforeEach, expect, test } from 'vitest'

// A list as somebody likes to see it, kept by the server and found again.
const screens = screenTests({
  manifest: identityAdmin,
  texts: [companyAdmin, ...workTexts],
  frame: WorkFrame,
})
let operator: Caller
beforeAll(async () => {
  for (const companyName of ['Harbour Mill Co., Ltd.', 'Loom & Sons'])
    await screens.api.person({ kind: 'seller', companyName })
})
beforeEach(async () => {
  operator = await screens.api.person({ kind: 'operator', roles: ['op_region_admin'] })
})

const open = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string, role: 'menuitem' | 'menuitemradio' | 'menuitemcheckbox' = 'menuitem') =>
  fireEvent.click(await screen.findByRole(role, { name }))
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const viewsOf = async (who: Caller) =>
  (await who.ok(listViews, {}, { headers: { requestsource: String(REQUEST_SOURCE.Admin) } })).views
const search = () => new URLSearchParams(window.location.search)

async function save(name: string): Promise<void> {
  await open('My views')
  await choose('Save this view')
  await openedDialog()
  type(/^Name of the view/, name)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
}

test('columns are chosen in the address, and one of them always stays', async () => {
  await screens.open('/companies?cols=no,legalName', operator)
  await rowOf('Loom & Sons')
  expect(heads().filter(Boolean)).toHaveLength(3)
  await open('Columns')
  await choose('Legal name', 'menuitemcheckbox')
  await waitFor(() => expect(search().get('cols')).toBe('no'))
  await choose('Number', 'menuitemcheckbox')
  expect(search().get('cols')).toBe('no')
})

test('a view is saved with tab, words and columns, found again, and opens as it was', async () => {
  await screens.open('/companies?q=Loom&cols=no,legalName&page=2', operator)
  await save('Looms')
  await waitFor(async () =>
    expect(await viewsOf(operator)).toMatchObject([
      { list: '/companies', name: 'Looms', query: 'cols=no%2ClegalName&q=Loom' },
    ]),
  )
  await screens.open('/companies', operator)
  await rowOf('Harbour Mill Co., Ltd.')
  await open('My views')
  await choose('Looms', 'menuitemradio')
  await waitFor(() => expect(search().get('q')).toBe('Loom'))
  await waitFor(() => expect(screen.queryByText('Harbour Mill Co., Ltd.')).toBeNull())
  await rowOf('Loom & Sons')
})

test('a name that is taken is said at its field; a view is renamed, replaced and removed', async () => {
  await screens.open('/companies?status=active', operator)
  await save('Active')
  await waitFor(async () => expect(await viewsOf(operator)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await save('ACTIVE')
  await screen.findByText('Already in use.')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))

  await screens.open('/companies?q=mill', operator)
  await open('My views')
  await choose('Manage views')
  fireEvent.click(await screen.findByRole('button', { name: 'Let Active show what is shown now' }))
  await waitFor(async () => expect(await viewsOf(operator)).toMatchObject([{ name: 'Active', query: 'q=mill' }]))
  // Only when the page knows it too, its next change is of the version that stands.
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Let Active show/ })).toBeNull())
  fireEvent.click(await screen.findByRole('button', { name: 'Rename Active' }))
  type(/^Name of the view/, 'Mills')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Mills' }))
  await screen.findByText('No view of this list is saved any more.')
  expect(await viewsOf(operator)).toEqual([])
})
