import { follow } from './concurrency.step'
import { failureOf, type Next, type Progress, type RequestContext } from './context'
import type { Answer } from './result'

export const TIMEOUT_MS = 30_000

/** Browsers let 64 KiB of such bodies be on their way at once and refuse the next call. */
const KEEPALIVE_BODY = 8192

export function urlOf(ctx: Pick<RequestContext, 'config' | 'path' | 'query'>): string {
  const query = new URLSearchParams(ctx.query).toString()
  return (ctx.config.baseUrl ?? '/api') + ctx.path + (query && `?${query}`)
}

/** One attempt over `fetch`; the time limit covers the body as well as the headers. */
export const fetchTransport: Next = async ctx => {
  if (ctx.signal?.aborted) return failureOf(ctx, 'aborted')
  const controller = new AbortController()
  let timedOut = false
  const timer = setTimeout(
    () => {
      timedOut = true
      controller.abort()
    },
    ctx.options.timeoutMs ?? ctx.config.timeoutMs ?? TIMEOUT_MS,
  )
  const leave = follow(ctx.signal, () => controller.abort())
  try {
    const response = await ctx.fetch(urlOf(ctx), {
      method: ctx.endpoint.method,
      headers: ctx.headers,
      body: ctx.body ?? null,
      credentials: 'include',
      // A heart pressed, the page left: what the screen already shows as done must reach the server.
      keepalive: ctx.endpoint.writes && typeof ctx.body === 'string' && ctx.body.length <= KEEPALIVE_BODY,
      signal: controller.signal,
    })
    return { ok: true, answer: await readAnswer(ctx, response) }
  } catch {
    if (ctx.signal?.aborted) return failureOf(ctx, 'aborted')
    return failureOf(ctx, timedOut ? 'timeout' : 'network')
  } finally {
    clearTimeout(timer)
    leave()
  }
}

async function readAnswer(ctx: RequestContext, response: Response): Promise<Answer> {
  const { status, headers } = response
  // A refused file arrives as an envelope whatever the caller asked for.
  const isJson = headers.get('Content-Type')?.includes('json') ?? false
  if (ctx.responseType === 'json' || (isJson && ctx.responseType !== 'text') || !response.ok) {
    return { status, headers, body: parseJson(await response.text()) }
  }
  if (ctx.responseType === 'text') return { status, headers, body: await response.text() }
  if (ctx.responseType === 'arrayBuffer') return { status, headers, body: await response.arrayBuffer() }
  const { onProgress } = ctx.options
  const body = onProgress && response.body ? await readWithProgress(response, onProgress) : await response.blob()
  return { status, headers, body }
}

/** `undefined` for what is no JSON: the unwrap step then answers a failure instead of throwing. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readWithProgress(response: Response, onProgress: (progress: Progress) => void): Promise<Blob> {
  const total = Number(response.headers.get('Content-Length') ?? 0)
  const chunks: BlobPart[] = []
  const reader = response.body?.getReader()
  let loaded = 0
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) break
    chunks.push(chunk.value)
    loaded += chunk.value.byteLength
    onProgress({ loaded, total })
  }
  return new Blob(chunks, { type: response.headers.get('Content-Type') ?? '' })
}
