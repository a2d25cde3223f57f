import { describe, expect, test, vi } from 'vitest'
import { defineEndpoint, z } from '@tradeport/kernel/contract-kit'
import { aLayer, refusal, success } from './fake-api.fixture'

const schemas = { input: z.looseObject({}), output: z.looseObject({}) }
const detail = defineEndpoint({ name: 'a.detail', path: '/mall/a/detail', audiences: ['seller'], ...schemas })
const save = defineEndpoint({
  name: 'a.save',
  path: '/mall/a/save',
  audiences: ['seller'],
  writes: true,
  ...schemas,
})
const leave = defineEndpoint({
  name: 'a.end',
  path: '/user/a/end',
  audiences: ['seller'],
  writes: true,
  whileViewing: 'allowed',
  ...schemas,
})

const lookingOn = () => 'Bearer view.abc'

describe('while an operator looks on', () => {
  test.each([{ ignoreError: true }, { quiet: 'all' }] as const)(
    'what a page changes by itself is not sent, and nothing is said: %o',
    async options => {
      const onFailure = vi.fn()
      const { layer, calls } = aLayer(() => success(), { token: lookingOn, onFailure })
      expect(await layer.call(save, {}, options)).toMatchObject({ ok: false, failure: { kind: 'aborted' } })
      expect(await layer.upload(save, {}, new Blob(['a']), options)).toMatchObject({ ok: false })
      expect(calls).toEqual([])
      expect(onFailure).not.toHaveBeenCalled()
    },
  )

  test('whoever presses what is refused is told why', async () => {
    const onFailure = vi.fn()
    const { layer } = aLayer(() => refusal('USER_SERVICE530310'), { token: lookingOn, onFailure })
    expect((await layer.call(save, {})).ok).toBe(false)
    expect(onFailure).toHaveBeenCalledOnce()
  })

  test.each([detail, leave])('what is read, or ends it, goes on: $name', async endpoint => {
    const { layer, calls } = aLayer(() => success(), { token: lookingOn })
    expect((await layer.call(endpoint, {}, { ignoreError: true })).ok).toBe(true)
    expect(calls).toHaveLength(1)
  })
})

test('drafts of people themselves are sent', async () => {
  const { layer, calls } = aLayer(() => success())
  expect((await layer.call(save, {}, { quiet: 'all' })).ok).toBe(true)
  expect(calls).toHaveLength(1)
})
