import { expect, test } from 'vitest'
import { pickText } from './index'

test.each([
  [{ de_DE: 'Wolle', en_US: 'wool', zh_CN: '羊毛' }, 'Wolle'],
  [{ en_US: 'wool', zh_CN: '羊毛' }, 'wool'],
  [{ de_DE: '', en_US: 'wool', zh_CN: '羊毛' }, 'wool'],
  [{ fr_FR: 'laine', zh_CN: '羊毛' }, '羊毛'],
  [{ en_US: '', fr_FR: 'laine', zh_CN: '羊毛' }, '羊毛'],
  [{ fr_FR: 'laine' }, 'laine'],
  [{ de_DE: '', zh_CN: '', fr_FR: 'laine' }, 'laine'],
  [{}, ''],
  [null, ''],
  [undefined, ''],
])('%j, written in Chinese, reads "%s" in German', (text, expected) => {
  expect(pickText(text, 'de_DE', 'zh_CN')).toBe(expected)
})

test('a text whose first language nobody knows is read in English, else in any', () => {
  expect(pickText({ en_US: 'wool', zh_CN: '羊毛' }, 'de_DE')).toBe('wool')
  expect(pickText({ zh_CN: '羊毛' }, 'de_DE')).toBe('羊毛')
})
