import { fireEvent, screen, waitFor } from '@testing-library/react'
import { regionSettingDetail } from '@tradeport/domain/identity/contract'
import { companyAdmin, identityAdmin, regionTexts } from '@tradeport/domain/identity/ui'
import { REGION_TIMER_NAMES } from '@tradeport/kernel/config'
import { fieldBy, press, screenTests } from '@tradeport/testing/screens'
import { expect, test } from 'vitest'

// Deadlines of a region, over the whole product: its rights are read off it.
const screens = screenTests({ manifest: companyAdmin, texts: [identityAdmin, regionTexts] })

test('a super operator gives the region a deadline of its own, and takes it back', async () => {
  const head = await screens.api.person({ kind: 'operator', roles: ['op_super'] })
  await screens.open('/region-settings', head)
  expect(await screen.findByText('Everything is as the product has it.')).toBeTruthy()
  // What she may do arrives by itself.
  expect(await screen.findByText('Save deadlines')).toBeTruthy()
  expect(screen.getAllByText(/^The product’s own: \d+$/)).toHaveLength(REGION_TIMER_NAMES.length)
  // One of them also goes where its name does not say it.
  expect(screen.getByText(/^“Customers pay within” also holds for direct payments/)).toBeTruthy()
  expect(fieldBy(/^Applicants answer/).getAttribute('placeholder')).toBe('14')
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
  expect((await screen.findAllByText(/^The product’s own: /)).length).toBe(REGION_TIMER_NAMES.length)
  expect(screen.queryByText('Save deadlines')).toBeNull()
})
