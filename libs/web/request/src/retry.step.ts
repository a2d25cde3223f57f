import { RETRY_LIMIT, retryDelayMs } from '@tradeport/kernel/config'
import { follow } from './concurrency.step'
import { failureOf, type Step } from './context'

/** Only timeouts and network faults are tried again; the idempotency key makes that safe for writes. */
export const retryStep: Step = async (ctx, next) => {
  const retries = ctx.options.retries ?? RETRY_LIMIT
  for (let attempt = 0; ; attempt += 1) {
    const result = await next(ctx)
    if (result.ok || attempt >= retries) return result
    if (result.failure.kind !== 'timeout' && result.failure.kind !== 'network') return result
    if (!(await wait(retryDelayMs(attempt), ctx.signal))) return failureOf(ctx, 'aborted')
  }
}

/** False when the signal aborted before the time was over. */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise(resolve => {
    const timer = setTimeout(() => {
      leave()
      resolve(true)
    }, ms)
    const leave = follow(signal, () => {
      clearTimeout(timer)
      resolve(false)
    })
  })
}
