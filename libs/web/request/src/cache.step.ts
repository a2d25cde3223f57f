import { REQUEST_CACHE_MS } from '@tradeport/kernel/config'
import type { Step } from './context'
import { requestKey } from './request-key'
import type { StepResult } from './result'

const MAX_ENTRIES = 200

interface Entry {
  readonly result: StepResult
  readonly endpoint: string
  readonly reads: readonly string[]
  readonly until: number
}

export interface ResponseCache {
  readonly step: Step
  /** Drops the answers that read one of the topics, and those in flight are not stored. */
  invalidate(topics: readonly string[]): void
  /** Drops the answers of one endpoint. */
  forget(endpoint: string): void
  clear(): void
}

/** Successful answers of GET calls for 60 s (spec section 9). */
export function createCache(): ResponseCache {
  const entries = new Map<string, Entry>()
  // When a topic was last touched, in calls: an answer that left before a write must not be stored after it.
  const touchedAt = new Map<string, number>()
  let tick = 0
  let clearedAt = 0

  const drop = (matches: (entry: Entry) => boolean) => {
    for (const [key, entry] of entries) if (matches(entry)) entries.delete(key)
  }

  const step: Step = async (ctx, next) => {
    const mode = ctx.options.cache ?? 'use'
    const key = ctx.endpoint.method === 'GET' && mode !== 'off' ? requestKey(ctx) : undefined
    if (key === undefined) return next(ctx)
    const known = entries.get(key)
    if (known && mode === 'use' && known.until > Date.now()) return known.result
    tick += 1
    const startedAt = tick
    const result = await next(ctx)
    const { reads, name } = ctx.endpoint
    const stale = clearedAt > startedAt || reads.some(topic => (touchedAt.get(topic) ?? 0) > startedAt)
    if (result.ok && !stale) {
      const keptFor = ctx.options.cacheMs ?? ctx.config.cacheMs ?? REQUEST_CACHE_MS
      entries.delete(key)
      entries.set(key, { result, endpoint: name, reads, until: Date.now() + keptFor })
      const oldest = entries.keys().next()
      if (entries.size > MAX_ENTRIES && !oldest.done) entries.delete(oldest.value)
    }
    return result
  }

  return {
    step,
    invalidate(topics) {
      tick += 1
      for (const topic of topics) touchedAt.set(topic, tick)
      drop(entry => entry.reads.some(topic => topics.includes(topic)))
    },
    forget(endpoint) {
      drop(entry => entry.endpoint === endpoint)
    },
    clear() {
      tick += 1
      clearedAt = tick
      entries.clear()
    },
  }
}
