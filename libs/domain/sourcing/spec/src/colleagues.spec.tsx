import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  anInquiryHeader,
  anInquiryLine,
  inquiryCreate,
  inquiryPage,
  threadAssign,
  threadPage,
  threadRequestInfo,
  threadSend,
} from '@tradeport/domain/sourcing/contract'
import { blocksBuyer, sourcingBuyer, sourcingPhone, sourcingSeller } from '@tradeport/domain/sourcing/ui'
import { uuidv7 } from '@tradeport/node/db'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { dialogBy, fieldBy, openScreen, press, type, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { aShop } from './shop.spec-scene'

// Levels of rights as the people of a company see them: what is a colleague's is read, and given on by whose it is.
let api: TestApi
let opened: OpenedScreen | undefined
let sellers: { companyId: string; storeId: string }
let buyer: Caller
let inquiryId: string

beforeAll(async () => {
  api = await startTestApi()
  const { companyId, storeId } = await aShop(api)
  sellers = { companyId, storeId }
})
beforeEach(async () => {
  buyer = await api.person({ kind: 'buyer', roles: ['buyer_owner'] })
  const { id } = await buyer.ok(inquiryCreate, {
    ...{ ...anInquiryHeader(), items: [anInquiryLine()], storeIds: [sellers.storeId] },
  })
  inquiryId = id
})
afterEach(() => {
  opened?.close()
  opened = undefined
})
afterAll(() => api.close())

const sales = () => api.person({ kind: 'seller', ...sellers, roles: ['sales'] })
async function threadSeenBy(who: Caller) {
  const [thread] = (await who.ok(threadPage, { inquiryId })).records
  if (!thread) throw new Error('no thread')
  return thread
}

async function choose(label: RegExp, name: string) {
  const dialog = await screen.findByRole('dialog')
  fireEvent.mouseDown(await waitFor(() => fieldBy(label, dialog)))
  fireEvent.click(await screen.findByText(new RegExp(`^${name} ·`), { selector: '.ant-select-item-option-content' }))
  return dialog
}

test('sales read what a colleague has taken, without a field to write in and without actions', async () => {
  const [anna, ben] = [await sales(), await sales()]
  const { id, version } = await threadSeenBy(anna)
  await anna.ok(threadAssign, { id, version })
  opened = await openScreen({ api, as: ben, manifest: sourcingSeller, path: `/negotiations/${id}` })
  await screen.findByText('You read along; your colleagues who negotiate write here.')
  await screen.findByText(/^Sales in your company answers the inquiry\./)
  expect(screen.queryByText('Write quotation')).toBeNull()
  expect(screen.queryByText('Give to a colleague')).toBeNull()
})

test('a buyer’s finance is not told that it is their turn', async () => {
  const finance = await api.person({
    ...{ kind: 'buyer', companyId: buyer.actor.companyId ?? '', roles: ['buyer_finance'] },
  })
  const anna = await sales()
  const { id, version } = await threadSeenBy(anna)
  await anna.ok(threadAssign, { id, version })
  await anna.ok(threadSend, { threadId: id, clientMsgId: uuidv7(), body: 'Which size?' })
  opened = await openScreen({ api, as: finance, manifest: sourcingBuyer, path: `/inquiries/${inquiryId}` })
  await screen.findByText(/^Next: the sellers/)
})

test('on the phone a buyer’s finance reads who of the company is to answer, and whoever answers that it is them', async () => {
  const mate = (role: string) =>
    api.person({ kind: 'buyer', companyId: buyer.actor.companyId ?? '', roles: [role], department: 'Knitwear' })
  const anna = await sales()
  const { id, version } = await threadSeenBy(anna)
  const taken = await anna.ok(threadAssign, { id, version })
  await anna.ok(threadRequestInfo, { id, version: taken.version, question: 'Which size?' })
  for (const [who, line] of [
    [await mate('buyer_finance'), /^The seller asked purchasing in your company something\./],
    [buyer, /^The seller asked you something\./],
  ] as const) {
    for (const path of [`/inquiries/${inquiryId}`, `/negotiations/${id}`]) {
      opened?.close()
      opened = await openScreen({ api, as: who, manifest: sourcingPhone, path })
      await screen.findByText(line)
    }
  }
})

test('whose it is gives a negotiation to a colleague', async () => {
  const [anna, ben] = [await sales(), await sales()]
  const { id, version } = await threadSeenBy(anna)
  await anna.ok(threadAssign, { id, version })
  opened = await openScreen({ api, as: anna, manifest: sourcingSeller, path: `/negotiations/${id}` })
  await screen.findByText('Write quotation')
  fireEvent.click(await screen.findByText('Give to a colleague'))
  const dialog = await choose(/^Colleague/, ben.actor.displayName)
  type(/^Note to the colleague/, 'Away until Monday')
  press('Give to a colleague', dialog)
  await waitFor(async () => expect((await threadSeenBy(ben)).assignedTo).toBe(ben.actor.userId))
})

test('a buyer’s owner gives an inquiry to a purchaser, and the list says whose it is', async () => {
  const companyId = buyer.actor.companyId ?? ''
  const purchaser = await api.person({
    ...{ kind: 'buyer', companyId, roles: ['buyer_purchaser'], department: 'Knitwear' },
  })
  opened = await openScreen({ api, as: buyer, manifest: sourcingBuyer, path: `/inquiries/${inquiryId}` })
  fireEvent.click(await screen.findByText('Give to a colleague'))
  const dialog = await choose(/^Colleague/, purchaser.actor.displayName)
  expect(within(document.body).getByText('Knitwear')).toBeTruthy()
  press('Give to a colleague', dialog)
  await waitFor(async () =>
    expect((await purchaser.ok(inquiryPage, {})).records).toMatchObject([
      { id: inquiryId, buyerUserName: purchaser.actor.displayName },
    ]),
  )
  opened.close()
  opened = await openScreen({ api, as: purchaser, manifest: sourcingBuyer, path: '/inquiries' })
  await screen.findByText(purchaser.actor.displayName)
  await screen.findByText('You see the inquiries of your department: Knitwear.')
})

test('a company is blocked from the negotiation, and the block is lifted in the list of them', async () => {
  const { id } = await threadSeenBy(buyer)
  opened = await openScreen({
    ...{ api, as: buyer, manifest: sourcingBuyer, texts: [blocksBuyer], path: `/negotiations/${id}` },
  })
  const dialog = await dialogBy('Block company')
  expect(await within(dialog).findByText(/Nothing new comes from this company any more/)).toBeTruthy()
  press('Block company', dialog)
  expect(await screen.findByText('Lift block')).toBeTruthy()
  const mill = await api.person({ kind: 'seller', ...sellers })
  const word = () => mill.call(threadSend, { threadId: id, clientMsgId: uuidv7(), body: 'Good morning' })
  expect((await word()).code).toBe('MALL620019')
  opened.close()
  opened = await openScreen({ api, as: buyer, manifest: blocksBuyer, path: '/blocks' })
  const question = await dialogBy('Lift block')
  press('Lift block', question)
  expect(await screen.findByText(/No company is blocked/)).toBeTruthy()
  expect((await word()).code).toBe('200')
})
