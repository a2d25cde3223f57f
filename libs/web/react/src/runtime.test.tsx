import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { PLATFORMS, regionByPrefix } from '@tradeport/kernel/config'
import { pageLoad } from '@tradeport/web/navigation'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import { AppProviders } from './app-providers'
import { useLocale, useRegionTexts, useSession } from './runtime-context'
import type { AppRuntime } from './runtime'
import { startApp } from './start-app'
import { aRuntime, disposeRuntimes, orderDetail, refusal, renderWith, success } from './test-app.fixture'
import { useEndpoint } from './use-endpoint'
import { formatOf } from './use-format'
import { useText } from './use-text'
import { useUpload } from './use-transfer'

beforeEach(() => {
  for (const name of ['lang', 'buyer_token', 'token'])
    document.cookie = `${name}=; path=/; domain=tradeport.localhost; max-age=0`
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  disposeRuntimes()
  delete document.documentElement.dataset.lang
  delete document.documentElement.dataset.region
})

describe('start', () => {
  test('region and language come from path, page, cookie and region in their order', async () => {
    window.history.replaceState(null, '', '/cq/orders')
    const chongqing = (await aRuntime()).runtime
    expect([chongqing.region.region, chongqing.basename]).toEqual(['chongqing', '/cq'])
    window.history.replaceState(null, '', '/orders')
    document.documentElement.dataset.region = 'demo'
    expect((await aRuntime()).runtime.region.region).toBe('demo')
    document.documentElement.dataset.lang = 'fr_FR'
    const french = (await aRuntime()).runtime
    expect([french.i18n.locale(), french.session.language()]).toEqual(['fr_FR', 'fr_FR'])
    delete document.documentElement.dataset.lang
    expect((await aRuntime()).runtime.i18n.locale()).toBe('fr_FR')
  })

  test('the portal offers twelve languages, work apps thirteen', async () => {
    expect((await aRuntime()).runtime.locales).toHaveLength(13)
    const portal = (await aRuntime(undefined, { platform: 'portal' })).runtime
    expect(portal.locales).toHaveLength(12)
    expect(portal.i18n.locale()).toBe('en_US')
  })

  test('calls carry region, platform, language and token of the page', async () => {
    const { runtime, calls } = await aRuntime()
    runtime.session.setToken('abc')
    await runtime.layer.call(orderDetail, { id: '1' })
    expect(calls[0]?.body.source).toBe(runtime.region.source)
    expect(calls[0]?.headers.get('requestSource')).toBe('2')
    expect(calls[0]?.headers.get('locale')).toBe(runtime.i18n.locale())
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer abc')
  })

  test.each([
    ['portal', '0', 'token', 'lang'],
    ['h5', '0', 'token', 'lang'],
    ['admin', '1', 'uc-token', 'lang'],
    ['buyer', '2', 'buyer_token', 'lang'],
    ['seller', '3', 'seller_token', 'lang_admin'],
    ['providerAdmin', '5', 'service_provider_admin_token', 'lang_admin'],
    ['serviceMarket', '6', 'service_provider_admin_token', 'lang'],
    ['userCenter', '7', 'uc-token', 'lang'],
  ] as const)(
    '%s sends requestSource %s and what the cookies %s and %s hold',
    async (platform, source, token, lang) => {
      const cookie = (name: string, value: string) =>
        (document.cookie = `${name}=${value}; path=/; domain=tradeport.localhost; max-age=${value ? 60 : 0}`)
      cookie(token, 'Bearer%20held')
      cookie(lang, 'fr_FR')
      const { runtime, calls } = await aRuntime(undefined, { platform })
      await runtime.layer.call(orderDetail, {})
      const sent = ['requestSource', 'Authorization', 'locale'].map(name => calls[0]?.headers.get(name))
      expect(sent).toEqual([source, 'Bearer held', 'fr_FR'])
      cookie(token, '')
      cookie(lang, '')
    },
  )

  test('startApp draws the first page with its texts, and waits for none of the other pages', async () => {
    document.body.innerHTML = '<div id="root"></div>'
    window.history.replaceState(null, '', '/hello')
    document.documentElement.dataset.lang = 'en_US'
    let runtime: AppRuntime | undefined
    await act(async () => {
      runtime = await startApp({
        platform: 'buyer',
        manifests: [
          {
            name: 'shop',
            namespace: 'shop',
            locales: { en_US: () => Promise.resolve({ default: { title: 'Hello page' } }) },
            routes: [
              {
                path: '/hello',
                lazy: () => Promise.resolve({ default: () => <h1>hello</h1> }),
                access: 'public',
                namespaces: [],
                titleKey: 'title',
              },
            ],
            nav: [],
          },
          {
            name: 'elsewhere',
            namespace: 'elsewhere',
            locales: { en_US: () => new Promise(() => undefined) },
            routes: [],
            nav: [{ key: 'elsewhere', path: '/elsewhere', labelKey: 'title', group: 'start', order: 1 }],
          },
        ],
        layouts: { default: ({ children }) => <main>{children}</main> },
      })
    })
    expect(screen.getByRole('heading').textContent).toBe('hello')
    expect(document.title).toMatch(/^Hello page - /)
    expect(document.querySelector('meta[name="viewport"]')?.getAttribute('content')).toContain('device-width')
    runtime?.dispose()
    document.body.innerHTML = ''
  })
})

