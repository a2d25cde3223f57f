import { DECLARANTS } from '@tradeport/domain/customs/rules'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'

/** Who sends forms begins them too, and sets up how they are sent. @throws AppError `MALL600403` for anybody else. */
export function requireDeclarant(ctx: ActorContext): void {
  if (!DECLARANTS.some(role => ctx.actor.roles.includes(role))) throw new AppError('MALL600403')
}
