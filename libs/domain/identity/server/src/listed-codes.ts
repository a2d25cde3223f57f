import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { CodePorts, ListedCode } from './ports'

/** @throws AppError at the field of a code that its list does not have, or no longer. */
export async function requireListed(
  ctx: ActorContext,
  codes: CodePorts,
  wanted: ListedCode,
  path: string,
): Promise<void> {
  const inForce = await codes.inForce(ctx, [wanted], ctx.now().toISOString().slice(0, 10))
  // A list that is empty forbids nothing.
  if (inForce.get(wanted.list)?.has(wanted.code) === false)
    throw new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path, rule: 'invalid_value' }] })
}
