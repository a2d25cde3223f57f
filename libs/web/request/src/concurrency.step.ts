import { failureOf, type RequestContext, type Step } from './context'
import { requestKey } from './request-key'
import type { StepResult } from './result'

interface Flight {
  readonly promise: Promise<StepResult>
  readonly controller: AbortController
  subscribers: number
}

export interface Concurrent {
  readonly step: Step
  /** Aborts the call in flight that `replace` would abort. */
  cancel(key: string): void
}

/**
 * `join` shares the flight of an identical call and aborts it only when its last subscriber has left;
 * `replace` aborts the earlier call with the same key, so that a slow answer never follows a newer one.
 */
export function createConcurrency(): Concurrent {
  const flights = new Map<string, Flight>()
  const latest = new Map<string, AbortController>()

  const step: Step = (ctx, next) => {
    const mode = ctx.options.concurrency ?? 'join'
    if (mode === 'replace') return replace(ctx, next)
    const key = mode === 'join' ? requestKey(ctx) : undefined
    return key === undefined ? next(ctx) : join(key, ctx, next)
  }

  return { step, cancel: key => latest.get(key)?.abort() }

  function replace(ctx: RequestContext, next: (ctx: RequestContext) => Promise<StepResult>): Promise<StepResult> {
    const key = ctx.options.replaceKey ?? ctx.endpoint.name
    latest.get(key)?.abort()
    const controller = new AbortController()
    latest.set(key, controller)
    const leave = follow(ctx.signal, () => controller.abort())
    return next({ ...ctx, signal: controller.signal }).finally(() => {
      leave()
      if (latest.get(key) === controller) latest.delete(key)
    })
  }

  function join(
    key: string,
    ctx: RequestContext,
    next: (ctx: RequestContext) => Promise<StepResult>,
  ): Promise<StepResult> {
    if (ctx.signal?.aborted) return Promise.resolve(failureOf(ctx, 'aborted'))
    const flight = flights.get(key) ?? start(key, ctx, next)
    flight.subscribers += 1
    return new Promise(resolve => {
      const leave = follow(ctx.signal, () => {
        flight.subscribers -= 1
        if (flight.subscribers === 0) {
          // Somebody who asks after this must not be given the aborted flight.
          if (flights.get(key) === flight) flights.delete(key)
          flight.controller.abort()
        }
        resolve(failureOf(ctx, 'aborted'))
      })
      void flight.promise.then(result => {
        leave()
        resolve(result)
      })
    })
  }

  function start(key: string, ctx: RequestContext, next: (ctx: RequestContext) => Promise<StepResult>): Flight {
    const controller = new AbortController()
    const promise = next({ ...ctx, signal: controller.signal })
    const flight: Flight = { promise, controller, subscribers: 0 }
    flights.set(key, flight)
    void promise.finally(() => {
      if (flights.get(key) === flight) flights.delete(key)
    })
    return flight
  }
}

/** Runs `onAbort` when the signal aborts; the returned function stops listening. */
export function follow(signal: AbortSignal | undefined, onAbort: () => void): () => void {
  if (!signal) return () => undefined
  if (signal.aborted) onAbort()
  else signal.addEventListener('abort', onAbort, { once: true })
  return () => signal.removeEventListener('abort', onAbort)
}