describe('what the pages of somebody who is signed in need', () => {
  const hold = (text: Promise<Record<string, string>>) => ({
    files: { shop: { en_US: async () => ({ default: await text }) } },
    preload: ['shop'],
  })
  const signedIn = (load = vi.fn()) => ({ load, calls: [{ endpoint: orderDetail, input: { id: '1' } }] })
  beforeEach(() => {
    document.documentElement.dataset.lang = 'en_US'
    document.cookie = 'buyer_token=Bearer%20held; path=/; domain=tradeport.localhost; max-age=60'
  })

  function Order() {
    const { data } = useEndpoint(orderDetail, { id: '1' })
    return <p>{JSON.stringify(data ?? 'nothing yet')}</p>
  }

  test('is asked for before the texts are there, once', async () => {
    const texts = Promise.withResolvers<Record<string, string>>()
    const asked = Promise.withResolvers<void>()
    const load = vi.fn()
    const starting = aRuntime(
      () => {
        asked.resolve()
        return success({ no: 'O-1' })
      },
      { ...hold(texts.promise), signedIn: signedIn(load) },
    )
    await asked.promise
    expect(load).toHaveBeenCalledWith('en_US')
    texts.resolve({})
    const { runtime, calls } = await starting
    await renderWith(runtime, <Order />)
    expect(await screen.findByText('{"no":"O-1"}')).toBeTruthy()
    expect(calls).toHaveLength(1)
  })

  test('what the page itself asks is asked as soon as its code is there, once', async () => {
    const texts = Promise.withResolvers<Record<string, string>>()
    const asked = Promise.withResolvers<void>()
    const starting = aRuntime(
      () => {
        asked.resolve()
        return success({ no: 'O-1' })
      },
      {
        ...hold(texts.promise),
        signedIn: {
          load: () => undefined,
          calls: [],
          ofPage: Promise.resolve([{ endpoint: orderDetail, input: { id: '1' } }]),
        },
      },
    )
    await asked.promise
    texts.resolve({})
    const { runtime, calls } = await starting
    await renderWith(runtime, <Order />)
    expect(await screen.findByText('{"no":"O-1"}')).toBeTruthy()
    expect(calls).toHaveLength(1)
  })

  test('is not asked for by others', async () => {
    document.cookie = 'buyer_token=; path=/; domain=tradeport.localhost; max-age=0'
    const load = vi.fn()
    const { calls } = await aRuntime(undefined, { signedIn: signedIn(load) })
    expect([calls.length, load.mock.calls.length]).toEqual([0, 0])
  })

  test('a session that has ended meanwhile is said in words', async () => {
    const texts = Promise.withResolvers<Record<string, string>>()
    const asked = Promise.withResolvers<void>()
    const starting = aRuntime(
      () => {
        asked.resolve()
        return refusal('UPT400001')
      },
      { ...hold(texts.promise), signedIn: signedIn() },
    )
    await asked.promise
    texts.resolve({})
    const { runtime } = await starting
    await waitFor(() => expect(runtime.session.token()).toBeUndefined())
    expect(runtime.ended.reason()).toBe(runtime.i18n.translate('common')('error.accountDeleted'))
  })
})

