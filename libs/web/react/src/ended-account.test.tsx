import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { pageLoad } from '@tradeport/web/navigation'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useSession } from './runtime-context'
import { aRuntime, disposeRuntimes, orderCancel, orderDetail, refusal, renderWith, success } from './test-app.fixture'
import { useAction } from './use-action'
import { useEndpoint } from './use-endpoint'

beforeEach(() => {
  document.cookie = 'buyer_token=; path=/; domain=tradeport.localhost; max-age=0'
  document.documentElement.dataset.lang = 'en_US'
})
afterEach(() => {
  cleanup()
  disposeRuntimes()
  vi.useRealTimers()
  delete document.documentElement.dataset.lang
})

function Order() {
  const { isSignedIn, leaveFor } = useSession()
  const { data, error } = useEndpoint(orderDetail, { id: '1' })
  const cancel = useAction(orderCancel)
  return (
    <>
      <output>{[isSignedIn ? 'in' : 'out', data?.no ?? 'no order', error?.code ?? ''].join(' ')}</output>
      <button onClick={() => void cancel.run({ id: '1' })}>cancel</button>
      <button onClick={() => void leaveFor('http://admin/', () => cancel.run({ id: '1' }))}>leave</button>
    </>
  )
}

/** Signed in on a page that reads an order; the press of a button is answered with the code. */
async function pressed(code: string, button = 'cancel') {
  const assign = vi.spyOn(pageLoad, 'assign').mockReturnValue(undefined)
  const app = await aRuntime(call => {
    if (call.path === '/api/mall/order/cancel') return refusal(code, 'says the server')
    return call.headers.has('Authorization') ? success({ no: 'O-1' }) : refusal('global400001')
  })
  app.runtime.session.setToken('abc')
  await renderWith(app.runtime, <Order />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('in O-1 '))
  await act(async () => screen.getByText(button).click())
  await waitFor(() => expect(app.runtime.session.token()).toBeUndefined())
  // The page asks again without a token, and is refused.
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^out/))
  return { ...app, assign }
}

describe('an account that ends while somebody is signed in', () => {
  test.each([
    ['UPT400002', 'error: Account disabled'],
    ['UPT400001', 'error: Account deleted'],
  ])('%s: the data of the person is gone, the message stays, no login covers it', async (code, message) => {
    const { toasts, assign } = await pressed(code)
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('no order'))
    expect(toasts).toEqual([message])
    expect(assign).not.toHaveBeenCalled()
  })

  test('gateway.400016: the message can be read for two seconds before the login opens, once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { toasts, assign } = await pressed('gateway.400016')
    expect(toasts).toEqual(['error: says the server'])
    expect(assign).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(assign).toHaveBeenCalledOnce()
  })

  test('global400001: to the login at once', async () => {
    const { toasts, assign } = await pressed('global400001')
    expect(toasts).toEqual([])
    expect(assign).toHaveBeenCalledOnce()
  })
})

test('who leaves for another page gets there, whatever is refused on the way', async () => {
  const { assign } = await pressed('global400001', 'leave')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('global400001'))
  expect(assign.mock.calls).toEqual([['http://admin/']])
})
