import { pageWithoutNetwork, type KeptPage } from './kept-page'
import type { WorkerMessage } from './messages'
import { planFor, type Place } from './plan'

/** What the build says about itself. */
export interface Build {
  /** Needed by the first page. */
  readonly first: readonly string[]
  /** Every file named by its content. */
  readonly all: readonly string[]
  /** The script that a page of this build starts with. */
  readonly entry: string
}

export interface KeeperOptions extends Place {
  readonly build: Build
  readonly caches: Pick<CacheStorage, 'open' | 'delete'>
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  readonly now: () => number
  readonly tell: (clientId: string, message: WorkerMessage) => void
}

export interface Keeper {
  /** Before the worker takes over: the first page and its files. */
  install(): Promise<void>
  /** When it has: what only builds long gone need is dropped. */
  activate(): Promise<void>
  /** `undefined`: the browser does as ever. */
  answer(request: Request, navigates: boolean, clientId: string): Promise<Response> | undefined
  keep(urls: readonly string[]): Promise<void>
  /** Somebody is signed in with this token, or nobody: what was kept for anybody else is dropped. */
  person(token: string | null): Promise<void>
}

const FILES = 'tp-files'
const PAGES = 'tp-pages'
const PICTURES = 'tp-pictures'
const READS = 'tp-reads'
const OWN = 'tp-own'
/** Oldest first to go beyond this. */
const LIMIT = { [PAGES]: 60, [PICTURES]: 400, [READS]: 300, [OWN]: 120 } as const
const KEPT_BUILDS = 2
/** Who has something kept waits no longer for a line that hardly carries. */
const PATIENCE_MS = 4_000
const KEPT_AT = 'x-kept-at'

