import { createKeeper, type Build } from './keeper'
import { isPageMessage, type WorkerMessage } from './messages'

/** The part of `ServiceWorkerGlobalScope` in use: its types and those of a page exclude each other. */
interface WorkerScope {
  readonly registration: { readonly scope: string }
  readonly clients: {
    get(id: string): Promise<{ postMessage(message: WorkerMessage): void } | undefined>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'message', listener: (event: LastingEvent & { readonly data: unknown }) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchedEvent) => void): void
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

interface FetchedEvent extends LastingEvent {
  readonly request: Request
  readonly clientId: string
  readonly resultingClientId: string
  respondWith(response: Promise<Response>): void
}

declare const self: WorkerScope
declare const __OFFLINE__: { readonly build: Build; readonly base: string }

const keeper = createKeeper({
  ...__OFFLINE__,
  origin: location.origin,
  scope: new URL(self.registration.scope).pathname,
  caches,
  fetch: (request, init) => fetch(request, init),
  now: () => Date.now(),
  tell: (clientId, message) => void self.clients.get(clientId).then(client => client?.postMessage(message)),
})

self.addEventListener('install', event => event.waitUntil(keeper.install()))
self.addEventListener('activate', event => event.waitUntil(keeper.activate().then(() => self.clients.claim())))
self.addEventListener('fetch', event => {
  const answer = keeper.answer(event.request, event.request.mode === 'navigate', event.clientId)
  if (answer) event.respondWith(answer)
})
self.addEventListener('message', event => {
  const message = event.data
  if (!isPageMessage(message)) return
  if (message.type === 'takeOver') event.waitUntil(self.skipWaiting())
  else if (message.type === 'keep') event.waitUntil(keeper.keep(message.urls))
  else event.waitUntil(keeper.person(message.token))
})
