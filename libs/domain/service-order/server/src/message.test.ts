import { expect, it } from 'vitest'
import {
  MESSAGES_AT_ONCE,
  serviceOrderCreate,
  serviceOrderDetail,
  serviceOrderMessagePage,
  serviceOrderMessageSend,
} from '@tradeport/domain/service-order/contract'
import { anOrderScene, api, customer, fileOf, input, operator, paid, provider, submitted } from './order.test-scene'

anOrderScene()

it('goes to the other side with its papers, which is told, and is read by operators', async () => {
  const id = await paid()
  api.notified.length = 0
  const files = await fileOf(customer)
  await customer.ok(serviceOrderMessageSend, { orderId: id, text: 'The vessel is late.', files })
  await provider.ok(serviceOrderMessageSend, { orderId: id, text: 'We wait.' })
  for (const reader of [customer, provider, operator]) {
    const { messages } = await reader.ok(serviceOrderMessagePage, { orderId: id })
    expect(messages).toMatchObject([
      { from: 'customer', text: 'The vessel is late.', files },
      { from: 'provider', text: 'We wait.', files: [] },
    ])
  }
  expect(api.notified.map(({ kind, to, reply }) => [kind, 'identity' in to && to.identity, reply])).toEqual([
    ['negotiation_message', 'provider', 'The vessel is late.'],
    ['negotiation_message', 'seller', 'We wait.'],
  ])
  // Whoever has the order open in a form goes on with it.
  const { version } = await customer.ok(serviceOrderDetail, { id })
  await customer.ok(serviceOrderMessageSend, { orderId: id, text: 'Thank you.' })
  expect((await customer.ok(serviceOrderDetail, { id })).version).toBe(version)
})

it('is written by the two sides alone, and not about a draft', async () => {
  const id = await submitted()
  const { id: draft } = await customer.ok(serviceOrderCreate, input())
  const stranger = await api.person({ kind: 'seller' })
  const clerk = await api.person({ kind: 'seller', roles: ['sales'], companyId: customer.actor.companyId ?? '' })
  const write = { orderId: id, text: 'Hello.' }
  expect((await stranger.call(serviceOrderMessageSend, write)).code).toBe('FT520404')
  expect((await stranger.call(serviceOrderMessagePage, { orderId: id })).code).toBe('FT520404')
  expect((await clerk.call(serviceOrderMessageSend, write)).code).toBe('MALL600403')
  expect((await customer.call(serviceOrderMessageSend, { ...write, orderId: draft })).code).toBe('MALL600403')
  expect((await customer.call(serviceOrderMessageSend, { orderId: id, text: '  ' })).code).toBe('FT520400')
  const foreign = await fileOf(provider)
  expect((await customer.call(serviceOrderMessageSend, { ...write, files: foreign })).code).toBe('FT520400')
  expect((await operator.ok(serviceOrderMessagePage, { orderId: id })).mayWrite).toBe(false)
  expect((await provider.ok(serviceOrderMessagePage, { orderId: id })).mayWrite).toBe(true)
})

it('is read in parts, the newest first', async () => {
  const orderId = await submitted()
  for (let no = 0; no <= MESSAGES_AT_ONCE; no += 1)
    await customer.ok(serviceOrderMessageSend, { orderId, text: String(no) })
  const last = await provider.ok(serviceOrderMessagePage, { orderId })
  expect([last.messages.at(0)?.text, last.messages.at(-1)?.text, last.hasEarlier]).toEqual(['1', '50', true])
  const first = await provider.ok(serviceOrderMessagePage, { orderId, before: last.messages.at(0)?.id })
  expect([first.messages.map(({ text }) => text), first.hasEarlier]).toEqual([['0'], false])
})
