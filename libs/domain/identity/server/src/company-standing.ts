import type { ActorContext, Job } from '@tradeport/node/server-kit'
import { companyStatusOf } from './company-state'
import type { IdentityPorts } from './ports'

type Tell = IdentityPorts['standing']

interface Standing {
  id: string
  region_id: string
  status: string
  verify_level: number
}

async function tell(ctx: ActorContext, company: Standing, standing: Tell): Promise<void> {
  const status = companyStatusOf(company.status)
  await standing(ctx, {
    companyId: company.id,
    takesBusiness: status === 'active',
    isSuspended: status === 'suspended',
    verifyLevel: company.verify_level,
  })
}

/** Also where nothing of it has changed: what it trades with may be new. */
export async function tellStanding(ctx: ActorContext, companyId: string, standing: Tell): Promise<void> {
  const [company] = await ctx.query<Standing>(
    'company_standing',
    'select id, region_id, status, verify_level from company where id = $1',
    [companyId],
  )
  if (company) await tell(ctx, company, standing)
}

/** An accepted site check is worth one level more than the licence, as long as it holds; without a licence it is worth nothing. */
export async function countSiteCheck(ctx: ActorContext, companyId: string, standing: Tell): Promise<void> {
  const [changed] = await ctx.query<Standing>(
    'company_site_check',
    `update company c set verify_level = checked.level, version = version + 1, updated_at = $2
     from (select case when exists (select 1 from company_certificate
       where company_id = $1 and kind = 'site_check' and status = 'accepted') then 3 else 2 end as level) checked
     where c.id = $1 and c.verify_level >= 2 and c.verify_level <> checked.level
     returning c.id, c.region_id, c.status, c.verify_level`,
    [companyId, ctx.now().toISOString()],
  )
  if (changed) await tell(ctx, changed, standing)
}

/**
 * What other domains keep of a company that may not do everything is told again every day: a domain that has come to keep something
 * since then (payments that are held) has it for the companies of before, too.
 */
export const standingTimer = ({ standing }: Pick<IdentityPorts, 'standing'>): Job => ({
  name: 'identity-standings',
  everySeconds: 86_400,
  async run(system) {
    const companies = await system.query<Standing>(
      'company_not_active',
      `select id, region_id, status, verify_level from company where status in ('restricted', 'suspended') order by id`,
      [],
    )
    for (const company of companies) await tell(system.inRegion(company.region_id), company, standing)
  },
})
