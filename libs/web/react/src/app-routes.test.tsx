import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useEdition } from '@tradeport/web/i18n'
import { AppLink, pageLoad, useBack, useNavigateTo } from '@tradeport/web/navigation'
import { LinkButton } from '@tradeport/web/ui'
import { useState, type ReactNode } from 'react'
import { BrowserRouter, useParams } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppProviders } from './app-providers'
import { AppRoutes } from './app-routes'
import { useTitle } from './document-title'
import { ManifestsContext, useNav } from './nav'
import type { DomainManifest, RouteDefinition, ScreenModule } from './manifest'
import { PageRightsContext, type PageNeed } from './rights'
import { createRouteEntry } from './route-table'
import { useRuntime } from './runtime-context'
import { aRuntime, disposeRuntimes } from './test-app.fixture'
import { useLeaveGuard, useLeavingFirst } from './use-leave-guard'

const screenOf = (Screen: () => ReactNode) => () => Promise.resolve({ default: Screen })

const route = (
  path: string,
  lazy: () => Promise<ScreenModule>,
  rest: Partial<RouteDefinition> = {},
): RouteDefinition => ({
  path,
  lazy,
  access: 'public',
  namespaces: [],
  titleKey: `title.${path}`,
  ...rest,
})

let layoutsMounted = 0

