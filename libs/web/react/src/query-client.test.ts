import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient, invalidateTopics } from './query-client'

function aQuery(reads: readonly string[]) {
  const client = createQueryClient()
  const answers: ((value: string) => void)[] = []
  const ask = vi.fn(() => new Promise<string>(resolve => answers.push(resolve)))
  const observer = new QueryObserver(client, { queryKey: ['talk'], queryFn: ask, meta: { reads } })
  const stop = observer.subscribe(() => undefined)
  return { client, ask, answers, observer, stop }
}

test('what is on screen is asked again when its topic is touched, and only then', async () => {
  const { client, ask, answers, stop } = aQuery(['message'])
  answers[0]?.('one')
  await vi.waitFor(() => expect(client.getQueryData(['talk'])).toBe('one'))
  invalidateTopics(client, ['order'])
  expect(ask).toHaveBeenCalledTimes(1)
  invalidateTopics(client, ['message'])
  expect(ask).toHaveBeenCalledTimes(2)
  stop()
})

test('a change while the first answer is on its way is not missed', async () => {
  const { client, ask, answers, stop } = aQuery(['message'])
  invalidateTopics(client, ['message'])
  expect(ask).toHaveBeenCalledTimes(1)
  answers[0]?.('before the change')
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  answers[1]?.('after it')
  await vi.waitFor(() => expect(client.getQueryData(['talk'])).toBe('after it'))
  stop()
})
