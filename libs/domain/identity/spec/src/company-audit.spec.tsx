import { within } from '@testing-library/react'
import { addressCreate, anAddress } from '@tradeport/domain/identity/contract'
import { companyWork, identityBuyer } from '@tradeport/domain/identity/ui'
import { rowOf, screenTests } from '@tradeport/testing/screens'
import { expect, test } from 'vitest'

const screens = screenTests({ manifest: companyWork, texts: [identityBuyer] })

test('an owner reads what was done in the own company in words, without keys and names of fields', async () => {
  const owner = await screens.api.person({ kind: 'buyer', roles: ['buyer_owner'] })
  await owner.ok(addressCreate, anAddress())
  await screens.open('/company/audit', owner)
  const row = await rowOf('Addresses: Create')
  expect(within(row).getByText('Addresses')).toBeTruthy()
  expect(within(row).getByText(/^\d fields$/)).toBeTruthy()
  expect(within(row).queryByText(/companyAddress|contactName/)).toBeNull()
})
