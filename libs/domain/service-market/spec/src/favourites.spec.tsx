import { fireEvent, screen, waitFor } from '@testing-library/react'
import {
  aServiceCategoryInput,
  aServiceInput,
  marketFavouriteMarks,
  serviceApprovePass,
  serviceCategoryCreate,
  serviceDeactivate,
  serviceDraft,
  serviceSubmit,
} from '@tradeport/domain/service-market/contract'
import { serviceMarketPublic } from '@tradeport/domain/service-market/ui'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

// What a seller keeps of the market, over the real API and its database.
let api: TestApi
let seller: Caller
let provider: Caller
let offered: { id: string; version: number }
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startTestApi()
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  provider = await api.person({ kind: 'provider', roles: ['provider_owner'] })
  const operator = await api.person({ kind: 'operator', roles: ['op_super'] })
  await operator.ok(serviceCategoryCreate, aServiceCategoryInput())
  const input = aServiceInput({ categoryCode: 'SAMPLING', coverFileId: null, qualifications: [] })
  const { id, version } = await provider.ok(serviceDraft, input)
  // Pictures are checked elsewhere: any stands for the one that submitting asks for.
  await api.pool.query(`update service set content = content || jsonb_build_object('coverFileId', id::text)`)
  const sent = await provider.ok(serviceSubmit, { id, version })
  offered = await operator.ok(serviceApprovePass, { id, version: sent.version })
})
const close = () => {
  opened?.close()
  opened = undefined
}
afterEach(close)
afterAll(() => api.close())

const open = async (path: string, as: Caller) => {
  close()
  opened = await openScreen({ api, as, manifest: serviceMarketPublic, path })
}
const NAME = aServiceInput().title.en_US ?? ''
const heart = () => screen.findByRole('button', { name: `Save ${NAME}` })
const kept = async () => (await seller.ok(marketFavouriteMarks, {})).ids

test('a service is kept by its heart, found again, and let go when it is no longer offered', async () => {
  await open(`/service/${offered.id}`, seller)
  fireEvent.click(await heart())
  await waitFor(async () => expect(await kept()).toEqual([offered.id]))
  await open('/favourites', seller)
  expect((await heart()).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('link', { name: NAME }).getAttribute('href')).toContain(`/service/${offered.id}`)
  await provider.ok(serviceDeactivate, { id: offered.id, version: offered.version })
  await open('/favourites', seller)
  expect(await screen.findByText('This service is no longer offered')).toBeTruthy()
  fireEvent.click(await heart())
  expect(await screen.findByText('Nothing saved yet')).toBeTruthy()
  expect(await kept()).toEqual([])
})

test('nobody else is offered to keep anything', async () => {
  await open('/favourites', provider)
  expect(await screen.findByText('Sign in as a seller to see what you have saved')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Save / })).toBeNull()
})
