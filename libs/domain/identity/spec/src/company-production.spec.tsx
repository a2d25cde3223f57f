import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { companyProfile } from '@tradeport/domain/identity/contract'
import { companyWork, identitySeller } from '@tradeport/domain/identity/ui'
import { startModuleApi } from '@tradeport/testing/harness'
import { fieldBy, press, screenTests } from '@tradeport/testing/screens'
import { afterEach, expect, test, vi } from 'vitest'

// What a company says of its factory, over the real API and its database.
const screens = screenTests({
  start: () => startModuleApi([]),
  manifest: companyWork,
  texts: [identitySeller],
})

afterEach(() => void vi.useRealTimers())

test('an owner says what stands in the factory; it counts as the own statement', async () => {
  const owner = await screens.api.person({ kind: 'seller' })
  await screens.open('/company', owner)
  fireEvent.change(await screen.findByLabelText('Factory area'), { target: { value: '5200' } })
  press('Add a machine')
  fireEvent.change(fieldBy(/^Kind of machine$/), { target: { value: 'Flat knitting machine' } })
  fireEvent.change(fieldBy(/^Number$/), { target: { value: '24' } })
  fireEvent.change(fieldBy(/^Year of the newest$/), { target: { value: '2999' } })
  press('Save')
  expect(await screen.findByText('Must be at most 2100.')).toBeTruthy()
  fireEvent.change(fieldBy(/^Year of the newest$/), { target: { value: '2021' } })
  press('Save')
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect((await owner.ok(companyProfile, {})).production).toMatchObject({
    factoryAreaM2: 5200,
    machines: [{ type: 'Flat knitting machine', count: 24, year: 2021 }],
  })
  const title = screen.getByRole('heading', { name: /Size and production/ })
  expect(within(title).getByText('Own statement')).toBeTruthy()
})

test('a provider of services is asked what it turns over, and reads what it has said of a factory', async () => {
  const provider = await screens.api.person({ kind: 'provider' })
  await screens.open('/company', provider)
  expect(await screen.findByLabelText('Annual revenue')).toBeTruthy()
  expect(screen.queryByLabelText('Factory area')).toBeNull()
  await screens.api.pool.query('update company set factory_area = 800 where id = $1', [provider.actor.companyId])
  await screens.open('/company', provider)
  const area = await screen.findByLabelText('Factory area')
  expect(area).toHaveProperty('disabled', true)
  expect(area).toHaveProperty('value', '800')
  press('Save')
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect((await provider.ok(companyProfile, {})).production.factoryAreaM2).toBe(800)
})

test('what is typed stays while a colleague saves; saving says so, and goes on from what the colleague has saved', async () => {
  const owner = await screens.api.person({ kind: 'seller' })
  await screens.open('/company', owner)
  fireEvent.change(await screen.findByLabelText('Factory area'), { target: { value: '5200' } })
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await waitFor(() => expect(leave()).toBe(false))
  const ofColleague = `contact_name = 'Colleague', production_lines = 7, address = '2 New Road', version = version + 1`
  await screens.api.pool.query(`update company set ${ofColleague} where id = $1`, [owner.actor.companyId])
  // The page is asked for again by whoever comes back to it after a while.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 })
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText(/^2 New Road/)).toBeTruthy()
  expect(screen.getByLabelText('Factory area')).toHaveProperty('value', '5200')
  expect(leave()).toBe(false)
  press('Save')
  expect(await screen.findByText(/^This was changed meanwhile and has been refreshed\./)).toBeTruthy()
  expect(await screen.findByDisplayValue('Colleague')).toBeTruthy()
  expect(screen.getByLabelText('Production lines')).toHaveProperty('value', '7')
  press('Save')
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(await owner.ok(companyProfile, {})).toMatchObject({
    contactName: 'Colleague',
    production: { factoryAreaM2: 5200, productionLines: 7 },
  })
  await waitFor(() => expect(leave()).toBe(true))
})

test('who may not edit the company looks at it', async () => {
  const owner = await screens.api.person({ kind: 'seller' })
  const sales = await screens.api.person({
    kind: 'seller',
    companyId: owner.actor.companyId ?? '',
    roles: ['seller_sales'],
  })
  await screens.open('/company', sales)
  expect(await screen.findByLabelText('Factory area')).toHaveProperty('disabled', true)
  expect(screen.queryByText('Add a machine')).toBeNull()
})
