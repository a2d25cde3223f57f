import { defineEndpoint, z } from '@tradeport/kernel/contract-kit'
import type { RequestLayer } from '@tradeport/web/request'
import { expect, test, vi } from 'vitest'
import { withStepUp } from './step-up'
import type { AppRuntime } from './runtime'

const endpoint = (stepUp: boolean) =>
  defineEndpoint({
    name: 'test.change',
    path: '/user/test',
    audiences: ['buyer'],
    writes: true,
    stepUp,
    input: z.object({}),
    output: z.object({}),
  })

const failure = (code: string) => ({
  ok: false as const,
  failure: { kind: 'business', code, message: `text of ${code}`, endpoint: 'test.change', path: '', fieldErrors: [] },
})

function guarded(answers: unknown[], proved: boolean) {
  const call = vi.fn(async () => answers.shift())
  const toast = vi.fn()
  const ask = vi.fn(async () => proved)
  // Only what the wrapper touches of the runtime.
  const runtime = { layer: { call }, presenter: { toast }, i18n: { translate: () => (key: string) => key } }
  return { layer: withStepUp(runtime as unknown as AppRuntime, ask) as RequestLayer, call, toast, ask }
}

const options = { idempotencyKey: 'one-press-of-a-button' }

test('a call that needs a proof asks for it and is sent once more under the same key', async () => {
  const { layer, call, toast, ask } = guarded([failure('USER_SERVICE530130'), { ok: true, data: {} }], true)
  expect(await layer.call(endpoint(true), {}, options)).toEqual({ ok: true, data: {} })
  expect(ask).toHaveBeenCalledOnce()
  expect(call.mock.calls.map(([, , sent]: unknown[]) => sent)).toEqual([{ ...options, quiet: 'all' }, options])
  expect(toast).not.toHaveBeenCalled()
})

test('whoever closes the question has said no: nothing is sent again', async () => {
  const { layer, call, toast } = guarded([failure('USER_SERVICE530130')], false)
  expect(await layer.call(endpoint(true), {})).toMatchObject({ ok: false })
  expect(call).toHaveBeenCalledOnce()
  expect(toast).not.toHaveBeenCalled()
})

test('another failure is said as ever, and asks nobody', async () => {
  const { layer, toast, ask } = guarded([failure('USER_SERVICE530135')], true)
  await layer.call(endpoint(true), {})
  expect(toast).toHaveBeenCalledWith('error', 'text of USER_SERVICE530135')
  expect(ask).not.toHaveBeenCalled()
})

test('calls without a step-up pass as they are', async () => {
  const { layer, call } = guarded([{ ok: true, data: {} }], true)
  await layer.call(endpoint(false), {}, options)
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ stepUp: false }), {}, options)
})
