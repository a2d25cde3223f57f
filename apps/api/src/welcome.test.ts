import { expect, test } from 'vitest'
import { readEnvironment } from './environment'
import { welcome } from './welcome'

const lines = (text: string) =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
const row = (name: string, value: string) => `${name.padEnd(30)}${value}`

const FRONT_ENDS = [
  row('Portal', 'http://www.tradeport.localhost:8080/'),
  row('Buyer Center', 'http://buyer.tradeport.localhost:8080/'),
  row('Seller Center', 'http://seller.tradeport.localhost:8080/'),
  row('Platform Admin', 'http://admin.tradeport.localhost:8080/'),
  row('Service Market', 'http://service.tradeport.localhost:8080/'),
  row('Service Provider Admin', 'http://provider.tradeport.localhost:8080/admin/'),
  row('User Center', 'http://cerberus.tradeport.localhost:8080/'),
  row('Mobile Portal', 'http://h5.tradeport.localhost:8080/h5/'),
]
const MAILBOX = row('Mail that would go out', 'http://www.tradeport.localhost:8080/mailbox')
const accounts = [
  { frontEnd: 'User Center, Platform Admin', email: 'admin@operator.example' },
  { frontEnd: 'Seller Center', email: 'lanyun@seller.example' },
]
const demo = { password: 'Demo-abcde-23', accounts }

test('a start names the eight front-ends, the mailbox and whom of the demo one can sign in as', () => {
  expect(lines(welcome(readEnvironment({}), demo))).toEqual([
    'Tradeport is running:',
    ...FRONT_ENDS,
    MAILBOX,
    'Demo accounts, all with the password Demo-abcde-23',
    ...accounts.map(({ frontEnd, email }) => row(frontEnd, email)),
  ])
})

test('an empty platform has no accounts to name', () => {
  expect(lines(welcome(readEnvironment({ DEMO: '0' }), undefined))).toEqual([
    'Tradeport is running:',
    ...FRONT_ENDS,
    MAILBOX,
  ])
})

test.each([
  ['a database of somebody’s own', { DATABASE_URL: 'postgres://127.0.0.1/shop' }],
  ['a mail server', { SMTP_URL: 'smtp://127.0.0.1' }],
])('with %s there is no mailbox, which shows everybody’s codes', (_what, variables) => {
  expect(welcome(readEnvironment(variables), demo)).not.toContain('mailbox')
})

test('a public domain is named with https', () => {
  const text = welcome(readEnvironment({ PUBLIC_DOMAIN: 'example.com' }), undefined)
  expect(text).toContain('https://h5.example.com/h5/')
  expect(text).not.toContain('localhost')
})
