import type { Envelope, FieldError } from '@tradeport/kernel/contract-kit'

/**
 * `business`: the API answered another code than '200'; `http`: a non-OK status or an answer that is no envelope;
 * `network`: no answer; `timeout`: none in time; `aborted`: the caller no longer wants it (never shown).
 */
export type FailureKind = 'business' | 'http' | 'network' | 'timeout' | 'aborted'

export interface Failure {
  readonly kind: FailureKind
  /** The code of the envelope; empty where no envelope arrived. */
  readonly code: string
  /** The server's message where it may be shown (spec section 5), else empty. */
  readonly message: string
  /** Name of the endpoint. */
  readonly endpoint: string
  /** The path that was called, for messages that name it. */
  readonly path: string
  readonly fieldErrors: readonly FieldError[]
  /** HTTP status, where there was one. */
  readonly status?: number
  /** `data` of a failed envelope. */
  readonly data?: unknown
}

export type Result<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly failure: Failure }

/** What travels through the steps: the unwrapped data beside the envelope it came in. */
export interface Answer {
  /** What the transport read: parsed JSON, text, a Blob or an ArrayBuffer. */
  readonly body: unknown
  readonly status: number
  readonly headers: Headers
  /** Set by the unwrap step. */
  readonly envelope?: Envelope
}

export type StepResult =
  { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly failure: Failure }
