import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, Suspense, lazy, startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { createI18n, type I18n } from './i18n'
import { I18nContext, useT } from './use-t'

declare module './index' {
  interface Namespaces {
    late: { title: string }
    later: { title: string }
  }
}

let complaints: MockInstance<typeof console.error>
beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})
afterEach(() => {
  cleanup()
  // React says so before it gives up a component whose hooks moved.
  expect(complaints.mock.calls).toEqual([])
})

/** Texts that arrive when the test says so. */
async function withLateTexts() {
  const arrivals: (() => void)[] = []
  const late = (text: string) => ({
    en_US: () => new Promise(resolve => arrivals.push(() => resolve({ default: { title: text } }))),
    de_DE: () => Promise.resolve({ default: { title: `${text} (de)` } }),
  })
  const files = { late: late('Late'), later: late('Later') }
  const i18n = await createI18n({ locale: 'en_US', files, preload: [] })
  return { i18n, arrive: () => act(async () => arrivals.splice(0).forEach(arrival => arrival())) }
}

/** Hooks before and after the texts: each keeps its place however often the component had to wait. */
function Screen() {
  const [count, setCount] = useState(0)
  const t = useT('late')
  const [opened] = useState(() => 'opened')
  const later = useT('later')
  const words = useMemo(() => `${t('title')} ${later('title')} ${opened}`, [t, later, opened])
  useEffect(() => {
    document.body.dataset['words'] = words
  }, [words])
  return <button onClick={() => setCount(count + 1)}>{`${words} ${count}`}</button>
}

class Faults extends Component<{ children: ReactNode }> {
  override state = { fault: '' }
  static getDerivedStateFromError(error: unknown) {
    return { fault: String(error) }
  }
  override render() {
    return this.state.fault ? <p role="alert">{this.state.fault}</p> : this.props.children
  }
}

const within = (i18n: I18n, screenNow: ReactNode) => (
  <I18nContext value={i18n}>
    <Faults>
      <Suspense fallback={<p>waiting</p>}>{screenNow}</Suspense>
    </Faults>
  </I18nContext>
)

async function works(i18n: I18n) {
  expect(screen.queryByRole('alert')?.textContent).toBeUndefined()
  expect(screen.getByRole('button').textContent).toBe('Late Later opened 0')
  await act(async () => screen.getByRole('button').click())
  expect(screen.getByRole('button').textContent).toBe('Late Later opened 1')
  await act(() => i18n.change('de_DE'))
  expect(screen.getByRole('button').textContent).toBe('Late (de) Later (de) opened 1')
}

test('a component waits for namespaces that nobody has asked for, one after the other', async () => {
  const { i18n, arrive } = await withLateTexts()
  await act(async () => void render(within(i18n, <Screen />)))
  expect(screen.getByText('waiting')).toBeDefined()
  await arrive()
  expect(screen.getByText('waiting')).toBeDefined()
  await arrive()
  await works(i18n)
})

test('texts that arrive while the component is being drawn, behind a lazily loaded screen and a transition', async () => {
  const { i18n, arrive } = await withLateTexts()
  const Lazy = lazy(() => Promise.resolve({ default: Screen }))
  let show: () => void = () => undefined
  function Page() {
    const [shown, setShown] = useState(false)
    show = () => startTransition(() => setShown(true))
    return shown ? <Lazy /> : <p>before</p>
  }
  await act(async () => void render(within(i18n, <Page />)))
  await act(async () => show())
  expect(screen.getByText('before')).toBeDefined()
  await arrive()
  await arrive()
  await works(i18n)
})

test('texts that arrive at once, in the same drawing that asked for them', async () => {
  const text = (title: string) => ({ en_US: () => Promise.resolve({ default: { title } }) })
  const files = {
    late: { ...text('Late'), de_DE: () => Promise.resolve({ default: { title: 'Late (de)' } }) },
    later: { ...text('Later'), de_DE: () => Promise.resolve({ default: { title: 'Later (de)' } }) },
  }
  const i18n = await createI18n({ locale: 'en_US', files, preload: [] })
  const asked = i18n.load(['late'])
  const Lazy = lazy(() => Promise.resolve({ default: Screen }))
  await act(async () => {
    startTransition(() => void render(within(i18n, <Lazy />)))
    await asked
  })
  await works(i18n)
})

test('texts that are there already make nobody wait', async () => {
  const { i18n, arrive } = await withLateTexts()
  const loaded = i18n.load(['late', 'later'])
  await arrive()
  await loaded
  act(() => void render(within(i18n, <Screen />)))
  await works(i18n)
})
