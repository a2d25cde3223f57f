import { screen, waitFor } from '@testing-library/react'
import type { OpenDocument } from '@tradeport/domain/identity/contract'
import { companyWork, identitySeller } from '@tradeport/domain/identity/ui'
import { startModuleApi } from '@tradeport/testing/harness'
import { dialogBy, press, screenTests, type } from '@tradeport/testing/screens'
import { expect, test } from 'vitest'

let open: Partial<Record<OpenDocument, number>> = {}
const NOTHING = { order: 0, serviceOrder: 0, customsOrder: 0, negotiation: 0, membershipOrder: 0 }
const screens = screenTests({
  start: () => startModuleApi([], { openDocuments: async () => ({ ...NOTHING, ...open }) }),
  manifest: companyWork,
  texts: [identitySeller],
})

test('what is open is named with the way to it, and the company cannot be closed', async () => {
  open = { order: 2, membershipOrder: 1 }
  await screens.open('/company', await screens.api.person({ kind: 'seller' }))
  expect((await screen.findByText('Orders: 2')).getAttribute('href')).toContain('/orders')
  expect(screen.getByText('Unpaid membership orders: 1')).toBeTruthy()
  expect(screen.queryByText('Close company')).toBeNull()
})

test('an owner closes a company with nothing open, and says why', async () => {
  open = {}
  const owner = await screens.api.person({ kind: 'seller' })
  await screens.open('/company', owner)
  const dialog = await dialogBy('Close company')
  type(/^Reason/, 'We retire')
  press('Close company', dialog)
  await waitFor(async () => {
    const { rows } = await screens.api.pool.query<{ status: string }>('select status from company where id = $1', [
      owner.actor.companyId,
    ])
    expect(rows[0]?.status).toBe('closed')
  })
})

test('other members are not told of it', async () => {
  const owner = await screens.api.person({ kind: 'seller' })
  const companyId = owner.actor.companyId ?? ''
  await screens.open('/company', await screens.api.person({ kind: 'seller', companyId, roles: ['sales'] }))
  await screen.findByText('What you say of your company')
  expect(screen.queryByText('Closing the company')).toBeNull()
})
