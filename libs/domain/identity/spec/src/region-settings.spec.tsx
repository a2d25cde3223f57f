import { fireEvent, screen, waitFor } from '@testing-library/react'
import { regionSettingDetail } from '@tradeport/domain/identity/contract'
import { companyAdmin, identityAdmin } from '@tradeport/domain/identity/ui'
import { fieldBy, press, screenTests } from '@tradeport/testing/screens'
import { expect, test } from 'vitest'

// Deadlines of a region, over the whole product: its rights are read off it.
const screens = screenTests({ manifest: companyAdmin, texts: [identityAdmin] })

test('a super operator gives the region a deadline of its own, and takes it back', async () => {
  const head = await screens.api.person({ kind: 'operator', roles: ['op_super'] })
  await screens.open('/region-settings', head)
  expect(await screen.findByText('Everything is as the product has it.')).toBeTruthy()
  expect(screen.getByText('The product’s own: 14')).toBeTruthy()
  fireEvent.change(fieldBy(/^Applicants answer/), { target: { value: '5' } })
  fireEvent.change(fieldBy(/^Reason/), { target: { value: 'New rule of the market' } })
  press('Save deadlines')
  // A week before the end of five days is before its beginning.
  expect(await screen.findByText('Must be at most 4.')).toBeTruthy()
  fireEvent.change(fieldBy(/^Applicants answer/), { target: { value: '20' } })
  press('Save deadlines')
  expect(await screen.findByText('Last changed', { exact: false })).toBeTruthy()
  expect((await head.ok(regionSettingDetail, {})).own).toEqual({ registrationAnswerDays: 20 })

  fireEvent.click(screen.getByRole('button', { name: /^Applicants answer.*back to the product’s own/ }))
  fireEvent.change(fieldBy(/^Reason/), { target: { value: 'The rule is gone' } })
  press('Save deadlines')
  await waitFor(async () => expect((await head.ok(regionSettingDetail, {})).own).toEqual({}))
})

test('administrators of a region read them', async () => {
  const administrator = await screens.api.person({ kind: 'operator', roles: ['op_region_admin'] })
  await screens.open('/region-settings', administrator)
  expect(await screen.findByText('The product’s own: 14')).toBeTruthy()
  expect(screen.queryByText('Save deadlines')).toBeNull()
})
