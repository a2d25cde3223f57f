import { DECLARATION_STATUSES, RECEIPT_CHANNELS } from '@tradeport/domain/customs/contract'
import { describe, expect, test } from 'vitest'
import { SENT_STATUSES } from './declaration-form.machine'
import { meaningOf, receiptKey, standingOf, type Received } from './receipt.rules'

const at = (minute: number) => new Date(Date.UTC(2026, 4, 20, 2, minute)).toISOString()
const receipt = (channel: string, minute: number, note = ''): Received => ({
  channel,
  noticeDate: at(minute),
  note,
  cusCiqNo: 'I20260000000118',
  entryId: '',
  preEntryId: '',
})
const statusOf = (...receipts: Received[]) => standingOf('pushing', receipts).status

describe('what customs says', () => {
  test.each(Object.entries(RECEIPT_CHANNELS).filter(([, to]) => to !== null))('%s leads to %s', (channel, to) => {
    expect(statusOf(receipt(channel, 1))).toBe(to)
  })

  test.each(['a', 'X', 'Sp1', 'SpL', 'SpJ'])('%s is information and moves nothing', channel => {
    expect(statusOf(receipt('L', 1), receipt(channel, 2))).toBe('customs_accepted')
  })

  test('a code that nobody knows moves nothing, and names of the language are no codes', () => {
    expect(meaningOf('Q9')).toEqual({ kind: 'unknown' })
    expect(meaningOf('constructor')).toEqual({ kind: 'unknown' })
    expect(statusOf(receipt('P', 1), receipt('Q9', 2))).toBe('released')
  })

  test('only statuses of a form that was sent', () => {
    for (const to of Object.values(RECEIPT_CHANNELS)) if (to) expect(SENT_STATUSES).toContain(to)
    expect(DECLARATION_STATUSES).toEqual(expect.arrayContaining([...SENT_STATUSES]))
  })
})

describe('the order of arrival', () => {
  test('a late audit does not take a release back (worked case of 1.d)', () => {
    expect(statusOf(receipt('P', 5), receipt('G', 1))).toBe('released')
  })

  test('an audit that customs dates after the release is lower, and moves nothing', () => {
    expect(statusOf(receipt('P', 5), receipt('G', 9))).toBe('released')
  })

  test('the same receipt twice is one, also in another zone', () => {
    const first = receipt('P', 5)
    const again = { ...first, noticeDate: '2026-05-20T10:05:00+08:00' }
    expect(receiptKey(again)).toBe(receiptKey(first))
    expect(statusOf(first, again)).toBe('released')
  })

  test('an inspection ends with an audit, and a newer inspection holds again', () => {
    expect(statusOf(receipt('C', 3), receipt('G', 4))).toBe('audited')
    expect(statusOf(receipt('G', 3), receipt('C', 4))).toBe('inspection')
  })

  test.each([
    ['E', 'returned'],
    ['D', 'deleted'],
    ['H', 'manual_handling'],
  ] as const)('%s counts from its date on, and not when it is older', (channel, status) => {
    expect(statusOf(receipt('P', 5), receipt(channel, 6))).toBe(status)
    expect(statusOf(receipt('P', 5), receipt(channel, 5))).toBe(status)
    expect(statusOf(receipt('P', 5), receipt(channel, 4))).toBe('released')
  })

  test('what was suspended goes on with customs’ next word', () => {
    expect(statusOf(receipt('L', 1), receipt('H', 2), receipt('G', 3))).toBe('audited')
  })

  test('a release on paper or against a guarantee says so', () => {
    expect(standingOf('pushing', [receipt('L', 1), receipt('F', 2)])).toMatchObject({
      paperDocsRequired: true,
      guaranteed: false,
    })
    expect(standingOf('pushing', [receipt('L', 1), receipt('K', 2)])).toMatchObject({
      paperDocsRequired: false,
      guaranteed: true,
      acceptedAt: at(1),
      releasedAt: at(2),
      clearedAt: null,
    })
  })

  test('the numbers are those that were said last, and a failure speaks in the words of what failed', () => {
    const said = (minute: number, cusCiqNo: string, entryId: string) => ({ ...receipt('L', minute), cusCiqNo, entryId })
    const all = [said(3, '', '2'), said(1, 'A', '1'), said(4, '', ''), said(2, 'B', '')]
    expect(standingOf('pushing', all)).toMatchObject({ cusCiqNo: 'B', entryId: '2', failure: null })
    const failed = [receipt('F1', 1, 'first'), receipt('F1', 2, 'second'), receipt('a', 3, 'a word')]
    for (const order of [failed, failed.toReversed()])
      expect(standingOf('pushing', order)).toMatchObject({ status: 'push_failed', failure: 'second' })
    expect(standingOf('pushing', [...failed, receipt('S0', 4)])).toMatchObject({ failure: null })
  })

  /** Small, fast and the same in every run. */
  function random(seed: number) {
    let state = seed
    return (below: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
  }

  test('10,000 orders of arrival, with duplicates and late ones, end the same', () => {
    const pick = random(20260520)
    const channels = [...Object.keys(RECEIPT_CHANNELS), 'Q9']
    const different: Received[][] = []
    let tried = 0
    while (tried < 10_000) {
      const sent = Array.from({ length: 2 + pick(9) }, () => ({
        ...receipt(channels[pick(channels.length)] ?? 'L', pick(6), ['', '', 'n', 'm'][pick(4)]),
        cusCiqNo: ['', 'I20260000000118', 'I20260000000119'][pick(3)] ?? '',
        preEntryId: ['', '310420261000000001', '310420261000000002'][pick(3)] ?? '',
        entryId: ['', '310420261520123499', '310420261520123500'][pick(3)] ?? '',
      }))
      const inTime = JSON.stringify(standingOf('pushing', sent))
      for (let order = 0; order < 5; order++, tried++) {
        const arriving = [...sent, ...sent.filter(() => pick(3) === 0)]
        for (let last = arriving.length - 1; last > 0; last--) {
          const other = pick(last + 1)
          const [a, b] = [arriving[last], arriving[other]]
          if (a && b) [arriving[last], arriving[other]] = [b, a]
        }
        if (JSON.stringify(standingOf('pushing', arriving)) !== inTime) different.push(arriving)
      }
    }
    expect(different).toEqual([])
  }, 30_000)
})
