import { failureOf, type Step } from './context'
import type { StepResult } from './result'

/**
 * The outermost step: whatever a step throws becomes a failure value, and failures are announced. Callers that
 * shared one flight share one failure object, so the listener can tell repetitions.
 */
export const errorStep: Step = async (ctx, next) => {
  const token = ctx.config.token()
  let result: StepResult
  try {
    result = await next(ctx)
  } catch (error) {
    result = failureOf(ctx, 'network', { data: error })
  }
  if (!result.ok && result.failure.kind !== 'aborted' && !ctx.options.ignoreError) {
    ctx.config.onFailure?.(result.failure, ctx.options, token)
  }
  return result
}
