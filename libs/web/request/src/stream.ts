import { retryDelayMs } from '@tradeport/kernel/config'
import { follow } from './concurrency.step'
import { failureOf, type RequestConfig, type RequestEndpoint } from './context'
import { createEventParser, type ServerEvent } from './event-parser'
import { callerHeaders } from './headers.step'
import type { Failure } from './result'
import { wait } from './retry.step'
import { parseJson, urlOf } from './transport.step'
import { unwrap } from './unwrap.step'

export type StreamEndpoint = Pick<RequestEndpoint, 'name' | 'method' | 'path'>

export interface EventStream {
  close(): void
}

export interface StreamOptions {
  readonly onEvent: (event: ServerEvent) => void
  /** `again` is true when an earlier connection was lost. */
  readonly onOpen?: (again: boolean) => void
  /** The connection is gone and is being opened again. */
  readonly onLost?: () => void
  /** The server refused; the stream does not try again. */
  readonly onFailure?: (failure: Failure) => void
  /** Called once, when the stream is over for whatever reason but `close()`. */
  readonly onEnd?: () => void
  /** Default true; a stream that answers one question is not asked again. */
  readonly reconnect?: boolean
  /** A connection that is silent for longer is opened again; the server sends a comment now and then. */
  readonly idleMs?: number
}

const IDLE_MS = 90_000

/** What one connection came to. */
type Outcome = 'refused' | 'lost' | 'closed'

export async function runStream(
  config: RequestConfig,
  endpoint: StreamEndpoint,
  input: Record<string, unknown>,
  options: StreamOptions,
  signal: AbortSignal,
): Promise<void> {
  let lastEventId = ''
  let opened = false
  let attempt = 0
  let serverDelay: number | undefined

  const connect = async (): Promise<Outcome> => {
    const controller = new AbortController()
    const leave = follow(signal, () => controller.abort())
    let idle = setTimeout(() => controller.abort(), options.idleMs ?? IDLE_MS)
    const alive = () => {
      clearTimeout(idle)
      idle = setTimeout(() => controller.abort(), options.idleMs ?? IDLE_MS)
    }
    try {
      const response = await open(config, endpoint, input, lastEventId, controller.signal)
      if (isRefusal(response)) {
        options.onFailure?.(await refusalOf(endpoint, response))
        return 'refused'
      }
      if (!response.ok || !response.body) return 'lost'
      options.onOpen?.(opened)
      opened = true
      attempt = 0
      const parse = createEventParser(event => {
        if (event.id !== undefined) lastEventId = event.id
        options.onEvent(event)
      })
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return 'lost'
        alive()
        serverDelay = parse(value) ?? serverDelay
      }
    } catch {
      return signal.aborted ? 'closed' : 'lost'
    } finally {
      clearTimeout(idle)
      leave()
    }
  }

  for (;;) {
    const outcome = await connect()
    if (outcome === 'closed' || signal.aborted) return
    const again = outcome === 'lost' && (options.reconnect ?? true)
    if (again) options.onLost?.()
    // The server's own time is for the first try; one that stays away is asked ever less often.
    const delay = attempt === 0 && serverDelay !== undefined ? serverDelay : retryDelayMs(attempt)
    if (!again || !(await wait(delay, signal))) break
    attempt += 1
  }
  if (!signal.aborted) options.onEnd?.()
}

function open(
  config: RequestConfig,
  endpoint: StreamEndpoint,
  input: Record<string, unknown>,
  lastEventId: string,
  signal: AbortSignal,
): Promise<Response> {
  const headers: Record<string, string> = { ...callerHeaders(config), Accept: 'text/event-stream' }
  if (lastEventId) headers['Last-Event-ID'] = lastEventId
  const data: Record<string, unknown> = { source: config.source(), ...input }
  const isGet = endpoint.method === 'GET'
  if (!isGet) headers['Content-Type'] = 'application/json'
  const query = isGet ? Object.fromEntries(Object.entries(data).map(([key, value]) => [key, String(value)])) : {}
  return (config.fetch ?? fetch)(urlOf({ config, path: endpoint.path, query }), {
    method: endpoint.method,
    headers,
    body: isGet ? null : JSON.stringify(data),
    credentials: 'include',
    cache: 'no-store',
    signal,
  })
}

/** An envelope in place of a stream is an answer; a gateway's error page or 429 is a fault that passes. */
function isRefusal(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? ''
  return (response.ok && !type.includes('event-stream')) || (response.status >= 400 && response.status < 429)
}

async function refusalOf(endpoint: StreamEndpoint, response: Response): Promise<Failure> {
  const call = {
    endpoint: { ...endpoint, writes: false, reads: [], touches: [], kind: 'events' as const },
    path: endpoint.path,
    responseType: 'json' as const,
  }
  const { status, headers } = response
  const result = unwrap(call, { status, headers, body: parseJson(await response.text()) })
  return result.ok ? failureOf(call, 'http', { status }).failure : result.failure
}
