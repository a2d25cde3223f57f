import { expect, test } from 'vitest'
import { deviceOf, maskedIp } from './device.rules'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    { browser: 'Edge', system: 'Windows', kind: 'desktop' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS', kind: 'phone' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    { browser: 'Chrome', system: 'Android', kind: 'tablet' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
    { browser: 'WeChat', system: 'Android', kind: 'phone' },
  ],
  ['curl/8.9', { browser: '', system: '', kind: 'program' }],
  ['', { browser: '', system: '', kind: 'program' }],
])('%s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device)
})

test.each([
  ['203.0.113.7', '203.0.•.•'],
  ['::ffff:203.0.113.7', '203.0.•.•'],
  ['2001:db8:85a3::7334', '2001:db8:•'],
  ['::1', '•'],
  ['', ''],
])('the address %s is shown as %s', (ip, shown) => {
  expect(maskedIp(ip)).toBe(shown)
})
