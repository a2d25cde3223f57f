import { Readable } from 'node:stream'
import { act, cleanup, configure, render } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ComponentType, ReactNode } from 'react'
import { BrowserRouter, matchPath, Route, Routes } from 'react-router-dom'
import { permissionCatalogue, wireProduct } from '@tradeport/compose/api'
import { PLATFORMS, type AppKey, type LocaleCode } from '@tradeport/kernel/config'
import type { Caller, TestApi } from '@tradeport/testing/harness'
import { actLocales } from '@tradeport/web/acts'
import { entityLocales } from '@tradeport/web/entity'
import { unitLocales } from '@tradeport/web/units'
import {
  AntdPresenter,
  AppProviders,
  ManifestsContext,
  PageGate,
  PageRightsContext,
  RightsContext,
  RolesContext,
  createRuntime,
  type DomainManifest,
  type PageNeed,
} from '@tradeport/web/react'
import { onTestFinished } from 'vitest'

const FRONT_END: Readonly<Record<string, AppKey>> = {
  visitor: 'portal',
  buyer: 'buyer',
  seller: 'seller',
  provider: 'providerAdmin',
  operator: 'admin',
}

export interface ScreenOptions {
  readonly api: TestApi
  readonly as: Caller
  /** The domain's pages in the front-end of this person. */
  readonly manifest: DomainManifest
  /** Further manifests whose texts the page shows. */
  readonly texts?: readonly DomainManifest[]
  readonly path: string
  /** Default the front-end of people of this kind; operators have several. */
  readonly app?: AppKey
  /** Default English. */
  readonly locale?: LocaleCode
  /** Hears of every call before it is sent; what it answers is what the page gets instead. */
  readonly hear?: (request: Request) => Response | undefined
  /** Hears of every answer of the API before the page does. */
  readonly heard?: (request: Request, answer: Response) => Promise<void>
  /** What is told of changes comes to the page as well; the hub of the API has been started. */
  readonly isTold?: boolean
  /** What the page stands in, where the test is about that too. */
  readonly frame?: ComponentType<{ children: ReactNode }>
}

/** What a page does last needs a turn or two until it is asked. */
const QUIET_TURNS = 3

const Bare = ({ children }: { readonly children: ReactNode }) => children

export interface OpenedScreen {
  /** Whether nothing that the page has asked waits for an answer. */
  isAnswered(): boolean
  /** Once; a page that is closed stays so. At the latest it is when its test ends, or another is opened. */
  close(): void
}

/** Of the test that runs: the page that is open, and the last one's end. */
let shown: OpenedScreen | undefined
let ended: Promise<void> = Promise.resolve()

/** As it was before a test stopped the clock. */
const { setTimeout: later } = globalThis

