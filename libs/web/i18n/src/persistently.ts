import { TRANSLATION_RETRY_LIMIT, translationRetryDelayMs } from '@tradeport/kernel/config'

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Once more after 350 ms, doubled each time, at most five times; undefined when it never came. */
export async function persistently<T>(load: () => Promise<T | undefined>): Promise<T | undefined> {
  for (let attempt = 0; attempt <= TRANSLATION_RETRY_LIMIT; attempt += 1) {
    if (attempt > 0) await new Promise(resolve => setTimeout(resolve, translationRetryDelayMs(attempt - 1)))
    const result = await load()
    if (result) return result
  }
  return undefined
}

/** Runs at most so many at the same time; the others wait for their turn. */
export function createTurns(most: number): InTurn {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    if (running >= most) await new Promise<void>(resolve => waiting.push(resolve))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
