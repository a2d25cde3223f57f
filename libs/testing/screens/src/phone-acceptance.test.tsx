import type { ComponentType, ReactNode } from 'react'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aDocumentInput, documentCreate, documentPublish, documentsToAccept } from '@tradeport/domain/content/contract'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import type { DomainManifest } from '@tradeport/web/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openScreen, type OpenedScreen } from './open-screen'

// What must be accepted is asked for on the phone as well, whose frame is its own and whose session is a visitor's.

const { domains } = import.meta.glob<{ domains: readonly DomainManifest[] }>('/apps/h5/src/domains.ts', {
  eager: true,
})['/apps/h5/src/domains.ts'] ?? { domains: [] }
const { PhoneFrame } = import.meta.glob<{ PhoneFrame: ComponentType<{ children: ReactNode }> }>(
  '/apps/h5/src/frame.ts',
  { eager: true },
)['/apps/h5/src/frame.ts'] ?? { PhoneFrame: () => null }

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  const editor = await api.person({ kind: 'operator', roles: ['op_content'] })
  const input = aDocumentInput({
    code: 'claims',
    title: { en_US: 'Claims rule' },
    body: { en_US: '<p>In a week.</p>' },
  })
  const { id, version } = await editor.ok(documentCreate, { ...input, mustAccept: true })
  await editor.ok(documentPublish, { id, version })
})
afterAll(() => api.close())

/** As the page of a buyer remembers it here, whose cookie another file may have left. */
const signIn = (token: string | null) =>
  void (document.cookie = `buyer_token=${token ? `Bearer%20${token}` : ''}; path=/${token ? '' : '; max-age=0'}`)

beforeEach(() => {
  // The page has time as soon as it has its answers.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  vi.stubGlobal('innerWidth', 360)
})
afterEach(() => {
  signIn(null)
  vi.unstubAllGlobals()
})

let asked = 0
async function open(as: Caller): Promise<OpenedScreen> {
  const manifest = domains.find(({ routes }) => routes.some(({ path }) => path === '/me'))
  if (!manifest) throw new Error('the phone has no page of the person')
  asked = 0
  signIn(as.token)
  return openScreen({
    ...{ api, as: api.visitor, app: 'h5', manifest, path: '/me', frame: PhoneFrame, texts: domains },
    hear(request) {
      if (request.url.includes(documentsToAccept.path)) asked += 1
      return undefined
    },
  })
}
const toAccept = async (buyer: Caller) => (await buyer.ok(documentsToAccept, {})).documents.length
const press = async (name: string) => {
  const dialog = (await screen.findByText('Claims rule', { selector: 'dialog h2 *' })).closest('dialog')
  const inside = within(dialog ?? document.body)
  expect(inside.getByText('In a week.')).toBeTruthy()
  fireEvent.click(inside.getByText(name, { selector: 'button, button *' }))
}

test('a signed-in buyer reads and accepts in front of any page, and is not asked again', async () => {
  const buyer = await api.person({ kind: 'buyer' })
  await open(buyer)
  await press('I have read and accept this')
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  expect(await toAccept(buyer)).toBe(0)
  const again = await open(buyer)
  await waitFor(() => expect(asked).toBe(1))
  await waitFor(() => expect(again.isAnswered()).toBe(true))
  expect(document.querySelector('dialog')).toBeNull()
})

test('who does not accept logs out', async () => {
  const buyer = await api.person({ kind: 'buyer' })
  await open(buyer)
  await press('Log out')
  await waitFor(async () => expect((await buyer.raw(documentsToAccept, {})).code).not.toBe('200'))
})

test('a visitor is not asked', async () => {
  const opened = await open(api.visitor)
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  await waitFor(() => expect(opened.isAnswered()).toBe(true))
  expect(asked).toBe(0)
  expect(document.querySelector('dialog')).toBeNull()
})
