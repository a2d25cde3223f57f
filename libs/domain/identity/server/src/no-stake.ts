import { towards } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'

/** The companies that the caller, an operator, belongs to. */
export async function stakesOf(ctx: ActorContext): Promise<ReadonlySet<string>> {
  if (ctx.actor.kind !== 'operator') return new Set()
  const rows = await ctx.query<{ company_id: string }>(
    'company_stakes',
    `select company_id from company_member where user_id = $1 and status <> 'removed'`,
    [ctx.actor.userId],
  )
  return new Set(rows.map(row => row.company_id))
}

/** Whether who decides belongs to the company that it is about. */
async function worksFor(ctx: ActorContext, companyId: string): Promise<boolean> {
  const rows = await ctx.query<{ found: number }>(
    'company_works_for',
    `select 1 as found from company_member where company_id = $1 and user_id = $2 and status <> 'removed' limit 1`,
    [companyId, ctx.actor.userId],
  )
  return rows.length > 0
}

/** The call towards a company, as the machines ask for it. */
export const towardCompany = async (ctx: ActorContext, companyId: string): Promise<ActorContext> =>
  towards(ctx, await worksFor(ctx, companyId))

/**
 * Registrations and changes that are the caller's own, or about a company whose people they are: the one it is for, or the one that has
 * the number that was sent, which may be there only since then.
 */
export async function ownRegistrationsAmong(ctx: ActorContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.query<{ id: string }>(
    'own_registrations_among',
    `select a.id from registration_application a where a.id = any ($1::uuid[]) and (a.applicant_user_id = $2 or exists (
       select 1 from company_member m join company c on c.id = m.company_id
       where m.user_id = $2 and m.status <> 'removed' and (c.id = a.company_id
         or (c.country = a.company ->> 'country' and c.reg_no_key = a.reg_no_key and c.status <> 'closed'))))`,
    [[...ids], ctx.actor.userId],
  )
  return new Set(rows.map(row => row.id))
}
