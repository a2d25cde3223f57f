import type { Endpoint, Envelope, InputOf, OutputOf } from '@tradeport/kernel/contract-kit'
import { createCache } from './cache.step'
import { createConcurrency } from './concurrency.step'
import {
  compose,
  type CallOptions,
  type Method,
  type Next,
  type RequestConfig,
  type RequestContext,
  type RequestEndpoint,
} from './context'
import { fileNameOf, type DownloadedFile } from './download'
import { errorStep } from './error.step'
import { headersStep } from './headers.step'
import { prefixStep } from './prefix.step'
import type { Result, StepResult } from './result'
import { retryStep } from './retry.step'
import { sourceStep } from './source.step'
import type { EventStream, StreamEndpoint, StreamOptions } from './stream'
import { fetchTransport } from './transport.step'
import { trimStep } from './trim.step'
import { unwrapStep } from './unwrap.step'
import { viewingStep } from './viewing.step'

/** A call that no contract of ours describes, for example one of the old foreign-trade application. */
export interface RawCall {
  /** After `/api`; may bring a query along. */
  readonly path: `/${string}`
  /** Default POST (spec section 7). */
  readonly method?: Method
  /** A form is sent as it is; anything else is the query of GET and HEAD, the JSON body of POST and PUT. */
  readonly data?: unknown
  /** Sends an idempotency key; PUT always does. */
  readonly writes?: boolean
}

export interface RequestLayer {
  call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions & { readonly returnAll: true },
  ): Promise<Result<Envelope<OutputOf<E>>>>
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<Result<OutputOf<E>>>
  /** Under the same rules as `call`; what the answer holds is for the caller to check. */
  request(call: RawCall, options: CallOptions & { readonly returnAll: true }): Promise<Result<Envelope>>
  request(call: RawCall, options?: CallOptions): Promise<Result<unknown>>
  /** Sends the files in the field `file`, the input as further fields; tells its progress. */
  upload<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    files: Blob | readonly Blob[],
    options?: CallOptions,
  ): Promise<Result<OutputOf<E>>>
  download<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<Result<DownloadedFile>>
  /** Server-sent events; opens again by itself until it is closed. */
  stream(endpoint: StreamEndpoint, input: Record<string, unknown>, options: StreamOptions): EventStream
  /** Aborts the call in flight with this `replaceKey` (or endpoint name) that was started with `concurrency: 'replace'`. */
  cancel(key: string): void
  /** Drops cached answers that read one of the topics. */
  invalidate(topics: readonly string[]): void
  /** Drops cached answers of one endpoint. */
  forget(endpoint: string): void
  clearCache(): void
}

const DOWNLOAD_TIMEOUT_MS = 300_000

/** The one way from a front-end to the API: the rules of spec section 7, one step a file. */
export function createRequestLayer(config: RequestConfig): RequestLayer {
  const cache = createCache()
  const concurrency = createConcurrency()
  const before = [errorStep, viewingStep, trimStep, prefixStep, sourceStep, headersStep]
  const run = compose([...before, concurrency.step, cache.step, unwrapStep, retryStep], fetchTransport)
  // Loaded with the first upload: most visitors never send a file.
  const sendFile: Next = async ctx => (await import('./upload.transport')).xhrTransport(ctx)
  const runUpload = compose([...before, unwrapStep, retryStep], sendFile)

  const contextOf = (endpoint: RequestEndpoint, input: unknown, options: CallOptions): RequestContext => ({
    config,
    endpoint,
    options,
    fetch: config.fetch ?? ((url, init) => fetch(url, init)),
    multipart: false,
    path: endpoint.path,
    input,
    files: [],
    query: {},
    headers: {},
    body: undefined,
    responseType: options.responseType ?? (endpoint.kind === 'binary' ? 'blob' : 'json'),
    signal: options.signal,
  })

  const afterWrite = (endpoint: RequestEndpoint, result: StepResult) => {
    if (!result.ok || endpoint.touches.length === 0) return
    cache.invalidate(endpoint.touches)
    config.onTouched?.(endpoint.touches)
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions & { readonly returnAll?: boolean } = {},
  ): Promise<Result<OutputOf<E> & Envelope<OutputOf<E>>>> {
    const result = await run(contextOf(endpoint, input, options))
    afterWrite(endpoint, result)
    return typed(result, options.returnAll ?? false)
  }

  async function request(
    { path, method = 'POST', data, writes = method === 'PUT' }: RawCall,
    options: CallOptions & { readonly returnAll?: boolean } = {},
  ): Promise<Result<unknown & Envelope>> {
    const endpoint = { name: path, path, method, writes, reads: [], touches: [], kind: 'json' } as const
    const ctx = contextOf(endpoint, data, options)
    const isForm = data instanceof FormData
    const result = await (isForm ? runUpload({ ...ctx, multipart: true, responseType: 'json' }) : run(ctx))
    return typed(result, options.returnAll ?? false)
  }

  return {
    call,
    request,
    async upload(endpoint, input, files, options = {}) {
      const ctx = contextOf(endpoint, input, options)
      const list = files instanceof Blob ? [files] : files
      const result = await runUpload({ ...ctx, multipart: true, files: list, responseType: 'json' })
      afterWrite(endpoint, result)
      return typed(result, false)
    },
    async download(endpoint, input, options = {}) {
      const ctx = contextOf(endpoint, input, { timeoutMs: DOWNLOAD_TIMEOUT_MS, ...options })
      const result = await run({ ...ctx, responseType: 'blob' })
      if (!result.ok) return result
      const { body, headers } = result.answer
      const blob = body instanceof Blob ? body : new Blob([])
      return { ok: true, data: { blob, fileName: fileNameOf(headers.get('Content-Disposition')) } }
    },
    stream(endpoint, input, options) {
      const controller = new AbortController()
      // Loaded with the first stream, after the first paint.
      void import('./stream').then(
        module => module.runStream(config, endpoint, input, options, controller.signal),
        () => options.onEnd?.(),
      )
      return { close: () => controller.abort() }
    },
    cancel: concurrency.cancel,
    invalidate: cache.invalidate,
    forget: cache.forget,
    clearCache: cache.clear,
  }
}

/**
 * The one place where an answer gets its endpoint's type. The server has parsed it by the same schema; parsing it
 * again would bring every schema and zod into the first load.
 */
function typed<T>(result: StepResult, returnAll: boolean): Result<T> {
  if (!result.ok) return result
  const { envelope, body } = result.answer
  const data = envelope ? (returnAll ? envelope : envelope.data) : body
  return { ok: true, data: data as T }
}
