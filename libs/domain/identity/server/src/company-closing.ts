import type { ActorContext } from '@tradeport/node/server-kit'
import { moveCompany } from './company-state'
import type { CompanyRecord } from './company.table'
import { tellEnded } from './ended-sessions'
import type { AccountPorts, IdentityPorts } from './ports'

async function endSessions(ctx: ActorContext, companyId: string): Promise<void> {
  const ended = await ctx.query<{ id: string }>(
    'company_sessions_end',
    'update user_session set ended_at = $2 where company_id = $1 and ended_at is null returning id',
    [companyId, ctx.now().toISOString()],
  )
  tellEnded(ctx, ended)
  await ctx.query(
    'company_invitations_end',
    `update company_invitation set status = 'revoked', version = version + 1, updated_at = $2
     where company_id = $1 and status = 'pending'`,
    [companyId, ctx.now().toISOString()],
  )
}

/** How much of a company is open that others rely on: until it has ended, nobody closes the company. */
export async function openCount(
  ctx: ActorContext,
  { openDocuments }: Pick<AccountPorts, 'openDocuments'>,
  companyId: string,
): Promise<number> {
  return Object.values(await openDocuments(ctx, companyId)).reduce((sum, count) => sum + count, 0)
}

/** For good: its shops leave the mall, and nobody comes in for it any more. Whether anything is still open has been asked before. */
export async function closeCompany(
  ctx: ActorContext,
  ports: Pick<IdentityPorts, 'stores' | 'standing'>,
  company: CompanyRecord,
  change: { version?: number; reason?: string } = {},
): Promise<CompanyRecord> {
  const closed = await moveCompany(
    ctx,
    company,
    { ...change, action: 'close', set: { statusReason: change.reason ?? null, heldStoreIds: [] } },
    ports.standing,
  )
  await ports.stores.closeStores(ctx, company.id, change.reason ?? '')
  await endSessions(ctx, company.id)
  return closed
}
