import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { towards } from './party'

/** Whose people operators are; the companies' domain knows. */
export interface StakePort {
  /** The companies that the caller, an operator, is one of the people of: others decide about these. Empty for anybody else. */
  stakesOf(ctx: ActorContext): Promise<ReadonlySet<string>>
}

/** Whether something is about one of these companies; a side that is not there yet is none. */
export const isAbout = (stakes: ReadonlySet<string>, companyIds: readonly (string | null)[]): boolean =>
  companyIds.some(id => id !== null && stakes.has(id))

/** The call towards the companies that something is about: who is one of the people of any decides nothing between them. */
export const towardCompanies = async (
  ctx: ActorContext,
  { stakesOf }: StakePort,
  companyIds: readonly (string | null)[],
): Promise<ActorContext> => towards(ctx, isAbout(await stakesOf(ctx), companyIds))

/**
 * For what no machine decides: about their own company others do.
 *
 * @throws AppError `USER_SERVICE530307`
 */
export async function requireOthers(
  ctx: ActorContext,
  { stakesOf }: StakePort,
  companyIds: readonly (string | null)[],
): Promise<void> {
  if (isAbout(await stakesOf(ctx), companyIds)) throw new AppError('USER_SERVICE530307')
}
