import type { AccountAction, AccountStatus } from '@tradeport/domain/identity/contract'
import { accountMachine } from '@tradeport/domain/identity/rules'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'

/**
 * The only way an account's status changes: the machine decides, the database settles races.
 *
 * @param deletionDueAt for actions after which the account waits to be emptied.
 * @throws AppError `MALL600403` when the machine does not allow it now, `FT510006` when somebody was faster.
 */
export async function accountStep(
  ctx: ActorContext,
  account: { id: string; status: AccountStatus },
  action: AccountAction,
  by: string | readonly string[],
  deletionDueAt: Date | null = null,
): Promise<void> {
  const roles = typeof by === 'string' ? [by] : by
  if (!allowedActions(accountMachine, account.status, roles).includes(action)) throw new AppError('MALL600403')
  const moved = await ctx.query<{ id: string }>(
    'account_step',
    'update user_account set status = $3, deletion_due_at = $4, updated_at = $5 where id = $1 and status = $2 returning id',
    [
      account.id,
      account.status,
      accountMachine.actions[action].to,
      deletionDueAt?.toISOString() ?? null,
      ctx.now().toISOString(),
    ],
  )
  if (moved.length === 0) throw new AppError('FT510006')
}
