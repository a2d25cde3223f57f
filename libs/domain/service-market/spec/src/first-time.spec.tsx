import { fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react'
import { aDeclaration, declarationFormCreate } from '@tradeport/domain/customs/contract'
import { needServiceExperienceMode } from '@tradeport/domain/service-market/contract'
import { serviceMarketPublic } from '@tradeport/domain/service-market/ui'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

// The market's home page for somebody whose company has not used a service yet.
let api: TestApi
let seller: Caller
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startTestApi()
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
})
const close = () => {
  opened?.close()
  opened = undefined
}
afterEach(close)
afterAll(() => api.close())

const TITLE = 'New here? How to begin'
const open = async (as: Caller) => {
  opened = await openScreen({ api, as, manifest: serviceMarketPublic, path: '/' })
  await screen.findByRole('heading', { name: 'How it works' })
}

test('a seller is shown three ways to begin, each leading to where it begins', async () => {
  await open(seller)
  expect(await screen.findByRole('heading', { name: TITLE })).toBeTruthy()
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(target('Find a service')).toContain('/services')
  expect(target('Start a draft')).toMatch(/^https?:\/\/seller\..*\/declarations\/new$/)
  expect(target('Engage a broker')).toMatch(/^https?:\/\/seller\..*\/customs-orders\/new$/)
})

test('what is skipped is offered no longer, and everything else still is', async () => {
  const other = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  await open(other)
  const practise = await screen.findByRole('link', { name: 'Practise first: Order a service' })
  expect(practise.getAttribute('href')).toMatch(/^https?:\/\/seller\..*\/practice\/service-order$/)
  fireEvent.click(screen.getByRole('button', { name: 'Not now: Order a service' }))
  await waitForElementToBeRemoved(() => screen.queryByRole('heading', { name: 'Order a service' }))
  expect(screen.getByRole('heading', { name: 'Declare goods yourself' })).toBeTruthy()
})

test('not what the company has begun with, and nothing to anybody but a seller', async () => {
  const { id } = await seller.ok(declarationFormCreate, { content: aDeclaration() })
  const { need } = await seller.ok(needServiceExperienceMode, {})
  // Sending a form is checked elsewhere: here it was sent.
  await api.pool.query(`update declaration_form set status = 'pending_review' where id = $1`, [id])
  expect([need, await seller.ok(needServiceExperienceMode, {})]).toMatchObject([true, { need: false, reason: 'begun' }])
  await open(seller)
  expect(await screen.findByRole('heading', { name: 'Order a service' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Declare goods yourself' })).toBeNull()
  close()
  await open(await api.person({ kind: 'provider', roles: ['provider_owner'] }))
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull()
})
