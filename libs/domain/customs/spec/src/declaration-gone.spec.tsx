import { fireEvent, screen } from '@testing-library/react'
import { aDeclaration, declarationFormCreate } from '@tradeport/domain/customs/contract'
import { customsSeller } from '@tradeport/domain/customs/ui'
import { uuidv7 } from '@tradeport/node/db'
import type { Caller, TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startCustomsApi } from './customs-api.test-kit'

// Pages of what is not there, and of what could not be loaded.
let api: TestApi
let seller: Caller
let formId: string
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startCustomsApi({ companyNames: async () => new Map(), brokers: async () => [] })
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  formId = (await seller.ok(declarationFormCreate, { content: aDeclaration() })).id
})
afterEach(() => opened?.close())
afterAll(() => api.close())

const NOBODYS = uuidv7()

test.each([
  ['the sheet of a form that nobody has', () => `/declarations/${NOBODYS}/sheet`, '/declarations'],
  ['the sheet of an address that is no id', () => '/declarations/none/sheet', '/declarations'],
  ['a revision that a form has not', () => `/declarations/${formId}/revisions/7`, 'own'],
  ['a revision that is no number', () => `/declarations/${formId}/revisions/last`, 'own'],
  ['the wizard of a form that nobody has', () => `/declarations/${NOBODYS}/edit`, '/declarations'],
])('says that it does not exist and leads back: %s', async (_what, path, back) => {
  opened = await openScreen({ api, as: seller, manifest: customsSeller, path: path() })
  expect(await screen.findByRole('heading', { name: 'This document does not exist' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  const hrefs = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(hrefs.some(href => href?.endsWith(back === 'own' ? `/declarations/${formId}` : back))).toBe(true)
})

test.each([
  ['sheet', () => `/declarations/${formId}/sheet`],
  ['wizard', () => `/declarations/${formId}/edit`],
])('what could not be loaded is tried again: the %s', async (_what, path) => {
  let isDown = true
  opened = await openScreen({
    ...{ api, as: seller, manifest: customsSeller, path: path() },
    hear: request => {
      if (!isDown || !request.url.includes('/declarationForm/')) return undefined
      return Response.json({ code: 'SYS900001', msg: 'Unexpected', success: false, data: null })
    },
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('heading', { name: 'This document could not be loaded' })).toBeTruthy()
  isDown = false
  fireEvent.click(again)
  expect(await screen.findByRole('button', { name: /Print|Save|Next/ })).toBeTruthy()
})
