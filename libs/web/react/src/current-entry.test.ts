import { expect, test } from 'vitest'
import { currentEntry } from './current-entry'

const ENTRIES = [
  { key: 'home', path: '/' },
  { key: 'inquiries', path: '/inquiries', covers: ['/negotiations', '/quotations'] },
  { key: 'services', path: '/services' },
  { key: 'categories', path: '/services/categories' },
]

test.each([
  ['/', 'home'],
  ['/inquiries', 'inquiries'],
  ['/inquiries/new', 'inquiries'],
  ['/negotiations/1', 'inquiries'],
  ['/quotations/1/edit', 'inquiries'],
  ['/services/1', 'services'],
  ['/services/categories', 'categories'],
  ['/servicesOfOthers', undefined],
  ['/account', undefined],
])('%s belongs to %s', (pathname, key) => {
  expect(currentEntry(ENTRIES, pathname)).toBe(key)
})