function Layout({ children }: { children: ReactNode }) {
  useState(() => (layoutsMounted += 1))
  const nav = useNav()
  const { i18n } = useRuntime()
  useEdition()
  return (
    <>
      <nav aria-label="main">
        {nav.map(item => (
          <AppLink key={item.key} to={item.path}>
            {i18n.text(item.namespace, item.labelKey)}
          </AppLink>
        ))}
      </nav>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

function Product() {
  const { id = '' } = useParams()
  useTitle(`Product ${id}`)
  return <h1>product {id}</h1>
}

function Form() {
  const [dirty, setDirty] = useState(false)
  const [stayed, setStayed] = useState(false)
  const release = useLeaveGuard(dirty, 'not saved')
  const leaveFirst = useLeavingFirst()
  const navigateTo = useNavigateTo()
  return (
    <>
      <h1>form</h1>
      <button onClick={() => setDirty(true)}>type</button>
      <button
        onClick={() => {
          release()
          navigateTo('/list')
        }}
      >
        save
      </button>
      <button onClick={() => void leaveFirst(() => Promise.resolve(false)).then(() => setStayed(true))}>
        leave in vain
      </button>
      <p>{stayed && 'still here'}</p>
    </>
  )
}

function Tools() {
  const navigateTo = useNavigateTo()
  const back = useBack()
  return (
    <>
      <h1>tools</h1>
      <button onClick={() => navigateTo('/products/7?tab=a')}>product</button>
      <button onClick={() => navigateTo('/')}>root</button>
      <button onClick={() => navigateTo('/tools')}>same</button>
      <button onClick={() => navigateTo('http://seller.tradeport.localhost:8080/orders')}>seller</button>
      <button onClick={back}>back</button>
    </>
  )
}

interface Start {
  readonly platform?: 'buyer' | 'portal'
  readonly mayOpen?: (need: PageNeed) => boolean | undefined
  readonly at: string
  readonly routes?: readonly RouteDefinition[]
  readonly signedIn?: boolean
  /** What the entry of the list asks. */
  readonly listNeed?: PageNeed
}

async function start({ at, routes = [], signedIn = false, platform = 'buyer', mayOpen = () => true, listNeed }: Start) {
  window.history.replaceState(null, '', at)
  const lists = screenOf(() => <h1>list</h1>)
  const manifest: DomainManifest = {
    name: 'shop',
    namespace: 'shop',
    locales: {
      en_US: () =>
        Promise.resolve({ default: { 'title./list': 'List', 'title./secret': 'Secret', 'nav.list': 'All goods' } }),
    },
    routes: [
      route('/list', lists),
      route('/products/:id', screenOf(Product)),
      route('/form', screenOf(Form)),
      route('/tools', screenOf(Tools)),
      route(
        '/secret',
        screenOf(() => <h1>secret</h1>),
        { access: 'signedIn' },
      ),
      route(
        '/bare',
        screenOf(() => <h1>bare</h1>),
        { layout: 'bare' },
      ),
      ...routes,
    ],
    nav: [
      { key: 'form', path: '/form', labelKey: 'nav.form', group: 'start', order: 2 },
      { key: 'list', path: '/list', labelKey: 'nav.list', group: 'start', order: 1, ...listNeed },
    ],
  }
  document.documentElement.dataset.lang = 'en_US'
  const fixture = await aRuntime(undefined, { platform, files: { shop: manifest.locales }, preload: ['shop'] })
  const { runtime } = fixture
  if (signedIn) runtime.session.setToken('t')
  else runtime.session.clearToken()
  const reports: string[] = []
  const entries = manifest.routes.map(definition => createRouteEntry(definition, 'shop', runtime.i18n))
  const notFound = createRouteEntry(
    route(
      '*',
      screenOf(() => <h1>not found</h1>),
    ),
    'common',
    runtime.i18n,
  )
  const page = (
    <BrowserRouter basename={runtime.basename}>
      <AppProviders runtime={{ ...runtime, report: event => void reports.push(event.message) }}>
        <ManifestsContext value={[manifest]}>
          <PageRightsContext value={mayOpen}>
            <AppRoutes entries={entries} notFound={notFound} layouts={{ default: Layout }} />
          </PageRightsContext>
        </ManifestsContext>
      </AppProviders>
    </BrowserRouter>
  )
  await act(async () => {
    render(page)
    await new Promise(resolve => setTimeout(resolve))
  })
  return { ...fixture, reports }
}

const heading = () => screen.queryByRole('heading')?.textContent
const press = (name: string) => fireEvent.click(screen.getByText(name))
const until = (title: string) => waitFor(() => expect(heading()).toBe(title))

beforeEach(() => {
  layoutsMounted = 0
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  disposeRuntimes()
  delete document.documentElement.dataset.lang
  window.history.replaceState(null, '', '/')
})

describe('pages', () => {
  test('a page has its title, its region and its layout; the layout stays mounted', async () => {
    await start({ at: '/list' })
    expect(heading()).toBe('list')
    expect(document.title).toMatch(/^List - .+/)
    press('nav.form')
    await until('form')
    expect(layoutsMounted).toBe(1)
  })

  test('the navigation has the entries of all domains in their order', async () => {
    await start({ at: '/list' })
    expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['All goods', 'nav.form'])
    expect(screen.getByText('All goods').getAttribute('aria-current')).toBe('page')
  })

  test('a screen may name its page itself', async () => {
    await start({ at: '/products/5' })
    await waitFor(() => expect(document.title).toMatch(/^Product 5 - /))
  })

  test('a bare page has no layout', async () => {
    await start({ at: '/bare' })
    expect(heading()).toBe('bare')
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('an unknown path is the 404 page', async () => {
    await start({ at: '/nowhere/at/all' })
    expect(heading()).toBe('not found')
  })

  test('the region prefix belongs to the base, not to the page', async () => {
    const { runtime } = await start({ at: '/gz/list' })
    expect(runtime.region.region).toBe('guangzhou')
    expect(heading()).toBe('list')
    expect(screen.getByText('nav.form').getAttribute('href')).toBe('/gz/form')
    press('nav.form')
    await until('form')
    expect(window.location.pathname).toBe('/gz/form')
  })

  test('two letters that are no region are known as such', async () => {
    const { runtime } = await start({ at: '/xx/list' })
    expect(runtime.regionKnown).toBe(false)
    expect(heading()).toBe('not found')
  })
})

describe('guard', () => {
  test('a page for signed-in people opens the login once and shows nothing', async () => {
    const assign = vi.spyOn(pageLoad, 'assign').mockReturnValue(undefined)
    await start({ at: '/secret?a=1' })
    expect(heading()).toBeUndefined()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(assign).toHaveBeenCalledOnce()
    const url = new URL(assign.mock.calls[0]?.[0] ?? '')
    expect(url.host).toBe('buyer.tradeport.localhost:8080')
    expect(url.pathname).toBe('/login')
    expect(url.searchParams.get('sourceUrl')).toBe(`${window.location.origin}/secret?a=1`)
  })

  test('who is signed in sees it', async () => {
    const { runtime } = await start({ at: '/secret', signedIn: true })
    expect(heading()).toBe('secret')
    expect(document.title).toMatch(/^Secret - /)
    runtime.session.clearToken()
  })
})

describe('a session that ended with a reason', () => {
  test('the reason takes the place of the page; the next page asks to log in', async () => {
    const assign = vi.spyOn(pageLoad, 'assign').mockReturnValue(undefined)
    const { runtime } = await start({ at: '/secret', signedIn: true })
    await until('secret')
    act(() => {
      runtime.ended.end('This account is disabled.')
      runtime.session.clearToken()
    })
    await until('This account is disabled.')
    expect(assign).not.toHaveBeenCalled()
    press('Log in again')
    expect(assign).toHaveBeenCalledOnce()
  })

  test('is forgotten when somebody is signed in again', async () => {
    const { runtime } = await start({ at: '/secret', signedIn: true })
    act(() => {
      runtime.ended.end('This account is disabled.')
      runtime.session.clearToken()
    })
    await until('This account is disabled.')
    act(() => runtime.session.setToken('new'))
    await until('secret')
    runtime.session.clearToken()
  })

  test('public pages stay as they are', async () => {
    const { runtime } = await start({ at: '/list' })
    act(() => runtime.ended.end('This account is disabled.'))
    expect(heading()).toBe('list')
  })
})

describe('navigation', () => {
  test('goes through the client history, or loads the page anew, by the rules of the specification', async () => {
    const assign = vi.spyOn(pageLoad, 'assign').mockReturnValue(undefined)
    await start({ at: '/py/tools' })
    press('root')
    press('same')
    press('seller')
    expect(assign.mock.calls).toEqual([['/py/'], ['/py/tools'], ['http://seller.tradeport.localhost:8080/py/orders']])
    press('product')
    await until('product 7')
    expect(window.location.pathname + window.location.search).toBe('/py/products/7?tab=a')
  })

  test('a changed language loads the next page anew', async () => {
    const assign = vi.spyOn(pageLoad, 'assign').mockReturnValue(undefined)
    const { runtime } = await start({ at: '/tools' })
    await act(() => runtime.changeLocale('de_DE'))
    press('product')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/products/7?tab=a')
    runtime.session.setLanguage('en_US')
  })

  test('back stays in the client, and leaves it from its first page', async () => {
    const assign = vi.spyOn(pageLoad, 'assign').mockReturnValue(undefined)
    await start({ at: '/list' })
    window.history.replaceState({ idx: 0 }, '', '/list')
    press('nav.form')
    await until('form')
    act(() => window.history.back())
    await until('list')
    cleanup()
    await start({ at: '/tools' })
    window.history.replaceState({ idx: 0 }, '', '/tools')
    press('back')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/')
  })

  test.each([
    ['http://buyer.tradeport.localhost:8080/cart?a=1', 'http://buyer.tradeport.localhost:8080/cart?a=1'],
    ['http://www.tradeport.localhost:8080/gz/product/1', 'http://www.tradeport.localhost:8080/gz/product/1'],
    ['https://search.example.com/?q=wool', '/py/'],
    ['http://www.eviltradeport.localhost:8080/', '/py/'],
    ['', '/py/'],
  ])('back from the first page, reached from %j, leads to %s', async (referrer, target) => {
    const assign = vi.spyOn(pageLoad, 'assign').mockReturnValue(undefined)
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
    await start({ at: '/py/tools' })
    window.history.replaceState({ idx: 0 }, '', '/py/tools')
    press('back')
    expect(assign).toHaveBeenCalledExactlyOnceWith(target)
  })

  test('a portal token goes with the page it came with, a buyer’s stays', async () => {
    const { runtime } = await start({ at: '/list', platform: 'portal', signedIn: true })
    expect(runtime.session.token()).toBeUndefined()
    act(() => runtime.session.setToken('again'))
    press('nav.form')
    await until('form')
    await waitFor(() => expect(runtime.session.token()).toBeUndefined())
    cleanup()
    const buyer = await start({ at: '/list', signedIn: true })
    press('nav.form')
    await until('form')
    expect(buyer.runtime.session.token()).toBe('Bearer t')
    buyer.runtime.session.clearToken()
  })

  test('a click with a modifier is the browser’s own', async () => {
    await start({ at: '/list' })
    const link = screen.getByText('nav.form')
    link.addEventListener('click', event => event.preventDefault())
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(false)
    expect(heading()).toBe('list')
  })
})

describe('loading', () => {
  test('the old page stays until the next is there; the loader comes after 200 ms', async () => {
    let arrive: (module: ScreenModule) => void = () => undefined
    const slow = () => new Promise<ScreenModule>(resolve => (arrive = resolve))
    await start({ at: '/tools', routes: [route('/products/7', slow)] })
    press('product')
    expect(heading()).toBe('tools')
    expect(screen.queryByRole('progressbar')).toBeNull()
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeTruthy())
    expect(heading()).toBe('tools')
    await act(async () => arrive({ default: () => <h1>late</h1> }))
    await until('late')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  test('a page that cannot be loaded is shown with a way to try again', async () => {
    let tries = 0
    const flaky = () => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ default: () => <h1>there</h1> })
    }
    const { reports } = await start({ at: '/tools', routes: [route('/products/7', flaky)] })
    press('product')
    await until('This page could not be shown')
    expect(reports).toContain('offline')
    press('Try again')
    await until('there')
  })

  test('a page that fails to load at once is shown after 200 ms, and not before', async () => {
    await start({ at: '/tools', routes: [route('/products/7', () => Promise.reject(new Error('gone')))] })
    vi.useFakeTimers()
    press('product')
    await act(() => vi.advanceTimersByTimeAsync(199))
    expect(heading()).toBe('tools')
    await act(() => vi.advanceTimersByTimeAsync(1))
    vi.useRealTimers()
    await until('This page could not be shown')
  })

  test('a screen that fails does not take the layout with it', async () => {
    const broken = () => {
      throw new Error('bug')
    }
    const { reports } = await start({ at: '/broken', routes: [route('/broken', screenOf(broken))] })
    await until('This page could not be shown')
    expect(screen.getByRole('navigation')).toBeTruthy()
    expect(reports).toContain('bug')
    press('All goods')
    await until('list')
  })
})

describe('a page that is other people’s work', () => {
  const isClerk = ({ roles }: PageNeed) => roles === undefined || roles.includes('clerk')
  const drawn = vi.fn(() => <h1>a form</h1>)
  const forms = (roles: readonly string[]) => [route('/list/new', screenOf(drawn), { roles })]

  test('says so in its place, and leads to what is open', async () => {
    await start({ at: '/list/new', routes: forms(['owner']), mayOpen: isClerk })
    await until('You may not see this page')
    expect(drawn).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy()
    const [, onward] = screen.getAllByRole('link', { name: 'All goods' })
    expect(onward?.getAttribute('href')).toMatch(/\/list$/)
  })

  test('is drawn for those whose work it is', async () => {
    await start({ at: '/list/new', routes: forms(['owner', 'clerk']), mayOpen: isClerk })
    await until('a form')
  })

  test('is neither drawn nor refused before that is known', async () => {
    await start({ at: '/list/new', routes: forms(['owner']), mayOpen: () => undefined })
    expect(drawn).not.toHaveBeenCalled()
    expect(heading()).toBeUndefined()
  })

  test('asks what its entry in the menu asks, where it says nothing itself', async () => {
    const asked: PageNeed[] = []
    await start({ at: '/list', mayOpen: need => asked.push(need) === 0 })
    await until('You may not see this page')
    expect(asked[0]).toMatchObject({ path: '/list' })
  })

  const ofList = {
    at: '/list/7',
    routes: [
      route(
        '/list/:id',
        screenOf(() => <h1>one of them</h1>),
      ),
    ],
  }
  const holdsNothing = ({ permission }: PageNeed) => permission === undefined

  test('asks for the right of the list it belongs to, but not for the roles of a party', async () => {
    await start({ ...ofList, listNeed: { permission: 'list:read' }, mayOpen: holdsNothing })
    await until('You may not see this page')
    cleanup()
    await start({ ...ofList, listNeed: { roles: ['owner'] }, mayOpen: isClerk })
    await until('one of them')
  })

  test('is led to by words without a link, and by no button', async () => {
    const links = () => (
      <>
        <h1>links</h1>
        <AppLink to="/list/7?tab=a">number 7</AppLink>
        <AppLink to="/form">the form</AppLink>
        <LinkButton href="/list/7">open number 7</LinkButton>
        <LinkButton href="/form">open the form</LinkButton>
      </>
    )
    const shown = async (permission: string) => {
      await start({
        at: '/links',
        routes: [...ofList.routes, route('/links', screenOf(links))],
        listNeed: { permission },
        mayOpen: need => need.permission !== 'list:read',
      })
      await until('links')
      return within(screen.getByRole('main'))
        .getAllByRole('link')
        .map(link => link.textContent)
    }
    expect(await shown('list:read')).toEqual(['the form', 'open the form'])
    expect(screen.getByText('number 7')).toBeTruthy()
    expect(screen.queryByText('open number 7')).toBeNull()
    cleanup()
    expect(await shown('other:read')).toEqual(['number 7', 'the form', 'open number 7', 'open the form'])
  })
})

describe('leaving an unsaved form', () => {
  test('asks, and stays on no', async () => {
    const { questions, answers } = await start({ at: '/form' })
    window.history.replaceState({ idx: 0 }, '', '/form')
    press('type')
    answers.push('stay')
    press('All goods')
    await waitFor(() => expect(questions).toHaveLength(1))
    expect(questions[0]).toMatchObject({ title: 'Leave this page?', text: ['not saved'], actions: ['stay', 'leave'] })
    await waitFor(() => expect(window.location.pathname).toBe('/form'))
    expect(heading()).toBe('form')
  })

  test('goes on yes', async () => {
    const { questions, answers } = await start({ at: '/form' })
    press('type')
    answers.push('leave')
    press('All goods')
    await until('list')
    expect(questions).toHaveLength(1)
    expect(window.location.pathname).toBe('/list')
  })

  test('asks nothing after saving', async () => {
    const { questions } = await start({ at: '/form' })
    press('type')
    press('save')
    await until('list')
    expect(questions).toEqual([])
  })

  test('asks nothing when nothing was typed', async () => {
    const { questions } = await start({ at: '/form' })
    press('All goods')
    await until('list')
    expect(questions).toEqual([])
  })

  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }

  test('asks again where the page could not be left after all', async () => {
    const { questions, answers } = await start({ at: '/form' })
    window.history.replaceState({ idx: 0 }, '', '/form')
    press('type')
    answers.push('leave', 'stay')
    press('leave in vain')
    await screen.findByText('still here')
    expect([questions.length, closing()]).toEqual([1, true])
    press('All goods')
    await waitFor(() => expect(questions).toHaveLength(2))
    await waitFor(() => expect(window.location.pathname).toBe('/form'))
    expect(heading()).toBe('form')
  })

  test('the browser asks before the tab is closed', async () => {
    await start({ at: '/form' })
    expect(closing()).toBe(false)
    press('type')
    expect(closing()).toBe(true)
    cleanup()
    expect(closing()).toBe(false)
  })
})
