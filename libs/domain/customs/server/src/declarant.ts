import { CHECKERS, CUSTOMS_DESK, DECLARANTS } from '@tradeport/domain/customs/rules'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'

/** Who sends forms begins them too, and sets up how they are sent. @throws AppError `MALL600403` for anybody else. */
export function requireDeclarant(ctx: ActorContext): void {
  if (!DECLARANTS.some(role => ctx.actor.roles.includes(role))) throw new AppError('MALL600403')
}

/** Whoever may look over forms says whether they are looked over. @throws AppError `MALL600403` for anybody else. */
export function requireChecker(ctx: ActorContext): void {
  if (!CHECKERS.some(role => ctx.actor.roles.includes(role))) throw new AppError('MALL600403')
}

/** The desk of operators, and whoever has just this by a role of their own. */
export const isDesk = (ctx: ActorContext, action: 'offline_create' | 'offline_update'): boolean =>
  ctx.actor.roles.some(role => CUSTOMS_DESK.some(desk => desk === role) || role === `declarationForm:${action}`)
