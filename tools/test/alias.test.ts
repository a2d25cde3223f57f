import { expect, test } from 'vitest'

test('the alias @tradeport/* resolves, so this is the workspace configuration and not a default run', async () => {
  const kit = await import('@tradeport/kernel/contract-kit')
  expect(kit.defineEndpoint).toBeTypeOf('function')
})
