import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AppProviders } from './app-providers'
import { aRuntime, disposeRuntimes, orderCancel, refusal, success, type Respond } from './test-app.fixture'
import { useAction, type ActionOptions } from './use-action'

afterEach(() => {
  cleanup()
  disposeRuntimes()
})

async function anAction(respond: Respond, options: ActionOptions<typeof orderCancel> = {}) {
  const { runtime, calls, toasts } = await aRuntime(respond)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <AppProviders runtime={runtime}>{children}</AppProviders>
    </MemoryRouter>
  )
  const { result } = renderHook(() => useAction(orderCancel, options), { wrapper })
  const run = (input: object) => act(async () => result.current.run({ ...input }))
  return { result, run, calls, toasts, keys: () => calls.map(call => call.headers.get('Idempotency-Key')) }
}

describe('useAction', () => {
  test('tells its success', async () => {
    const onSuccess = vi.fn()
    const { run, result } = await anAction(() => success({ done: true }), { onSuccess })
    await expect(run({ id: '1' })).resolves.toEqual({ ok: true, data: { done: true } })
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith({ done: true }, { id: '1' })
    expect(result.current.pending).toBe(false)
  })

  test('is pending while it runs, and a second press is the same call', async () => {
    let answer: (response: Response) => void = () => undefined
    const { result, calls } = await anAction(() => new Promise(resolve => (answer = resolve)))
    let both: Promise<unknown> = Promise.resolve()
    act(() => {
      both = Promise.all([result.current.run({ id: '1' }), result.current.run({ id: '1' })])
    })
    expect(result.current.pending).toBe(true)
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    await act(async () => {
      answer(success())
      await both
    })
    expect(result.current.pending).toBe(false)
    expect(calls).toHaveLength(1)
  })

  test('gives field errors, and forgets them with the next run', async () => {
    const fieldErrors = [
      { path: 'reason', rule: 'required', msgKey: 'validation.required', params: {}, message: 'Needed' },
    ]
    const { run, result, toasts } = await anAction((_call, index) =>
      index === 0 ? refusal('MALL600400', 'Check the form', { fieldErrors }) : success(),
    )
    await expect(run({})).resolves.toMatchObject({ ok: false, fieldErrors })
    expect(result.current.fieldErrors).toEqual(fieldErrors)
    expect(toasts).toEqual(['warning: Check the form'])
    await run({ reason: 'x' })
    expect(result.current.fieldErrors).toEqual([])
  })

  test('a field that is being mended is no longer called wrong, the others are', async () => {
    const wrong = (path: string) => ({ path, rule: 'required', msgKey: '', params: {}, message: 'Needed' })
    const { run, result } = await anAction(() =>
      refusal('MALL600400', 'Check the form', { fieldErrors: [wrong('reason'), wrong('note')] }),
    )
    await run({})
    act(() => result.current.mend('reason'))
    expect(result.current.fieldErrors).toEqual([wrong('note')])
    await run({})
    expect(result.current.fieldErrors).toHaveLength(2)
  })

  test('each action has its own idempotency key', async () => {
    const { run, keys } = await anAction(() => success())
    await run({ id: '1' })
    await run({ id: '1' })
    expect(new Set(keys()).size).toBe(2)
  })

  test('pressing again after an unknown outcome repeats the action under its key', async () => {
    const { run, keys } = await anAction((_call, index) =>
      index === 0 ? new Response('', { status: 504 }) : index === 1 ? refusal('FT510007') : success(),
    )
    await run({ id: '1' })
    await run({ id: '1' })
    await run({ id: '1' })
    expect(new Set(keys()).size).toBe(1)
    await run({ id: '1' })
    expect(new Set(keys()).size).toBe(2)
  })

  test('a changed input or a clear answer begins a new action', async () => {
    const { run, keys } = await anAction((_call, index) =>
      index === 0 ? new Response('', { status: 504 }) : refusal('MALL600403'),
    )
    await run({ id: '1' })
    await run({ id: '2' })
    await run({ id: '2' })
    expect(new Set(keys()).size).toBe(3)
  })
})
