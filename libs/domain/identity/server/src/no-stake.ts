import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'

/** Whether who decides belongs to the company that it is about. */
export async function worksFor(ctx: ActorContext, companyId: string): Promise<boolean> {
  const rows = await ctx.query<{ found: number }>(
    'company_works_for',
    `select 1 as found from company_member where company_id = $1 and user_id = $2 and status <> 'removed' limit 1`,
    [companyId, ctx.actor.userId],
  )
  return rows.length > 0
}

/**
 * One account may belong to a company and work for the platform: about the own company others decide.
 *
 * @throws AppError `USER_SERVICE530307`
 */
export async function requireNoStake(ctx: ActorContext, companyId: string | null): Promise<void> {
  if (companyId !== null && (await worksFor(ctx, companyId))) throw new AppError('USER_SERVICE530307')
}
