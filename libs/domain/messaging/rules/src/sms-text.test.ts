import { describe, expect, it } from 'vitest'
import { smsSize, smsText } from './sms-text'

describe('how a text goes out', () => {
  it.each([
    ['a'.repeat(160), { encoding: 'gsm', parts: 1 }],
    ['a'.repeat(161), { encoding: 'gsm', parts: 2 }],
    ['a'.repeat(306), { encoding: 'gsm', parts: 2 }],
    ['a'.repeat(307), { encoding: 'gsm', parts: 3 }],
    // Of the second table each letter counts twice.
    ['€'.repeat(80), { encoding: 'gsm', parts: 1 }],
    ['€'.repeat(81), { encoding: 'gsm', parts: 2 }],
    ['织'.repeat(70), { encoding: 'ucs2', parts: 1 }],
    ['织'.repeat(71), { encoding: 'ucs2', parts: 2 }],
    // One letter of another script makes all of it the other kind.
    [`${'a'.repeat(70)}织`, { encoding: 'ucs2', parts: 2 }],
    ['😀'.repeat(35), { encoding: 'ucs2', parts: 1 }],
    ['😀'.repeat(36), { encoding: 'ucs2', parts: 2 }],
  ])('%#: by its letters', (text, size) => {
    expect(smsSize(text)).toEqual(size)
  })
})

describe('what a text message says', () => {
  it('names its sender where there is room, and stays one part', () => {
    expect(smsText({ brand: 'Puyuan', said: '482913 is your code', link: '' })).toBe('Puyuan: 482913 is your code')
    const long = 'a'.repeat(158)
    expect(smsText({ brand: 'Puyuan', said: long, link: '' })).toBe(long)
  })

  it('cuts what is too long between letters as people see them', () => {
    const cut = smsText({ brand: '濮院', said: '👩‍👩‍👧'.repeat(30), link: '' })
    expect(smsSize(cut).parts).toBe(1)
    expect(cut.replace('...', '').replaceAll('👩‍👩‍👧', '')).toBe('')
  })

  it('says in plain signs what would halve it', () => {
    expect(smsText({ brand: 'B', said: 'L’usine – “ok”…', link: '' })).toBe('B: L\'usine - "ok"...')
  })

  it('takes a link along whole, and cuts the rest', () => {
    const link = `https://seller.example.com/invitation/${'x'.repeat(43)}`
    const text = smsText({ brand: '濮院', said: '邀'.repeat(200), link })
    expect(text.endsWith(`\n${link}`)).toBe(true)
    expect(smsSize(text).parts).toBe(3)
  })

  it('is one line but for the link', () => {
    expect(smsText({ brand: 'B', said: 'a\r\nb', link: '' })).toBe('B: a b')
  })
})
