import { screen, within } from '@testing-library/react'
import { startCompanyChange } from '@tradeport/domain/identity/contract'
import { companyWork, identitySeller } from '@tradeport/domain/identity/ui'
import { startModuleApi, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let api: TestApi
let opened: OpenedScreen | undefined
beforeAll(async () => {
  api = await startModuleApi([])
})
afterEach(() => opened?.close())
afterAll(() => api.close())

test('a change of the company begins with the company: its owner has an account', async () => {
  const owner = await api.person({ kind: 'seller' })
  await owner.ok(startCompanyChange, {})
  opened = await openScreen({ api, as: owner, manifest: companyWork, texts: [identitySeller], path: '/company' })
  const steps = within(await screen.findByLabelText('Steps of the registration'))
  expect(steps.queryByText('Account')).toBeNull()
  expect(steps.getAllByRole('listitem')).toHaveLength(3)
})
