import type { Failure } from '@tradeport/web/request'
import { newId, stableJson } from '@tradeport/web/request'

/** The duplicate of a call that still runs: its first answer is still to come. */
const STILL_RUNNING = 'FT510007'

/**
 * The idempotency key of one user action. Pressing again after an unknown outcome (no answer, a gateway fault) repeats the
 * action under the same key, so that nothing is done twice; a changed input or a clear answer starts a new action.
 */
export function createActionKey() {
  let open: { readonly input: string; readonly key: string } | undefined
  return {
    for(input: unknown): string {
      const text = stableJson(input)
      if (open?.input !== text) open = { input: text, key: newId() }
      return open.key
    },
    settle(failure?: Failure): void {
      const unknownOutcome = failure && (failure.kind !== 'business' || failure.code === STILL_RUNNING)
      if (!unknownOutcome) open = undefined
    },
  }
}
