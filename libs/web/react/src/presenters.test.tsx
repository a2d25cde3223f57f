import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AppProviders } from './app-providers'
import { createPlainPresenter } from './plain-presenter'
import { createPresenterSlot, type Presenter, type Question } from './presenter'
import AntdPresenter from './presenter-antd'
import { createRuntime } from './runtime'
import { fakeFetch, success } from './test-app.fixture'

const QUESTION: Question = {
  title: 'Log in again?',
  text: ['The session is over.'],
  actions: [
    { key: 'cancel', label: 'No' },
    { key: 'login', label: 'Yes', tone: 'primary' },
  ],
}

afterEach(cleanup)

async function aPlainPresenter(): Promise<Presenter> {
  let presenter: Presenter | undefined
  await act(async () => {
    presenter = createPlainPresenter({ messages: () => 'Messages', close: () => 'Close' })
  })
  if (!presenter) throw new Error('not made')
  return presenter
}

describe.each<[string, () => Promise<Presenter>]>([
  ['plain', aPlainPresenter],
  [
    'antd',
    async () => {
      const runtime = await createRuntime({ platform: 'seller', files: {}, fetch: fakeFetch(() => success()).fetch })
      await act(async () => {
        render(
          <MemoryRouter>
            <AppProviders runtime={runtime}>
              <App>
                <Suspense>
                  <AntdPresenter />
                </Suspense>
              </App>
            </AppProviders>
          </MemoryRouter>,
        )
      })
      return runtime.presenter
    },
  ],
])('%s presenter', (name, make) => {
  test('shows messages', async () => {
    const presenter = await make()
    await act(async () => presenter.toast('error', `It failed (${name})`))
    await waitFor(() => expect(screen.getByText(`It failed (${name})`)).toBeTruthy())
  })

  test('asks, and gives the chosen action', async () => {
    const presenter = await make()
    let answer: Promise<string | undefined> = Promise.resolve(undefined)
    await act(async () => {
      answer = presenter.ask({ ...QUESTION, title: `Log in again? ${name}` })
    })
    await waitFor(() => expect(screen.getAllByText(`Log in again? ${name}`)).not.toHaveLength(0))
    expect(screen.getByText('The session is over.')).toBeTruthy()
    await act(async () => screen.getByRole('button', { name: 'Yes', hidden: true }).click())
    await expect(answer).resolves.toBe('login')
  })
})

test('plain questions are asked one after the other', async () => {
  const presenter = await aPlainPresenter()
  const answers: (string | undefined)[] = []
  await act(async () => {
    for (const title of ['First?', 'Second?']) void presenter.ask({ ...QUESTION, title }).then(key => answers.push(key))
  })
  expect(screen.queryByText('Second?')).toBeNull()
  await act(async () => screen.getByRole('button', { name: 'No' }).click())
  expect(screen.queryByText('First?')).toBeNull()
  expect(screen.getByText('Second?')).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: 'Close' }).click())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(answers).toEqual(['cancel', undefined])
})

describe('presenter slot', () => {
  test('loads the plain one with the first message, once', async () => {
    const toast = vi.fn()
    const load = vi.fn(() => Promise.resolve({ toast, ask: () => Promise.resolve(undefined) }))
    const slot = createPresenterSlot(load)
    expect(load).not.toHaveBeenCalled()
    slot.toast('info', 'a')
    slot.toast('info', 'b')
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(2))
    expect(load).toHaveBeenCalledOnce()
  })

  test('can be loaded beforehand; one that could not be loaded is tried again with the next message', async () => {
    const toast = vi.fn()
    const load = vi
      .fn(() => Promise.resolve({ toast, ask: () => Promise.resolve('yes') }))
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
    const slot = createPresenterSlot(load)
    slot.prepare()
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    await expect(slot.ask({ title: 'sure?', text: [], actions: [] })).resolves.toBeUndefined()
    slot.prepare()
    slot.toast('error', 'no connection')
    await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith('error', 'no connection'))
    expect(load).toHaveBeenCalledTimes(3)
  })

  test('another one takes over until it leaves', async () => {
    const plain = { toast: vi.fn(), ask: () => Promise.resolve(undefined) }
    const antd = { toast: vi.fn(), ask: () => Promise.resolve(undefined) }
    const slot = createPresenterSlot(() => Promise.resolve(plain))
    const leave = slot.use(antd)
    slot.toast('info', 'a')
    await waitFor(() => expect(antd.toast).toHaveBeenCalledOnce())
    leave()
    slot.toast('info', 'b')
    await waitFor(() => expect(plain.toast).toHaveBeenCalledExactlyOnceWith('info', 'b'))
  })
})
