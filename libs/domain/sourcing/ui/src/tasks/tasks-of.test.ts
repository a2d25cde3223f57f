import { describe, expect, test } from 'vitest'
import type { ThreadRow } from '@tradeport/domain/sourcing/contract'
import { answerTasks, unreadTasks, type TaskWords } from './tasks-of'

const NOW = new Date('2026-11-22T08:00:00Z')

const words: TaskWords = {
  t: key => key,
  text: text => text?.['en_US'] ?? '',
  format: { money: amount => String(amount), dateTime: at => String(at) },
  now: NOW,
}

const aThread = (parts: Partial<ThreadRow>): ThreadRow => ({
  id: 'one',
  inquiryId: 'inquiry',
  inquiryNo: 'IQ1',
  inquiryTitle: 'Autumn crew necks',
  inquiryStatus: 'open',
  storeId: 'store',
  storeName: { en_US: 'Lanyun Knitting' },
  buyerName: 'Miller Knitwear',
  destCountry: 'DE',
  status: 'new',
  version: 1,
  actions: [],
  assignedTo: null,
  assignedName: null,
  itemCount: 1,
  firstItemName: null,
  imageFileId: null,
  quoteDeadline: '2026-12-02T00:00:00Z',
  latestQuotation: null,
  lastMessage: null,
  unread: 1,
  blockId: null,
  dueAt: null,
  createdAt: '2026-11-20T00:00:00Z',
  updatedAt: '2026-11-20T00:00:00Z',
  ...parts,
})

describe('what waits for a seller', () => {
  test('the inquiry that runs out first comes first, and is urgent in its last three days', () => {
    const tasks = answerTasks(
      [aThread({ id: 'later' }), aThread({ id: 'soon', status: 'in_negotiation', dueAt: '2026-11-23T00:00:00Z' })],
      words,
    )
    expect(tasks.map(({ key, urgent }) => [key, urgent])).toEqual([
      ['soon', true],
      ['later', false],
    ])
  })

  test('a task is named after the buyer, or says that the buyer is not named', () => {
    const tasks = answerTasks([aThread({}), aThread({ id: 'two', buyerName: null })], words)
    expect(tasks.map(({ title }) => title)).toEqual(['Miller Knitwear', 'buyer.unnamed'])
  })

  test('unread messages are named after the other side', () => {
    expect(unreadTasks([aThread({})], words, 'seller')[0]?.title).toBe('Miller Knitwear')
    expect(unreadTasks([aThread({})], words, 'buyer')[0]?.title).toBe('Lanyun Knitting')
  })
})