/** A page of a domain in its front-end; what it asks over the network is answered by the real API. */
export async function openScreen({
  api,
  as,
  manifest,
  path,
  locale = 'en_US',
  frame: Frame = Bare,
  texts = [],
  app,
  hear = () => undefined,
  heard = () => Promise.resolve(),
  isTold = false,
}: ScreenOptions): Promise<OpenedScreen> {
  // The whole way through the API and its database takes its time on a busy machine. Said at each: files share this module, and what is set
  // up for each of them says a shorter time again.
  configure({ asyncUtilTimeout: 20_000 })
  const platform = app ?? FRONT_END[as.actor.kind]
  const route = manifest.routes.find(each => matchPath(each.path, path.replace(/\?.*/, '')))
  if (!platform || !route) throw new Error(`${as.actor.kind} has no page ${path}`)
  shown?.close()
  await ended
  const lines = new Set<Readable>()
  let waiting = 0
  const network = setupServer(
    http.all('*/api/*', async ({ request }) => {
      waiting += 1
      try {
        const instead = hear(request)
        if (instead) return instead
        const answer = await answerOf(api, request, lines, isTold)
        await heard(request, answer.clone())
        return answer
      } finally {
        waiting -= 1
      }
    }),
    http.all('*', () => HttpResponse.error()),
  )
  network.listen()
  if (as.token === null) forget(PLATFORMS[platform].tokenKey)
  else remember(PLATFORMS[platform].tokenKey, `Bearer ${as.token}`)
  remember(PLATFORMS[platform].langKey, locale)
  window.history.replaceState(null, '', path)
  const runtime = await createRuntime({
    platform,
    files: {
      ...Object.fromEntries([manifest, ...texts].map(({ namespace, locales }) => [namespace, locales])),
      entity: entityLocales,
      units: unitLocales,
      acts: actLocales,
    },
    preload: [manifest.namespace, ...texts.map(({ namespace }) => namespace), 'entity', 'units', 'acts'],
    report: () => undefined,
  })
  const { default: Screen } = await route.lazy()
  const manifests = [...new Set([manifest, ...texts])]
  // A page that waits for its own code is drawn when that has come: act has to see it through.
  await act(async () => {
    render(
      <BrowserRouter>
        <AppProviders runtime={runtime} providers={WithAntd}>
          <ManifestsContext value={manifests}>
            <RolesContext value={as.actor.roles}>
              <RightsContext value={permission => mayOpen(as, { permission })}>
                <PageRightsContext value={need => mayOpen(as, need)}>
                  <Routes>
                    <Route
                      path={route.path}
                      element={
                        <Frame>
                          <PageGate route={route}>
                            <Screen />
                          </PageGate>
                        </Frame>
                      }
                    />
                  </Routes>
                </PageRightsContext>
              </RightsContext>
            </RolesContext>
          </ManifestsContext>
        </AppProviders>
      </BrowserRouter>,
    )
  })
  // What comes over the network comes by itself: it is waited for, not stepped through.
  stepThrough(false)
  let isOpen = true
  /** What a page asks when it is left is answered too, as long as there is somebody to answer. */
  const end = async () => {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet = waiting === 0 ? quiet + 1 : 0)
      await new Promise(resolve => later(resolve, 0))
    network.close()
  }
  const opened: OpenedScreen = {
    isAnswered: () => waiting === 0,
    close() {
      if (!isOpen) return
      isOpen = false
      stepThrough(true)
      cleanup()
      runtime.dispose()
      for (const line of lines) line.destroy()
      ended = end()
    },
  }
  shown = opened
  onTestFinished(async () => {
    opened.close()
    await ended
  })
  return opened
}

/** What operators hold, as the product's own catalogue says; made when the first of them opens a page. */
const catalogue = (() => {
  let made: ReturnType<typeof permissionCatalogue> | undefined
  return () =>
    (made ??= permissionCatalogue(wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' }).contracts))
})()

/** As the frame of a work app answers. */
function mayOpen({ actor: { kind, roles } }: Caller, need: PageNeed): boolean {
  if (kind === 'operator' && need.permission !== undefined) return catalogue().held(roles).has(need.permission)
  return need.roles === undefined || need.roles.some(role => roles.includes(role))
}

const remember = (name: string, value: string) =>
  void (document.cookie = `${name}=${encodeURIComponent(value)}; path=/`)

const forget = (name: string) => void (document.cookie = `${name}=; path=/; max-age=0`)

const stepThrough = (value: boolean) => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: value })

/** @param lines what is told until the page closes. */
async function answerOf(api: TestApi, request: Request, lines: Set<Readable>, isTold: boolean): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  // Who has changed something elsewhere is told over this line; a screen without it shows what it was answered.
  const isLine = pathname.endsWith('/stream')
  if (isLine && !isTold) return new HttpResponse(null, { status: 204 })
  const asked = {
    url: pathname + search,
    // What a browser's network unpacks, nobody unpacks here.
    headers: { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity' },
  }
  if (isLine || pathname.endsWith('/feed')) {
    const line = await api.api.app.inject({ method: 'GET', ...asked, payloadAsStream: true })
    const told = line.stream()
    lines.add(told)
    return new HttpResponse(Readable.toWeb(told), { headers: { 'Content-Type': String(line.headers['content-type']) } })
  }
  const answer = await api.api.app.inject({
    method: request.method === 'GET' ? 'GET' : 'POST',
    ...asked,
    ...(request.method === 'GET' ? {} : { payload: Buffer.from(await request.arrayBuffer()) }),
  })
  return new HttpResponse(new Uint8Array(answer.rawPayload), {
    status: answer.statusCode,
    headers: { 'Content-Type': String(answer.headers['content-type'] ?? 'application/octet-stream') },
  })
}

/** Nothing is drawn here, so nothing would end a motion. */
const STILL = { token: { motion: false } }

function WithAntd({ children }: { readonly children: ReactNode }) {
  return (
    <ConfigProvider theme={STILL}>
      <AntdPresenter />
      {children}
    </ConfigProvider>
  )
}