describe('session', () => {
  beforeEach(() => {
    document.documentElement.dataset.lang = 'en_US'
  })

  function SignIn() {
    const { isSignedIn, signIn, signOut } = useSession()
    return (
      <>
        <output>{isSignedIn ? 'in' : 'out'}</output>
        <button onClick={() => signIn('abc')}>sign in</button>
        <button onClick={signOut}>sign out</button>
      </>
    )
  }
  const press = (name: string) => act(async () => screen.getByText(name).click())

  test.each([
    [
      'of the same main domain is followed',
      'http://seller.tradeport.localhost:8080/orders',
      'http://seller.tradeport.localhost:8080/orders',
    ],
    ['of another site goes to the root', 'https://evil.example.com/', '/py/'],
    ['that is a script goes to the root', 'javascript:alert(1)', '/py/'],
  ])('a sourceUrl %s', async (_name, sourceUrl, target) => {
    const assign = vi.spyOn(pageLoad, 'assign').mockReturnValue(undefined)
    window.history.replaceState(null, '', `/py/login?sourceUrl=${encodeURIComponent(sourceUrl)}`)
    const { runtime } = await aRuntime()
    await renderWith(runtime, <SignIn />)
    expect(screen.getByRole('status').textContent).toBe('out')
    await press('sign in')
    expect(screen.getByRole('status').textContent).toBe('in')
    expect(runtime.session.token()).toBe('Bearer abc')
    expect(assign).toHaveBeenCalledExactlyOnceWith(target)
  })

  test('signing out removes the token and opens the login', async () => {
    const assign = vi.spyOn(pageLoad, 'assign').mockReturnValue(undefined)
    const { runtime } = await aRuntime()
    runtime.session.setToken('abc')
    await renderWith(runtime, <SignIn />)
    await press('sign out')
    expect(screen.getByRole('status').textContent).toBe('out')
    const url = new URL(assign.mock.calls[0]?.[0] ?? '')
    expect(url.pathname).toBe('/login')
    expect(url.searchParams.has('logout')).toBe(true)
  })

  test('many calls that fail together open the login once', async () => {
    const assign = vi.spyOn(pageLoad, 'assign').mockReturnValue(undefined)
    const { runtime, toasts } = await aRuntime(() => refusal('global400001'))
    runtime.session.setToken('abc')
    await Promise.all([1, 2, 3].map(id => runtime.layer.call(orderDetail, { id })))
    expect(runtime.session.token()).toBeUndefined()
    expect(assign).toHaveBeenCalledOnce()
    expect(toasts).toEqual([])
  })

  test('many calls that fail together with gateway.400016: one message, and one login after two seconds', async () => {
    vi.useFakeTimers()
    const assign = vi.spyOn(pageLoad, 'assign').mockReturnValue(undefined)
    const { runtime, toasts } = await aRuntime(() => refusal('gateway.400016', 'Signed in elsewhere'))
    runtime.session.setToken('abc')
    await Promise.all([1, 2, 3, 4].map(id => runtime.layer.call(orderDetail, { id })))
    await vi.advanceTimersByTimeAsync(1_999)
    expect([toasts, assign.mock.calls.length]).toEqual([['error: Signed in elsewhere'], 0])
    await vi.advanceTimersByTimeAsync(1)
    expect(assign).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(assign).toHaveBeenCalledOnce()
    expect(new URL(assign.mock.calls[0]?.[0] ?? '').searchParams.get('sourceUrl')).toBe(window.location.href)
  })

  test.each([
    ['longer than 100 characters', 'x'.repeat(101)],
    ['no string', { text: 'x' }],
  ])('a message of the server that is %s is not shown', async (_name, msg) => {
    const answer = () => Response.json({ code: 'MALL600404', msg, success: false, data: null })
    const { runtime, toasts } = await aRuntime(answer)
    await runtime.layer.call(orderDetail, {})
    expect(toasts).toHaveLength(1)
    expect(toasts[0]).toMatch(/^error: Something unexpected happened/)
  })

  test('who is logged out in another window is told so, and what was shown is gone', async () => {
    const { runtime, questions } = await aRuntime()
    const other = (await aRuntime()).runtime
    runtime.session.setToken('abc')
    await waitFor(() => expect(other.session.snapshot().token).toBe('Bearer abc'))
    runtime.queryClient.setQueryData(['secret'], 'of a')
    other.session.clearToken()
    await waitFor(() => expect(runtime.ended.reason()).toContain('You were logged out in another window'))
    expect(runtime.queryClient.getQueryData(['secret'])).toBeUndefined()
    expect(questions).toEqual([])
  })

  test('who was typing is asked before leaving the page, which stays as it is', async () => {
    const assign = vi.spyOn(pageLoad, 'assign').mockReturnValue(undefined)
    const { runtime, questions, answers } = await aRuntime()
    const other = (await aRuntime()).runtime
    runtime.session.setToken('abc')
    const release = runtime.leaveGuards.add('not saved')
    await renderWith(runtime, <SignIn />)
    await waitFor(() => expect(other.session.snapshot().token).toBe('Bearer abc'))
    answers.push('login')
    other.session.clearToken()
    await waitFor(() => expect(questions.map(question => question.title)).toEqual(['Login expired']))
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(screen.getByRole('status').textContent).toBe('in')
    release()
  })

  test('what was answered to one person is not shown to the next', async () => {
    const { runtime } = await aRuntime(() => success({ no: 'O-1' }))
    const stop = runtime.session.subscribe(() => undefined)
    runtime.session.setToken('a')
    runtime.queryClient.setQueryData(['secret'], 'of a')
    runtime.session.clearToken()
    expect(runtime.queryClient.getQueryData(['secret'])).toBeUndefined()
    stop()
  })
})

