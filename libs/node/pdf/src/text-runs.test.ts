import { expect, test } from 'vitest'
import { runsOf } from './text-runs'

const fonts = (text: string, locale: Parameters<typeof runsOf>[1] = 'en_US') =>
  runsOf(text, locale).map(run => `${run.font}:${run.text}`)

test('each piece has the family with its letters', () => {
  expect(fonts('Order 订单 주문 ใบ №5')).toEqual([
    'latin:Order ',
    'chinese:订单',
    'latin: ',
    'korean:주문',
    'latin: ',
    'thai:ใบ',
    'latin: №5',
  ])
  expect(fonts('①→％', 'de_DE')).toEqual(['chinese:①→％'])
})

test('figures, spaces and quotation marks stay with the letters of the language', () => {
  expect(fonts('共 12 件“棉”A4', 'zh_CN')).toEqual(['chinese:共 12 件“棉”A4'])
  expect(fonts('Größe café', 'zh_CN')).toEqual(['chinese:Gr', 'latin:öß', 'chinese:e caf', 'latin:é'])
})

test('a sign on its own never leaves its letter', () => {
  expect(fonts('e\u0301u\u0323\u0302')).toEqual(['latin:éụ̂'])
  expect(fonts('𠮷野', 'ja_JP')).toEqual(['chinese:𠮷野'])
})

test('Thai may break between words, and only there', () => {
  const [run] = runsOf('ทดสอบภาษาไทย', 'th_TH')
  expect(run?.font).toBe('thai')
  expect(run?.text.split('\u200b').length).toBeGreaterThan(1)
  expect(run?.text.replaceAll('\u200b', '')).toBe('ทดสอบภาษาไทย')
  expect(fonts('ขนาด A4 (สีแดง)', 'th_TH').join('')).not.toContain('\u200b ')
})
