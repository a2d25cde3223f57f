import { screen, within } from '@testing-library/react'
import { worklistAdmin } from '@tradeport/domain/worklist/ui'
import { startModuleApi, type TestApi } from '@tradeport/testing/harness'
import { openScreen } from '@tradeport/testing/screens'
import { HttpResponse } from 'msw'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
beforeAll(async () => {
  api = await startModuleApi([])
})
afterAll(() => api.close())

const queue = (key: string, count: number, late = 0, dueAt: string | null = null) => ({
  ...{ key, count, late, dueAt },
  oldestAt: count > 0 ? '2026-11-20T08:00:00.000Z' : null,
})

test('what is late stands first, what is due next, and where nothing waits stands apart', async () => {
  const queues = [
    queue('desk', 0),
    queue('messages', 4),
    queue('registrations', 3, 2, '2026-11-26T08:00:00.000Z'),
    queue('certificates', 2, 0, '2026-11-30T08:00:00.000Z'),
    queue('jobs', 0),
  ]
  await openScreen({
    ...{ api, as: await api.person({ kind: 'operator', roles: ['op_reviewer'] }), path: '/', manifest: worklistAdmin },
    hear: request =>
      request.url.endsWith('/platform/worklist/queues')
        ? HttpResponse.json({ code: '200', msg: '', success: true, data: { queues } })
        : undefined,
  })
  const idle = await screen.findByRole('region', { name: 'Nothing waits' })
  expect(within(idle).getAllByRole('link')).toHaveLength(2)
  const all = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(all.slice(0, 3)).toEqual([
    '/registrations?status=submitted',
    '/certificates?status=pending',
    '/customer-messages?status=new',
  ])
})
