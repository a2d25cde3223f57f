import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  aDocumentInput,
  documentAccept,
  documentCreate,
  documentPublish,
  documentWithdraw,
  documentsToAccept,
} from '@tradeport/domain/content/contract'
import { contentAdmin, contentTexts, withAcceptance } from '@tradeport/domain/content/ui'
import { viewAsStart } from '@tradeport/domain/identity/contract'
import { WorkFrame, identitySeller, workTexts } from '@tradeport/domain/identity/ui'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

let api: TestApi
let editor: Caller
let shown: { id: string; version: number }[] = []

beforeAll(async () => {
  api = await startTestApi()
  editor = await api.person({ kind: 'operator', roles: ['op_content'] })
})
// The page has time as soon as it has its answers.
beforeEach(() => vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run)))
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const { id, version } of shown) await editor.ok(documentWithdraw, { id, version })
  shown = []
})
afterAll(() => api.close())

async function inForce(code: string, title: string) {
  const input = aDocumentInput({ code, title: { en_US: title }, body: { en_US: `<p>${title} says.</p>` } })
  const { id, version } = await editor.ok(documentCreate, { ...input, mustAccept: true })
  const row = await editor.ok(documentPublish, { id, version })
  shown.push(row)
  return row
}

const framed = withAcceptance(WorkFrame)
const open = (as: Caller) =>
  openScreen({
    api,
    as,
    manifest: identitySeller,
    path: '/account',
    frame: framed,
    texts: [...workTexts, contentTexts],
  })
const dialogOf = async (title: string) => {
  const dialog = (await screen.findByText(title, { selector: 'dialog h2 *' })).closest('dialog')
  return within(dialog ?? document.body)
}
const press = (dialog: Awaited<ReturnType<typeof dialogOf>>, name: string) =>
  fireEvent.click(dialog.getByText(name, { selector: 'button, button *' }))

test('what must be accepted is read and accepted in front of the first page, one document after the other', async () => {
  await inForce('claims', 'Claims rule')
  await inForce('returns', 'Returns rule')
  const seller = await api.person({ kind: 'seller' })
  await open(seller)
  const first = await dialogOf('Claims rule')
  expect(first.getByText('Claims rule says.')).toBeTruthy()
  expect(first.getByText('Edition 1')).toBeTruthy()
  expect(first.getByText(/^In force since /)).toBeTruthy()
  expect(first.queryByLabelText('Close')).toBeNull()
  // No key that was meant for the page answers.
  expect(document.activeElement?.textContent).toContain('Claims rule says.')
  expect(document.activeElement?.querySelector('button')).toBeNull()
  press(first, 'I have read and accept this')
  press(await dialogOf('Returns rule'), 'I have read and accept this')
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  await waitFor(async () => expect((await seller.ok(documentsToAccept, {})).documents).toEqual([]))
})

test('who does not accept logs out', async () => {
  await inForce('leaving', 'Rule to leave')
  const seller = await api.person({ kind: 'seller' })
  await open(seller)
  press(await dialogOf('Rule to leave'), 'Log out')
  await waitFor(async () => expect((await seller.raw(documentsToAccept, {})).code).not.toBe('200'))
})

test('an edition that was replaced while it was read makes room for the new one', async () => {
  await inForce('changing', 'First words')
  shown = []
  const seller = await api.person({ kind: 'seller' })
  await open(seller)
  const before = await dialogOf('First words')
  await inForce('changing', 'Second words')
  press(before, 'I have read and accept this')
  const next = await dialogOf('Second words')
  expect(next.getByText('Edition 2')).toBeTruthy()
  press(next, 'I have read and accept this')
  await waitFor(async () => expect((await seller.ok(documentsToAccept, {})).documents).toEqual([]))
})

test('an operator who looks on is not asked', async () => {
  await inForce('theirs', 'Rule of theirs')
  const seller = await api.person({ kind: 'seller' })
  const operator = await api.person({ kind: 'operator', roles: ['op_super'] })
  const { userId, companyId } = seller.actor
  const input = {
    userId: userId ?? '',
    companyId: companyId ?? '',
    party: 'seller',
    reason: 'A page is empty',
  } as const
  const { token } = await operator.ok(viewAsStart, input)
  let asked = 0
  const opened = await openScreen({
    ...{ api, as: { ...seller, token }, manifest: identitySeller, path: '/account', frame: framed },
    texts: [...workTexts, contentTexts],
    hear(request) {
      if (request.url.includes(documentsToAccept.path)) asked += 1
      return undefined
    },
  })
  expect((await screen.findAllByText(new RegExp(operator.actor.displayName))).length).toBeGreaterThan(0)
  await waitFor(() => expect(opened.isAnswered()).toBe(true))
  expect(document.querySelector('dialog')).toBeNull()
  expect(asked).toBe(0)
})

test('operators see who accepted an edition, for which company and when', async () => {
  const { id } = await inForce('listed', 'Rule of the list')
  const page = () => openScreen({ api, as: editor, manifest: contentAdmin, path: `/documents/${id}` })
  await page()
  expect(await screen.findByText('Nobody has accepted this edition yet')).toBeTruthy()
  const seller = await api.person({ kind: 'seller', companyName: 'Puyuan Knit Ltd.' })
  await seller.ok(documentAccept, { id, edition: 1 })
  await page()
  expect(await screen.findByText('People who have accepted this edition: 1')).toBeTruthy()
  expect(screen.getByText(seller.actor.displayName)).toBeTruthy()
  expect(screen.getByText('Puyuan Knit Ltd.').closest('a')?.getAttribute('href')).toContain(
    `/companies/${seller.actor.companyId}`,
  )
  expect(screen.getAllByText('Sellers').length).toBeGreaterThan(0)
})