/** Keeps what was seen and gives it back without a connection. Writes, and anything not named in the plan, go past it. */
export function createKeeper(options: KeeperOptions): Keeper {
  const { origin, base, scope, build, caches, fetch, now, tell } = options
  const note = (name: string) => `${origin}/.kept/${name}`
  // A read that was on its way when its person left must not be kept for the next.
  let generation = 0

  const put = async (name: keyof typeof LIMIT, key: string, response: Response) => {
    const cache = await caches.open(name)
    await cache.delete(key)
    // Where there is no room, what was asked for is shown all the same.
    const isKept = await cache.put(key, await stamped(response, now())).then(
      () => true,
      () => false,
    )
    if (!isKept) return
    const keys = (await cache.keys()).filter(({ url }) => !url.startsWith(note('')))
    await Promise.all(keys.slice(0, Math.max(0, keys.length - LIMIT[name])).map(old => cache.delete(old)))
  }

  const asset = async (url: string): Promise<Response> => {
    const cache = await caches.open(FILES)
    const known = await cache.match(url, { ignoreVary: true })
    if (known) return known
    const response = await fetch(url)
    if (response.ok) await cache.put(url, response.clone())
    return response
  }

  const picture = async (request: Request): Promise<Response> => {
    const cache = await caches.open(PICTURES)
    const known = await cache.match(request.url, { ignoreVary: true })
    if (known) return known
    try {
      const response = await fetch(request)
      if (response.ok) await put(PICTURES, request.url, response.clone())
      return response
    } catch (error) {
      return otherwise(await cache.match(request.url, { ignoreVary: true, ignoreSearch: true }), error)
    }
  }

  const file = async (request: Request): Promise<Response> => {
    try {
      const response = await fetch(request)
      if (response.ok) await put(PICTURES, request.url, response.clone())
      return response
    } catch (error) {
      return otherwise(await (await caches.open(PICTURES)).match(request.url, { ignoreVary: true }), error)
    }
  }

  const keptPage = async (url: string): Promise<KeptPage | undefined> => {
    const cache = await caches.open(PAGES)
    const found =
      (await cache.match(url, { ignoreVary: true })) ??
      (await cache.match(url, { ignoreVary: true, ignoreSearch: true }))
    return found && { html: await found.text(), headers: found.headers, keptAt: keptAt(found) }
  }

  const page = async (request: Request): Promise<Response> => {
    const url = withoutHash(request.url)
    const shell = await keptPage(origin + scope)
    const known = await keptPage(url)
    return preferNetwork(
      async () => {
        const response = await fetch(request)
        if (isPage(response)) await put(PAGES, url, response.clone())
        return response
      },
      shell ? () => pageWithoutNetwork(known, shell, build.entry) : undefined,
    )
  }

  // One after the other: a page asks for many things at once and says who reads it in between, and none may drop what another keeps.
  let turn = Promise.resolve()
  const belongTo = (token: string | null): Promise<void> => {
    const taken = turn.then(async () => {
      const owner = token === null ? undefined : await digest(token)
      const marked = await (await caches.open(OWN)).match(note('owner'))
      if (owner !== undefined && (await marked?.text()) === owner) return
      generation += 1
      await caches.delete(OWN)
      if (owner !== undefined) await (await caches.open(OWN)).put(note('owner'), new Response(owner))
    })
    turn = taken.catch(() => undefined)
    return turn
  }

  const keepOwn = async (key: string, response: Response, asked: number) => {
    if (asked !== generation) return
    await put(OWN, key, response)
    // Signed out while it was being written.
    if (asked !== generation) await caches.delete(OWN)
  }

  const read = async (request: Request, token: string | null, clientId: string): Promise<Response> => {
    const key = note(await keyOf(request))
    if (token !== null) await belongTo(token)
    const asked = generation
    const askedAt = now()
    const known = await (await caches.open(token === null ? READS : OWN)).match(key)
    return preferNetwork(
      async () => {
        const response = await fetch(request)
        if (await isAnswer(response)) {
          if (token === null) await put(READS, key, response.clone())
          else await keepOwn(key, response.clone(), asked)
        }
        return response
      },
      known &&
        (() => {
          tell(clientId, { type: 'kept', at: keptAt(known), asked: askedAt })
          return known
        }),
    )
  }

  return {
    async install() {
      const files = build.first.map(name => origin + base + name)
      await Promise.all(files.map(asset))
      const shell = await fetch(origin + scope, { cache: 'no-cache' })
      if (isPage(shell)) await put(PAGES, origin + scope, shell)
    },

    async activate() {
      const cache = await caches.open(FILES)
      const noted = await cache.match(note('builds'))
      const earlier = noted ? readBuilds(await noted.json()) : []
      const others = earlier.filter(names => names.join() !== build.all.join())
      const builds = [build.all, ...others].slice(0, KEPT_BUILDS)
      await cache.put(note('builds'), Response.json(builds))
      const wanted = new Set([note('builds'), ...builds.flat().map(name => origin + base + name)])
      const stale = (await cache.keys()).filter(({ url }) => !wanted.has(url))
      await Promise.all(stale.map(old => cache.delete(old)))
    },

    answer(request, navigates, clientId) {
      const token = request.headers.get('authorization')
      const plan = planFor({ method: request.method, url: request.url, navigates, token }, options)
      switch (plan.kind) {
        case 'pass':
          return undefined
        case 'page':
          return page(request)
        case 'asset':
          return asset(request.url)
        case 'picture':
          return picture(request)
        case 'file':
          return file(request)
        case 'read':
          return read(request, plan.token, clientId)
      }
    },

    async keep(urls) {
      const loads = urls.map(async url => {
        const isPageUrl = new URL(url).pathname.startsWith(scope) && !/\.[a-z\d]+$/i.test(new URL(url).pathname)
        await this.answer(new Request(url), isPageUrl, '')
      })
      // One that cannot be had any more does not keep the others from it.
      await Promise.allSettled(loads)
    },

    person: belongTo,
  }
}

/** The network's answer; the kept one when there is no network, when it takes too long, or when nobody is at its other end. */
async function preferNetwork(ask: () => Promise<Response>, kept: (() => Response) | undefined): Promise<Response> {
  if (!kept) return ask()
  const asked = ask()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
  })
  const answer = await Promise.race([asked.catch(() => undefined), late])
  clearTimeout(timer)
  return answer && answer.status < 500 ? answer : kept()
}

function otherwise(kept: Response | undefined, error: unknown): Response {
  if (kept) return kept
  throw error
}

async function stamped(response: Response, at: number): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(KEPT_AT, String(at))
  return new Response(await response.blob(), { status: response.status, headers })
}

const keptAt = (response: Response): number => Number(response.headers.get(KEPT_AT) ?? 0)

const isPage = (response: Response): boolean =>
  response.status === 200 && !response.redirected && (response.headers.get('content-type') ?? '').includes('text/html')

/** Failures are answered with 200 too: what they say holds for the moment only. */
async function isAnswer(response: Response): Promise<boolean> {
  if (response.status !== 200) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null && 'success' in body && body.success === true
}

/** The same question in the same language has the same key. */
async function keyOf(request: Request): Promise<string> {
  const body = await request.clone().text()
  return digest([request.method, request.url, request.headers.get('locale') ?? '', body].join('\n'))
}

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

const withoutHash = (url: string): string => url.split('#', 1)[0] ?? url

function readBuilds(value: unknown): string[][] {
  if (!Array.isArray(value)) return []
  return value.filter(build => Array.isArray(build)).map(build => build.filter(name => typeof name === 'string'))
}
