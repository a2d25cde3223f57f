import { screen, within } from '@testing-library/react'
import { startCompanyChange } from '@tradeport/domain/identity/contract'
import { companyWork, identitySeller } from '@tradeport/domain/identity/ui'
import { startModuleApi } from '@tradeport/testing/harness'
import { screenTests } from '@tradeport/testing/screens'
import { expect, test } from 'vitest'

const screens = screenTests({
  start: () => startModuleApi([]),
  manifest: companyWork,
  texts: [identitySeller],
})

test('a change of the company begins with the company: its owner has an account', async () => {
  const owner = await screens.api.person({ kind: 'seller' })
  await owner.ok(startCompanyChange, {})
  await screens.open('/company', owner)
  const steps = within(await screen.findByLabelText('Steps of the registration'))
  expect(steps.queryByText('Account')).toBeNull()
  expect(steps.getAllByRole('listitem')).toHaveLength(3)
})
