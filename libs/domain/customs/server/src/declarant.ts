import { CHECKERS, CUSTOMS_DESK, DECLARANTS } from '@tradeport/domain/customs/rules'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { mayStep } from '@tradeport/kernel/contract-kit'

/** Who sends forms begins them too, and sets up how they are sent. @throws AppError `MALL600403` for anybody else. */
export function requireDeclarant(ctx: ActorContext, right: string): void {
  if (!mayStep(DECLARANTS, ctx.actor.roles, right)) throw new AppError('MALL600403')
}

/** Whoever may look over forms says whether they are looked over. @throws AppError `MALL600403` for anybody else. */
export function requireChecker(ctx: ActorContext): void {
  if (!mayStep(CHECKERS, ctx.actor.roles, 'singleWindow:check')) throw new AppError('MALL600403')
}

/** The desk of operators, and whoever has just this by a role of their own. */
export const isDesk = (ctx: ActorContext, action: 'offline_create' | 'offline_update'): boolean =>
  mayStep(CUSTOMS_DESK, ctx.actor.roles, `declarationForm:${action}`)
