import { describe, expect, it } from 'vitest'
import { NOTIFICATION_KINDS } from '@tradeport/domain/messaging/contract'
import { countsOf, excerpt, kindDefinition, missingParams, statusOfNotification } from './index'

describe('kinds of notification', () => {
  it.each([
    ['factory_inspection_agreed', 'transactions', ['store', 'verificationTime', 'description']],
    ['goods_inspection_agreed', 'transactions', ['store', 'verificationTime', 'description']],
    ['registration_data_review', null, ['description', 'verificationTime', 'reply']],
    ['customer_service_reply', null, ['description', 'reply']],
    ['after_sale_reply', 'transactions', ['store', 'reply']],
    ['inquiry_reply', 'inquiries', ['store', 'description', 'reply']],
  ])('%s of the specification has its place and its fields', (kind, category, fields) => {
    expect(kindDefinition(kind)).toMatchObject({ tab: category === null ? 'system' : 'business', category, fields })
  })

  it('gives a category to business notifications and to no others', () => {
    for (const kind of Object.keys(NOTIFICATION_KINDS)) {
      const { tab, category } = kindDefinition(kind)
      expect([kind, category !== null]).toEqual([kind, tab === 'business'])
    }
  })

  it('shows every kind in the application', () => {
    for (const kind of Object.keys(NOTIFICATION_KINDS)) expect(kindDefinition(kind).channels).toContain('in_app')
  })

  it('refuses a kind nobody knows', () => {
    expect(() => kindDefinition('toString')).toThrow('toString')
  })

  it('names what the sender left out', () => {
    expect(missingParams('inquiry_received', { no: 'IQ1' })).toEqual(['name', 'party'])
  })
})

describe('counts', () => {
  it('adds the groups up to the tabs and categories', () => {
    expect(
      countsOf([
        { tab: 'business', category: 'inquiries', count: 3 },
        { tab: 'business', category: 'negotiations', count: 4 },
        { tab: 'system', category: null, count: 5 },
      ]),
    ).toEqual({ all: 12, business: 7, system: 5, logistics: 0, transactions: 0, inquiries: 3, negotiations: 4 })
  })
})

describe('status', () => {
  it.each([
    [{ readAt: null, archivedAt: null }, 'unread'],
    [{ readAt: 'x', archivedAt: null }, 'read'],
    [{ readAt: null, archivedAt: 'x' }, 'archived'],
    [{ readAt: 'x', archivedAt: 'x' }, 'archived'],
  ] as const)('%o is %s', (row, status) => {
    expect(statusOfNotification(row)).toBe(status)
  })
})

describe('excerpt', () => {
  it('leaves a short text as it is, on one line', () => {
    expect(excerpt('Thank you,\n  we can do that.')).toBe('Thank you, we can do that.')
  })

  it('cuts between characters as people see them', () => {
    const family = '👩‍👩‍👧'
    expect(excerpt(`ab${family}${family}`, 12)).toBe(`ab${family}…`)
  })

  it('never exceeds the column', () => {
    expect(excerpt('界'.repeat(500)).length).toBe(200)
  })
})
