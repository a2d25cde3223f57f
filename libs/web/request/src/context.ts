import type { Failure, StepResult } from './result'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT'

/** The part of an endpoint that the pipeline needs; every `Endpoint` of a contract is one. */
export interface RequestEndpoint {
  readonly name: string
  readonly method: Method
  readonly path: `/${string}`
  readonly writes: boolean
  readonly reads: readonly string[]
  readonly touches: readonly string[]
  readonly kind: 'json' | 'binary' | 'multipart' | 'events' | 'feed'
  readonly whileViewing?: 'allowed' | 'hidden' | undefined
}

export type ResponseType = 'json' | 'text' | 'blob' | 'arrayBuffer'

/** `join`: identical calls in flight share one; `replace`: the earlier call with the same key is aborted; `parallel`: neither. */
export type Concurrency = 'join' | 'replace' | 'parallel'

export interface Progress {
  readonly loaded: number
  /** 0 when the length is unknown. */
  readonly total: number
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Default `join`; forms, streams and binary answers always run in parallel. */
  readonly concurrency?: Concurrency
  /** What `replace` compares, and `cancel` names; the endpoint's name when absent. */
  readonly replaceKey?: string
  /** GET only. `fresh` skips what is cached and stores the new answer; `off` does neither. */
  readonly cache?: 'use' | 'fresh' | 'off'
  /** How long a GET answer is kept; the configuration's time when absent. */
  readonly cacheMs?: number
  readonly timeoutMs?: number
  /** 0 switches retries off. */
  readonly retries?: number
  /** The caller handles the failure itself: no message, no redirect, no dialog (spec section 7). */
  readonly ignoreError?: boolean
  /** What the screen shows itself: every failure, or only faults of the connection. Redirects and dialogs still run. */
  readonly quiet?: 'all' | 'connection'
  /** Overrides the configuration: empty strings and nulls are left out of the payload. */
  readonly dropEmpty?: boolean
  /** One per user action; made by the layer when absent. Only sent by endpoints that write. */
  readonly idempotencyKey?: string
  readonly responseType?: ResponseType
  readonly onProgress?: (progress: Progress) => void
}

export interface RequestConfig {
  /** The front-end's key, for example `buyer`; part of the key of identical calls. */
  readonly platform: string
  /** Spec section 3, requestSource values. */
  readonly requestSource: number
  /** The region's source id. */
  readonly source: () => string
  /** As the cookie holds it, with its `Bearer ` prefix. */
  readonly token: () => string | undefined
  readonly locale: () => string
  /** Default `/api` on the same origin. */
  readonly baseUrl?: string
  /** Development hosts take the old application's paths without any prefix. */
  readonly developmentHost?: boolean
  readonly dropEmpty?: boolean
  readonly timeoutMs?: number
  readonly cacheMs?: number
  readonly fetch?: typeof fetch
  readonly createXhr?: () => XMLHttpRequest
  readonly newId?: () => string
  /** Called for every failure but `aborted` and those of calls with `ignoreError`, with the token the call carried. */
  readonly onFailure?: (failure: Failure, options: CallOptions, token: string | undefined) => void
  /** Called after a write with the topics it touched. */
  readonly onTouched?: (topics: readonly string[]) => void
}

/** One call on its way through the steps; each step fills in or replaces what it is about. */
export interface RequestContext {
  readonly config: RequestConfig
  readonly endpoint: RequestEndpoint
  readonly options: CallOptions
  readonly fetch: typeof fetch
  /** True for forms: never shared, never cached, sent over XMLHttpRequest. */
  readonly multipart: boolean
  path: string
  input: unknown
  /** Files of an upload, in the field `file`. */
  files: readonly Blob[]
  query: Record<string, string>
  headers: Record<string, string>
  body: BodyInit | undefined
  responseType: ResponseType
  signal: AbortSignal | undefined
}

export type Next = (ctx: RequestContext) => Promise<StepResult>
export type Step = (ctx: RequestContext, next: Next) => Promise<StepResult>

export const compose =
  (steps: readonly Step[], last: Next): Next =>
  ctx =>
    steps.reduceRight<Next>((next, step) => current => step(current, next), last)(ctx)

export function failureOf(
  ctx: Pick<RequestContext, 'endpoint' | 'path'>,
  kind: Failure['kind'],
  details: Partial<Failure> = {},
): { ok: false; failure: Failure } {
  return {
    ok: false,
    failure: {
      kind,
      code: '',
      message: '',
      endpoint: ctx.endpoint.name,
      path: ctx.path,
      fieldErrors: [],
      ...details,
    },
  }
}
