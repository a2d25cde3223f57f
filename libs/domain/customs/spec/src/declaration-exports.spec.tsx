import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aDeclaration, declarationFormCreate, declarationListExportCurrent } from '@tradeport/domain/customs/contract'
import { customsSeller } from '@tradeport/domain/customs/ui'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let api: TestApi
let seller: Caller
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startTestApi()
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
})
afterEach(() => opened?.close())
afterAll(() => api.close())

test('the forms that the list is narrowed to are asked for as files, and lie there to be fetched', async () => {
  for (const contractNo of ['FILES-1', 'FILES-1', 'FILES-2'])
    await seller.ok(declarationFormCreate, { content: aDeclaration({ head: { contractNo } }) })
  const path = '/declarations?f.contractNo=FILES-1'
  opened = await openScreen({ api, as: seller, manifest: customsSeller, path })
  fireEvent.click(await screen.findByRole('button', { name: 'Export the forms' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/forms at most/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Message for the import client (XML)' }))
  const current = async () => (await seller.ok(declarationListExportCurrent, {})).current
  await waitFor(async () => expect(await current()).toMatchObject({ format: 'xml', rowsTotal: 2 }))
  expect(await screen.findByText('0 of 2 rows')).toBeTruthy()
  opened.close()
  await api.api.jobs.run('customs.listExports')
  opened = await openScreen({ api, as: seller, manifest: customsSeller, path })
  expect(await screen.findByRole('button', { name: 'Fetch the archive' })).toBeTruthy()
})
