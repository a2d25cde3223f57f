import { fireEvent, screen } from '@testing-library/react'
import { checklistDetail } from '@tradeport/domain/identity/contract'
import { companyAdmin, identityAdmin } from '@tradeport/domain/identity/ui'
import { press, screenTests } from '@tradeport/testing/screens'
import { expect, test } from 'vitest'

// What registrations ask for, over the whole product: its rights are read off it.
const screens = screenTests({ manifest: companyAdmin, texts: [identityAdmin] })

test('an administrator adds a requirement and says why; reviewers read what holds', async () => {
  const admin = await screens.api.person({ kind: 'operator', roles: ['op_region_admin'] })
  await screens.open('/registration-checklist?party=buyer', admin)
  await screen.findByText('Save checklist')
  press('Add a requirement')
  const names = screen.getAllByLabelText('Name', { exact: false })
  fireEvent.change(names.at(-1) ?? document.body, { target: { value: 'Fire safety certificate' } })
  const keys = screen.getAllByLabelText('Key', { exact: false })
  fireEvent.change(keys.at(-1) ?? document.body, { target: { value: 'fire_safety' } })
  press('Save checklist')
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'New rule of the market' } })
  press('Save checklist', await screen.findByRole('dialog'))
  expect(await screen.findByText('Last changed', { exact: false })).toBeTruthy()
  const { items } = await admin.ok(checklistDetail, { party: 'buyer' })
  expect(items.at(-1)).toMatchObject({ key: 'fire_safety', name: { en_US: 'Fire safety certificate' } })

  const reviewer = await screens.api.person({ kind: 'operator', roles: ['op_reviewer'] })
  await screens.open('/registration-checklist?party=buyer', reviewer)
  expect((await screen.findAllByText('Fire safety certificate')).length).toBeGreaterThan(0)
  expect(screen.queryByText('Save checklist')).toBeNull()
})
