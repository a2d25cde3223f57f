import { notHeld, servesAllOf } from '@tradeport/domain/identity/rules'
import { isPermissionKey, type PermissionCatalogue } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'

/** Everything the caller may do now. */
export function heldBy(ctx: ActorContext, catalogue: PermissionCatalogue): ReadonlySet<string> {
  return catalogue.held(ctx.actor.roles)
}

/** What roles allow, built in or the platform's own; a disabled one counts as if it were enabled, for it may be again. */
export async function permissionsOfRoles(
  ctx: ActorContext,
  catalogue: PermissionCatalogue,
  roles: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await ctx.query<{ permissions: string[] }>(
    'role_permissions',
    'select permissions from operator_role where code = any ($1)',
    [[...roles]],
  )
  const builtIn = roles.filter(role => !isPermissionKey(role))
  const keys = roles.filter(isPermissionKey)
  return catalogue.held([...builtIn, ...keys, ...rows.flatMap(row => row.permissions)])
}

/** Whether the caller serves every region, and holds every right, of an operator. */
export function mayLookAfter(
  ctx: ActorContext,
  catalogue: PermissionCatalogue,
  operator: { region_ids: readonly string[]; holds: readonly string[] },
): boolean {
  if (!servesAllOf(ctx.actor.regionIds, operator.region_ids)) return false
  return notHeld(heldBy(ctx, catalogue), catalogue.held(operator.holds)).length === 0
}

/** @throws AppError `USER_SERVICE530301` for what the caller does not hold: nobody grants that. */
export function requireHeld(ctx: ActorContext, catalogue: PermissionCatalogue, asked: Iterable<string>): void {
  if (notHeld(heldBy(ctx, catalogue), asked).length > 0) throw new AppError('USER_SERVICE530301')
}
