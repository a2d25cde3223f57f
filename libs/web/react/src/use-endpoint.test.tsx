import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import {
  aRuntime,
  disposeRuntimes,
  orderCancel,
  orderDetail,
  refusal,
  renderWith,
  success,
  type Respond,
} from './test-app.fixture'
import { useLocale } from './runtime-context'
import { useAction } from './use-action'
import { useEndpoint, type EndpointOptions } from './use-endpoint'

afterEach(() => {
  cleanup()
  disposeRuntimes()
})

function Order({ id, options }: { id: string; options?: EndpointOptions }) {
  const { data, error, isLoading, isPrevious, refetch } = useEndpoint(orderDetail, { id }, options)
  const { change } = useLocale()
  const cancel = useAction(orderCancel)
  return (
    <>
      <output>
        {isLoading
          ? 'loading'
          : error
            ? `failed ${error.kind} ${error.code}`
            : `${data?.no ?? 'nothing'}${isPrevious ? ' (previous)' : ''}`}
      </output>
      <button onClick={refetch}>again</button>
      <button onClick={() => void cancel.run({ id })}>cancel</button>
      <button onClick={() => void change('de_DE')}>german</button>
    </>
  )
}

const shown = () => screen.getByRole('status').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const counting: Respond = (_call, index) => success({ no: `O-${index}` })

describe('useEndpoint', () => {
  test('shows the first answer, after having said that it loads', async () => {
    let answer: (response: Response) => void = () => undefined
    const { runtime } = await aRuntime(() => new Promise(resolve => (answer = resolve)))
    await renderWith(runtime, <Order id="1" />)
    expect(shown()).toBe('loading')
    answer(success({ no: 'O-1' }))
    await waitFor(() => expect(shown()).toBe('O-1'))
  })

  test('is not asked while it is not enabled', async () => {
    const { runtime, calls } = await aRuntime(counting)
    await renderWith(runtime, <Order id="1" options={{ enabled: false }} />)
    expect(shown()).toBe('nothing')
    expect(calls).toHaveLength(0)
  })

  test('two components share one call', async () => {
    const { runtime, calls } = await aRuntime(counting)
    await renderWith(runtime, [<Order key="a" id="1" />, <Order key="b" id="1" />])
    await waitFor(() => expect(screen.getAllByRole('status').map(node => node.textContent)).toEqual(['O-0', 'O-0']))
    expect(calls).toHaveLength(1)
  })

  test('refetch asks the server again', async () => {
    const { runtime } = await aRuntime(counting)
    await renderWith(runtime, <Order id="1" />)
    await waitFor(() => expect(shown()).toBe('O-0'))
    press('again')
    await waitFor(() => expect(shown()).toBe('O-1'))
  })

  test('a write that touches what it reads asks again', async () => {
    const { runtime, calls } = await aRuntime(counting)
    await renderWith(runtime, <Order id="1" />)
    await waitFor(() => expect(shown()).toBe('O-0'))
    press('cancel')
    await waitFor(() => expect(shown()).toBe('O-2'))
    expect(calls.map(call => call.path)).toEqual([
      '/api/mall/order/detail',
      '/api/mall/order/cancel',
      '/api/mall/order/detail',
    ])
  })

  test('another language asks again in that language', async () => {
    const { runtime, calls } = await aRuntime(counting)
    await renderWith(runtime, <Order id="1" />)
    await waitFor(() => expect(shown()).toBe('O-0'))
    press('german')
    await waitFor(() => expect(shown()).toBe('O-1'))
    expect(calls.map(call => call.headers.get('locale'))).toEqual(['zh_CN', 'de_DE'])
    expect(runtime.session.language()).toBe('de_DE')
    runtime.session.setLanguage('zh_CN')
  })

  test('keeps the previous rows until the next are there', async () => {
    let answer: (response: Response) => void = () => undefined
    const { runtime } = await aRuntime((_call, index) =>
      index === 0 ? success({ no: 'O-0' }) : new Promise(resolve => (answer = resolve)),
    )
    function Pages() {
      const [id, setId] = useState('1')
      return (
        <>
          <Order id={id} options={{ keepPrevious: true }} />
          <button onClick={() => setId('2')}>next</button>
        </>
      )
    }
    await renderWith(runtime, <Pages />)
    await waitFor(() => expect(shown()).toBe('O-0'))
    press('next')
    await waitFor(() => expect(shown()).toBe('O-0 (previous)'))
    answer(success({ no: 'O-1' }))
    await waitFor(() => expect(shown()).toBe('O-1'))
  })

  test('leaving aborts the call', async () => {
    const { runtime, calls } = await aRuntime(() => new Promise(() => undefined))
    const { unmount } = await renderWith(runtime, <Order id="1" />)
    expect(calls[0]?.signal?.aborted).toBe(false)
    await act(async () => unmount())
    expect(calls[0]?.signal?.aborted).toBe(true)
  })

  test('a business failure is shown by the shared layer and given to the screen', async () => {
    const { runtime, toasts } = await aRuntime(() => refusal('MALL600404', 'Not found'))
    await renderWith(runtime, <Order id="1" />)
    await waitFor(() => expect(shown()).toBe('failed business MALL600404'))
    expect(toasts).toEqual(['error: Not found'])
  })

  test('quiet leaves the message to the screen', async () => {
    const { runtime, toasts } = await aRuntime(() => refusal('MALL600404', 'Not found'))
    await renderWith(runtime, <Order id="1" options={{ quiet: true }} />)
    await waitFor(() => expect(shown()).toBe('failed business MALL600404'))
    expect(toasts).toEqual([])
  })

  test('a fault of the connection is left to the failed state of the screen', async () => {
    const { runtime, toasts } = await aRuntime(() => new Response('', { status: 502 }))
    await renderWith(runtime, <Order id="1" />)
    await waitFor(() => expect(shown()).toBe('failed http '))
    expect(toasts).toEqual([])
  })
})
