import { screen } from '@testing-library/react'
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

const TITLE = 'New here? Three ways to begin'
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

test('not when the company has begun, nor anybody but a seller', async () => {
  const { id } = await seller.ok(declarationFormCreate, { content: aDeclaration() })
  const { need } = await seller.ok(needServiceExperienceMode, {})
  // Sending a form is checked elsewhere: here it was sent.
  await api.pool.query(`update declaration_form set status = 'pending_review' where id = $1`, [id])
  expect([need, await seller.ok(needServiceExperienceMode, {})]).toMatchObject([true, { need: false, reason: 'begun' }])
  for (const who of [seller, await api.person({ kind: 'provider', roles: ['provider_owner'] })]) {
    await open(who)
    expect(screen.queryByRole('heading', { name: TITLE })).toBeNull()
    close()
  }
})
