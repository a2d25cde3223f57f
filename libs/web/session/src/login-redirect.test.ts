import type { LoginTarget } from '@tradeport/kernel/config'
import { expect, test, vi } from 'vitest'
import { createLoginRedirect } from './login-redirect'

function aRedirect(target: LoginTarget, answer = true) {
  const assign = vi.fn()
  const confirm = vi.fn(() => Promise.resolve(answer))
  const asked: object[] = []
  const redirect = createLoginRedirect({
    target: options => {
      asked.push(options)
      return target
    },
    assign,
    confirm,
  })
  return { redirect, assign, confirm, asked }
}

test('the login opens once, however many calls fail', () => {
  const { redirect, assign } = aRedirect({ kind: 'go', url: 'http://x/login' })
  redirect.open()
  redirect.open()
  redirect.open()
  expect(assign).toHaveBeenCalledExactlyOnceWith('http://x/login')
})

test('a page that is about to leave for another one opens no login', () => {
  const { redirect, assign } = aRedirect({ kind: 'go', url: 'http://x/login' })
  redirect.giveWay()
  redirect.open()
  expect(assign).not.toHaveBeenCalled()
})

test('somebody on the login page stays there', () => {
  const { redirect, assign } = aRedirect({ kind: 'stay' })
  redirect.open()
  expect(assign).not.toHaveBeenCalled()
})

test('the market asks first and goes only on yes', async () => {
  const yes = aRedirect({ kind: 'confirm', url: 'http://seller/member' })
  yes.redirect.open()
  yes.redirect.open()
  await vi.waitFor(() => expect(yes.assign).toHaveBeenCalledExactlyOnceWith('http://seller/member'))
  expect(yes.confirm).toHaveBeenCalledOnce()

  const no = aRedirect({ kind: 'confirm', url: 'http://seller/member' }, false)
  no.redirect.open()
  await Promise.resolve()
  await Promise.resolve()
  expect(no.assign).not.toHaveBeenCalled()
  no.redirect.open()
  expect(no.confirm).toHaveBeenCalledTimes(2)
})

test('a page that comes back from the cache can ask again', () => {
  const { redirect, assign } = aRedirect({ kind: 'go', url: '/login' })
  redirect.open({ logout: true })
  window.dispatchEvent(new Event('pageshow'))
  redirect.open()
  expect(assign).toHaveBeenCalledTimes(2)
})

test('what the caller says reaches the target', () => {
  const { redirect, asked } = aRedirect({ kind: 'stay' })
  redirect.open({ logout: true })
  expect(asked).toEqual([{ logout: true }])
})
