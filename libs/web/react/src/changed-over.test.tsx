import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { defineEndpoint, z } from '@tradeport/kernel/contract-kit'
import { pageLoad } from '@tradeport/web/navigation'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdLeftPages } from './session-question'
import { aRuntime, disposeRuntimes, orderCancel, refusal, renderWith, success, type SentCall } from './test-app.fixture'
import { useAction } from './use-action'
import { useEndpoint } from './use-endpoint'
import { useLeaveGuard } from './use-leave-guard'

const cookie = (value: string) =>
  (document.cookie = `buyer_token=${value}; path=/; domain=tradeport.localhost; max-age=${value ? 60 : 0}`)

beforeEach(() => {
  document.documentElement.dataset.lang = 'en_US'
  window.history.replaceState(null, '', '/inquiries/new?from=basket#main')
})
let stop: () => void = () => undefined
afterEach(() => {
  stop()
  cleanup()
  disposeRuntimes()
  cookie('')
  vi.restoreAllMocks()
  delete document.documentElement.dataset.lang
})

const profile = defineEndpoint({
  name: 'identity.profile',
  path: '/user/session/profile',
  audiences: ['buyer'],
  reads: ['session'],
  input: z.looseObject({}),
  output: z.looseObject({ company: z.looseObject({ id: z.string() }) }),
})

/** Whose sessions the server knows: the one that changes over is none any more. */
const COMPANIES: Record<string, string> = { 'Bearer north': 'north', 'Bearer again': 'north', 'Bearer south': 'south' }

function Page({ typed }: { typed: boolean }) {
  const company = useEndpoint(profile, {}).data?.company.id
  const cancel = useAction(orderCancel)
  useLeaveGuard(typed)
  return (
    <>
      <output>{company}</output>
      <button onClick={() => void cancel.run({ id: '1' })}>save</button>
    </>
  )
}

/** A page of the company North, and what it hears once another window has stored that token. */
async function aPage({ typed }: { typed: boolean }) {
  const assign = vi.spyOn(pageLoad, 'assign').mockReturnValue(undefined)
  cookie('Bearer%20north')
  let ended = ''
  const tokenOf = ({ headers }: SentCall) => headers.get('Authorization') ?? ''
  const app = await aRuntime(call => {
    const company = tokenOf(call) === ended ? undefined : COMPANIES[tokenOf(call)]
    if (company === undefined) return refusal('global400001')
    return success({ user: { id: 'jo' }, company: { id: company }, storeId: null })
  })
  stop = holdLeftPages(app.runtime)
  await renderWith(app.runtime, <Page typed={typed} />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('north'))
  return {
    ...app,
    assign,
    async changesTo(token: string) {
      ended = 'Bearer north'
      cookie(`Bearer%20${token}`)
      await act(async () => app.runtime.session.lookAgain())
    },
    saves: () => app.calls.filter(({ path }) => path === '/api/mall/order/cancel').map(tokenOf),
  }
}

const press = () => act(async () => screen.getByText('save').click())

test('a page of the company that was left is loaded anew', async () => {
  const { changesTo, assign } = await aPage({ typed: false })
  await changesTo('south')
  await waitFor(() => expect(assign.mock.calls).toEqual([['/inquiries/new?from=basket']]))
})

test('what is typed for one company is not saved for another, and says why', async () => {
  const { changesTo, saves, questions, answers, assign, runtime } = await aPage({ typed: true })
  answers.push('stay', 'reload')
  await changesTo('south')
  await waitFor(() => expect(questions.map(({ title }) => title)).toEqual(['You changed over in another window']))
  expect([screen.getByRole('status').textContent, assign.mock.calls]).toEqual(['north', []])

  await press()
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(saves()).toEqual(['Bearer north'])
  // Chosen to be lost, it is not asked about once more; and nobody was signed out.
  expect([runtime.leaveGuards.message(), runtime.session.token()]).toEqual([undefined, 'Bearer south'])
})

test('nothing is sent before it is known whose the new session is', async () => {
  const { changesTo, saves } = await aPage({ typed: true })
  const changed = changesTo('south')
  void screen.getByText('save').click()
  await changed
  await waitFor(() => expect(saves()).toEqual(['Bearer north']))
})

test('the same person for the same company goes on with what is typed', async () => {
  const { changesTo, saves, questions, assign, runtime } = await aPage({ typed: true })
  await changesTo('again')
  await waitFor(() => expect(runtime.queryClient.isFetching()).toBe(0))
  await press()
  await waitFor(() => expect(saves()).toEqual(['Bearer again']))
  expect([questions, assign.mock.calls]).toEqual([[], []])
})

test('what is refused before that is known brings no question to the same person, who is told to press again', async () => {
  const { changesTo, saves, questions, toasts, runtime } = await aPage({ typed: true })
  const changed = changesTo('again')
  void screen.getByText('save').click()
  await changed
  await waitFor(() => expect(saves()).toEqual(['Bearer north']))
  await waitFor(() => expect(toasts).toEqual(['error: Submission failed, please try again later']))
  expect(questions).toEqual([])
  await waitFor(() => expect(runtime.queryClient.isFetching()).toBe(0))
  await press()
  await waitFor(() => expect(saves()).toEqual(['Bearer north', 'Bearer again']))
})

test('back at the company of the page, it goes on', async () => {
  const { changesTo, saves, questions } = await aPage({ typed: true })
  await changesTo('south')
  await waitFor(() => expect(questions).toHaveLength(1))
  await changesTo('again')
  await waitFor(async () => {
    await press()
    expect(saves()).toContain('Bearer again')
  })
  expect(saves()).not.toContain('Bearer south')
})
