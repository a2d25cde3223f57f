import { afterEach, expect, test, vi } from 'vitest'
import { profile } from '@tradeport/domain/identity/contract'
import { pageLoad } from '@tradeport/web/navigation'
import { createRuntime, type AppRuntime } from '@tradeport/web/react'
import { buyerRuntime } from './buyer-runtime'

const cookie = (token: string) =>
  (document.cookie = `buyer_token=${token}; path=/; domain=tradeport.localhost; max-age=${token ? 60 : 0}`)

const made: AppRuntime[] = []
afterEach(() => {
  for (const runtime of made.splice(0)) runtime.dispose()
  cookie('')
  vi.unstubAllGlobals()
})

/** Whom a session acts for. */
const acting = (company: string) => ({ user: { id: 'jo' }, company: { id: company }, storeId: null })

/** A buyer's page of the portal, and what it hears once another window is signed in for a company. */
async function aPage() {
  const answer = async (_input: RequestInfo | URL, init?: RequestInit) => {
    const company = new Headers(init?.headers).get('Authorization')?.replace('Bearer ', '') ?? ''
    return Response.json({ code: '200', msg: 'ok', success: true, data: acting(company) })
  }
  vi.stubGlobal('fetch', answer)
  const assign = vi.spyOn(pageLoad, 'assign').mockReturnValue(undefined)
  cookie('Bearer%20north')
  const frame = await createRuntime({ platform: 'portal', files: {}, fetch: answer })
  const runtime = await buyerRuntime(frame, 'en_US')
  made.push(runtime, frame)
  runtime.queryClient.setQueryData([profile.name], acting('north'))
  return {
    ...{ frame, assign },
    changesTo(company: string) {
      cookie(`Bearer%20${company}`)
      runtime.session.lookAgain()
    },
  }
}

test('a buyer’s page in the portal does not go on for a company that another window changed over to', async () => {
  const { assign, changesTo } = await aPage()
  changesTo('south')
  await expect.poll(() => assign.mock.calls.length).toBe(1)
})

test('what is typed on it is asked about first', async () => {
  const { frame, assign, changesTo } = await aPage()
  const questions: string[] = []
  frame.presenter.use({
    toast: () => undefined,
    async ask({ actions }) {
      questions.push(...actions.map(({ key }) => key))
      return 'stay'
    },
  })
  frame.leaveGuards.add('Not sent yet')
  changesTo('south')
  await expect.poll(() => questions).toEqual(['stay', 'reload'])
  expect(assign).not.toHaveBeenCalled()
})