describe('texts and formats', () => {
  test('useText gives a text or a function', async () => {
    document.documentElement.dataset.lang = 'en_US'
    const { runtime } = await aRuntime()
    function Names() {
      const pick = useText()
      const one = useText({ en_US: 'one' })
      return <output>{[one, pick({ en_US: 'two' })].join()}</output>
    }
    await renderWith(runtime, <Names />)
    expect(screen.getByRole('status').textContent).toBe('one,two')
  })

  test('missing values are empty, odd ones are shown as they came', () => {
    const demo = regionByPrefix('dm')
    if (!demo) throw new Error('no demo region')
    const format = formatOf('en_US', demo)
    expect(format.money('1234.5', 'USD')).toBe('$1,234.50')
    expect(format.money(null, 'USD')).toBe('')
    expect(format.money('abc', 'USD')).toBe('abc')
    expect(format.money('12', undefined)).toBe('12')
    expect(format.number(1234567)).toBe('1,234,567')
    expect(format.civilDate('2026-11-21')).toBe('Nov 21, 2026')
    expect(format.due('2026-11-21')).toBe('Nov 21, 2026')
    expect(format.due('2026-11-21T12:00:00Z')).toMatch(/^Nov 21, 2026, /)
    expect(format.date('yesterday')).toBe('yesterday')
    expect(format.dateTime(undefined)).toBe('')
  })

  test('the region speaks the chosen language', async () => {
    document.documentElement.dataset.lang = 'en_US'
    const { runtime } = await aRuntime()
    function Title() {
      const { locale, bcp47 } = useLocale()
      return <output>{`${locale} ${bcp47} ${useRegionTexts().regionTitle}`}</output>
    }
    await renderWith(runtime, <Title />)
    await act(() => runtime.changeLocale('zh_CN'))
    expect(screen.getByRole('status').textContent).toBe(`zh_CN zh-CN ${runtime.regionTexts.regionTitle.zh_CN}`)
  })
})

describe('transfers', () => {
  test('leaving the screen cancels an upload', async () => {
    const { runtime } = await aRuntime()
    const upload = vi.spyOn(runtime.layer, 'upload').mockReturnValue(new Promise(() => undefined))
    function Sender() {
      const { upload: send, pending } = useUpload(orderDetail)
      return <button onClick={() => void send(new Blob(['x']), {})}>{pending ? 'sending' : 'send'}</button>
    }
    const { unmount } = render(
      <MemoryRouter>
        <AppProviders runtime={runtime}>
          <Sender />
        </AppProviders>
      </MemoryRouter>,
    )
    await act(async () => screen.getByRole('button').click())
    expect(screen.getByRole('button').textContent).toBe('sending')
    const signal = upload.mock.calls[0]?.[3]?.signal
    expect(signal?.aborted).toBe(false)
    unmount()
    expect(signal?.aborted).toBe(true)
  })
})

test('the portal greets a signed-in buyer and drops its own token', async () => {
  const buyer = (await aRuntime()).runtime
  buyer.session.setToken('abc')
  const portal = (await aRuntime(undefined, { platform: 'portal' })).runtime
  expect(portal.session.token()).toBeUndefined()
  expect(portal.session.isSignedInAt(PLATFORMS.buyer)).toBe(true)
  await waitFor(() => expect(buyer.session.token()).toBe('Bearer abc'))
})
