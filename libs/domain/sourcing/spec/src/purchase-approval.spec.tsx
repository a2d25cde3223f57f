import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  aQuotation,
  aQuotationItem,
  anInquiryHeader,
  anInquiryLine,
  inquiryCreate,
  inquiryDetail,
  quotationDetail,
  quotationSave,
  quotationSend,
  quotationStart,
  threadPage,
} from '@tradeport/domain/sourcing/contract'
import { sourcingBuyer, sourcingPhone } from '@tradeport/domain/sourcing/ui'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, press, type, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { aShop } from './shop.spec-scene'

// A purchaser asks colleagues for what is above the own limit, and one of them decides.
let api: TestApi
let opened: OpenedScreen | undefined
let seller: Caller
let storeId: string
let owner: Caller
let purchaser: Caller
let quotationId: string

beforeAll(async () => {
  api = await startTestApi()
  ;({ storeId, seller } = await aShop(api))
})
beforeEach(async () => {
  owner = await api.person({ kind: 'buyer', roles: ['buyer_owner'] })
  purchaser = await api.person({ kind: 'buyer', companyId: owner.actor.companyId ?? '', roles: ['buyer_purchaser'] })
  await api.pool.query(
    `update company_member set order_limit = 100, order_limit_currency = 'USD' where user_id = $1 and company_id = $2`,
    [purchaser.actor.userId, owner.actor.companyId],
  )
  const inquiry = await purchaser.ok(inquiryCreate, {
    ...{ ...anInquiryHeader(), items: [anInquiryLine()], storeIds: [storeId] },
  })
  const { items } = await purchaser.ok(inquiryDetail, { id: inquiry.id })
  const [thread] = (await seller.ok(threadPage, { inquiryId: inquiry.id })).records
  const draft = await seller.ok(quotationStart, { threadId: thread?.id ?? '' })
  const validUntil = new Date(api.clock.now.getTime() + 20 * 86_400_000).toISOString().slice(0, 10)
  const saved = await seller.ok(quotationSave, {
    ...aQuotation({ validUntil, items: [aQuotationItem({ inquiryItemId: items[0]?.id })] }),
    ...{ id: draft.id, version: draft.version },
  })
  await seller.ok(quotationSend, { id: draft.id, version: saved.version })
  quotationId = draft.id
})
afterEach(() => {
  opened?.close()
  opened = undefined
})
afterAll(() => api.close())

async function openAs(as: Caller, manifest = sourcingBuyer) {
  opened?.close()
  opened = await openScreen({ api, as, manifest, path: `/quotations/${quotationId}` })
}
const seen = async () => (await owner.ok(quotationDetail, { id: quotationId })).approval

async function askForIt() {
  await openAs(purchaser)
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for approval' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(await within(dialog).findByLabelText('Word to your colleagues'), {
    target: { value: 'For the spring line' },
  })
  press('Ask for approval', dialog)
  await screen.findByText(`${purchaser.actor.displayName} asks a colleague to approve this purchase.`)
}

test('a purchaser asks with a word, and an owner approves: the order stands', async () => {
  await askForIt()
  expect(await seen()).toMatchObject({ status: 'pending', note: 'For the spring line' })
  await screen.findByRole('button', { name: 'Take back' })
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await openAs(owner)
  await screen.findByText('For the spring line')
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/Harbour Mill/)
  press('Approve', dialog)
  await waitFor(async () => expect(await seen()).toMatchObject({ status: 'approved' }))
})

test('an owner declines it with a reason, which the purchaser reads', async () => {
  await askForIt()
  await openAs(owner)
  fireEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/is told why the purchase is not approved/)
  type(/^Reason/, 'Too dear this year')
  press('Decline', dialog)
  await waitFor(async () => expect(await seen()).toMatchObject({ status: 'declined', reason: 'Too dear this year' }))
  await openAs(purchaser)
  await screen.findByText('Too dear this year')
  await screen.findByRole('button', { name: 'Ask for approval' })
})

test('on the phone it is asked for, taken back, asked for again, declined with a reason, and approved', async () => {
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  const inSheet = async () => within(await screen.findByRole('dialog'))
  const ask = async () => {
    await press('Ask for approval')
    const sheet = await inSheet()
    fireEvent.change(sheet.getByLabelText('Word to your colleagues'), { target: { value: 'For the spring line' } })
    fireEvent.click(sheet.getByRole('button', { name: 'Ask for approval' }))
    await screen.findByText(`${purchaser.actor.displayName} asks a colleague to approve this purchase.`)
  }
  await openAs(purchaser, sourcingPhone)
  await screen.findByText(/^This quotation is above what you may order alone/)
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  await ask()
  await press('Take back')
  await waitFor(async () => expect(await seen()).toMatchObject({ status: 'withdrawn' }))
  await ask()

  await openAs(owner, sourcingPhone)
  await screen.findByText('For the spring line')
  await press('Decline')
  const sheet = await inSheet()
  fireEvent.click(sheet.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(sheet.getByLabelText(/^Reason/).getAttribute('aria-invalid')).toBe('true'))
  fireEvent.change(sheet.getByLabelText(/^Reason/), { target: { value: 'Too dear this year' } })
  fireEvent.click(sheet.getByRole('button', { name: 'Decline' }))
  await waitFor(async () => expect(await seen()).toMatchObject({ status: 'declined', reason: 'Too dear this year' }))

  await openAs(purchaser, sourcingPhone)
  await screen.findByText('Too dear this year')
  await ask()
  await openAs(owner, sourcingPhone)
  await press('Approve')
  fireEvent.click((await inSheet()).getByRole('button', { name: 'Approve' }))
  await waitFor(async () => expect(await seen()).toMatchObject({ status: 'approved' }))
})
