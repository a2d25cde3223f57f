import { OPEN_DOCUMENTS } from '@tradeport/domain/identity/contract'
import type * as identityContract from '@tradeport/domain/identity/contract'
import { companyMachine } from '@tradeport/domain/identity/rules'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { closeCompany } from './company-closing'
import { companyStatusOf, loadCompany, tellOwners } from './company-state'
import type { CompanyRecord } from './company.table'
import { ownersSeat, seatOf } from './member.handlers'
import type { IdentityPorts } from './ports'

type ClosingHandlers = Pick<Handlers<typeof identityContract>, 'companyClosing' | 'ownCompanyClose'>

async function ownCompany(ctx: ActorContext): Promise<CompanyRecord> {
  return loadCompany(ctx, ownersSeat(ctx, 'company:close').companyId)
}

/** Who owns the buying side does not close the selling side of somebody else. */
async function otherOwners(ctx: ActorContext): Promise<number> {
  const { companyId, userId, party } = seatOf(ctx)
  const [row] = await ctx.query<{ count: number }>(
    'company_other_owners',
    `select count(*)::int as count from company_member m where m.company_id = $1 and m.is_owner and m.status = 'active'
       and m.party <> $3 and m.user_id <> $2
       and not exists (select 1 from company_member own where own.company_id = $1 and own.party = m.party and own.user_id = $2
         and own.is_owner and own.status = 'active')`,
    [companyId, userId, party],
  )
  return row?.count ?? 0
}

async function inTheWay(ctx: ActorContext, { accounts }: IdentityPorts, company: CompanyRecord) {
  const counts = await accounts.openDocuments(ctx, company.id)
  const open = OPEN_DOCUMENTS.flatMap(document => (counts[document] > 0 ? [{ document, count: counts[document] }] : []))
  return { open, otherOwners: await otherOwners(ctx) }
}

export const ownClosingHandlers = (ports: IdentityPorts): ClosingHandlers => ({
  async companyClosing(ctx) {
    const company = await ownCompany(ctx)
    const found = await inTheWay(ctx, ports, company)
    const isAllowed = allowedActions(companyMachine, companyStatusOf(company.status), ctx.actor.roles).includes('close')
    return {
      ...found,
      mayClose: isAllowed && found.open.length === 0 && found.otherOwners === 0,
      version: company.version,
    }
  },

  async ownCompanyClose(ctx, input) {
    const company = await ownCompany(ctx)
    const { open, otherOwners: others } = await inTheWay(ctx, ports, company)
    const count = open.reduce((sum, each) => sum + each.count, others)
    if (count > 0) throw new AppError('USER_SERVICE530162', { count }, { data: { open, otherOwners: others } })
    const closed = await closeCompany(ctx, ports, company, input)
    await tellOwners(ctx, closed, 'company_closed', input.reason)
    return { status: closed.status }
  },
})
