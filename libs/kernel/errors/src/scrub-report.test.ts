import { expect, test } from 'vitest'
import { scrubReport } from './scrub-report'

test.each([
  ['mail of ann.lee+x@mail.example.com failed', 'mail of * failed'],
  ['https://buyer.x.com/orders?token=abc#top', 'https://buyer.x.com/orders*'],
  ['Authorization: Bearer abc.def', 'Authorization: *'],
  ['order 0192f3a4-7b6c-7d8e-9f00-112233445566 is gone', 'order * is gone'],
  ['call +86 138 0013 8000 now', 'call * now'],
  ['card 6222021234567890', 'card *'],
  ['phone:13800138000', 'phone:*'],
  ['eyJhbGciOiJIUzI1NiJ9 is no token', '* is no token'],
])('%j reads %j', (text, kept) => {
  expect(scrubReport(text)).toBe(kept)
})

test.each([
  "Cannot read properties of undefined (reading 'map')",
  '/orders/:id/edit',
  'trading.orderPage',
  'index.js:1:345678',
  'index.js:345678',
  'ResizeObserver loop completed with undelivered notifications',
])('%j is kept', text => {
  expect(scrubReport(text)).toBe(text)
})
