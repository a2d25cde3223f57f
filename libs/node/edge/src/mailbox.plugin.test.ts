import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { mailbox, type MailboxOptions } from '.'

const mail = {
  id: '1',
  to: 'new@seller.example',
  subject: 'Code <b>482910</b>',
  locale: 'en_US',
  createdAt: '2026-03-10T02:00:00.000Z',
  text: 'Your code is 482910.\nhttp://seller.tradeport.localhost:8080/register?x=1&y=2\n<script>alert(1)</script>',
}

function start(mails: readonly (typeof mail)[]) {
  const app = Fastify()
  const options: MailboxOptions = {
    list: async to => mails.filter(each => each.to.includes(to)),
    read: async id => mails.find(each => each.id === id),
  }
  mailbox(app, options)
  return app
}

test('the mailbox lists mail, filtered by recipient, in the browser’s language', async () => {
  const app = start([mail])
  const all = await app.inject({ url: '/mailbox', headers: { 'accept-language': 'zh-CN,zh;q=0.9' } })
  expect(all.body).toContain('<html lang="zh-CN">')
  expect(all.body).toContain('演示邮箱')
  expect(all.body).toContain('<a href="/mailbox/1"')
  expect(all.body).toContain('<link rel="icon" href="data:image/svg+xml,')
  expect(all.body).not.toContain('<b>')
  const none = await app.inject({ url: '/mailbox?to=%22%3E%3Cscript%3E' })
  expect(none.body).toContain('No mail yet')
  expect(none.body).not.toContain('<script>')
})

test('a mail shows its text, with links to follow and nothing to run', async () => {
  const answer = await start([mail]).inject({ url: '/mailbox/1' })
  expect(answer.body).toContain('Your code is 482910.')
  expect(answer.body).toContain('<a href="http://seller.tradeport.localhost:8080/register?x=1&#38;y=2">')
  expect(answer.body).not.toContain('<script>')
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
})

test('a mail that is gone leads back to the list', async () => {
  expect((await start([]).inject({ url: '/mailbox/1' })).headers.location).toBe('/mailbox')
})
