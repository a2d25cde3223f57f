import { OLD_TRADE_PREFIX } from '@tradeport/kernel/config'
import type { Step } from './context'

/** Paths of the old foreign-trade application are rewritten (spec section 7); the list of the known ones comes with the first of them. */
export const prefixStep: Step = async (ctx, next) => {
  if (!ctx.path.startsWith(`${OLD_TRADE_PREFIX}/`)) return next(ctx)
  const { rewritePrefix } = await import('./known-paths')
  return next({ ...ctx, path: rewritePrefix(ctx.path, ctx.config.developmentHost ?? false) })
}
