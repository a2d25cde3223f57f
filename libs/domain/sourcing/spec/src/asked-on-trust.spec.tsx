import { fireEvent, screen, waitFor } from '@testing-library/react'
import { addInquiryLine, inquiryPage } from '@tradeport/domain/sourcing/contract'
import { phoneFiles, sourcingBuyer, sourcingPhone } from '@tradeport/domain/sourcing/ui'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aShop } from './shop.spec-scene'

// What only checked companies ask for is said where it is asked for, with the way to be checked, or whom to ask for it.
let api: TestApi
let productId: string
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startTestApi()
  productId = (await aShop(api)).productId
})
afterEach(() => {
  opened?.close()
  opened = undefined
})
afterAll(() => api.close())

async function lightBuyer(role = 'buyer_owner'): Promise<Caller> {
  const buyer = await api.person({ kind: 'buyer', roles: [role] })
  await api.pool.query('update company set verify_level = 1 where id = $1', [buyer.actor.companyId])
  return buyer
}

const onDesktop = async (as: Caller) => {
  await as.ok(addInquiryLine, { productId, quantities: ['500'], unit: 'piece' })
  opened = await openScreen({ api, as, path: '/inquiries/new', manifest: sourcingBuyer })
}
const onPhone = async (as: Caller) => {
  opened = await openScreen({
    ...{ api, as, path: `/inquiries/new?productId=${productId}&qty=500` },
    ...{ manifest: sourcingPhone, texts: [phoneFiles] },
  })
}
const samples = () => screen.findByRole('checkbox', { name: 'Samples wanted' })

test.each([
  ['desktop', onDesktop],
  ['phone', onPhone],
] as const)('on the %s, whoever is not checked reads it at the box and is led there', async (_where, open) => {
  await open(await lightBuyer())
  expect(await screen.findByText(/^Samples and credit are for companies that we have checked\./)).toBeTruthy()
  const way = await screen.findByRole('link', { name: 'Have your company checked' })
  expect(way.getAttribute('href')).toMatch(/\/company$/)
  expect(await samples()).toHaveProperty('disabled', true)
})

test.each([
  ['desktop', onDesktop],
  ['phone', onPhone],
] as const)('on the %s, whoever cannot have the company checked is told to ask an owner', async (_where, open) => {
  await open(await lightBuyer('buyer_purchaser'))
  expect(await screen.findByText(/ Ask an owner of your company to have it checked\.$/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Have your company checked' })).toBeNull()
  expect(await samples()).toHaveProperty('disabled', true)
})

test.each([
  ['desktop', onDesktop],
  ['phone', onPhone],
] as const)('on the %s, whoever is checked asks for samples', async (_where, open) => {
  const buyer = await api.person({ kind: 'buyer' })
  await open(buyer)
  expect(await samples()).toHaveProperty('disabled', false)
  expect(screen.queryByRole('link', { name: 'Have your company checked' })).toBeNull()
  fireEvent.click(await samples())
  fireEvent.click(await screen.findByRole('button', { name: 'Send the inquiry' }))
  await waitFor(async () => expect((await buyer.ok(inquiryPage, {})).records).toHaveLength(1), { timeout: 10_000 })
})
