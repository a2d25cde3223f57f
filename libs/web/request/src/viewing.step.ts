import { isViewSession } from '@tradeport/kernel/config'
import { failureOf, type Step } from './context'

/**
 * What a page sends by itself to change something (drafts, what was read) is not sent while an operator looks on: the server would refuse
 * it, and note that as tried. What somebody presses is told why.
 */
export const viewingStep: Step = async (ctx, next) => {
  const { endpoint, options, config } = ctx
  const isUnasked = endpoint.writes && !endpoint.whileViewing && (options.ignoreError || options.quiet)
  return isUnasked && isViewSession(config.token()) ? failureOf(ctx, 'aborted') : next(ctx)
}
