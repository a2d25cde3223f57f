import { isReviewed } from '@tradeport/domain/service-market/rules'
import { SERVICE_STATUSES, type ServiceFlow } from '@tradeport/domain/service-market/contract'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'

/** Approved by a reviewer and not taken away since; also what its provider does not show for now. */
const KNOWN_STATUSES = SERVICE_STATUSES.filter(status => isReviewed(status) && status !== 'disabled')

/**
 * Providers of the region that hold today what the categories of a flow ask for, by the proofs of a service of theirs that a reviewer approved.
 *
 * @param among only these companies
 */
export async function qualifiedProviders(
  ctx: ActorContext,
  flowCode: ServiceFlow,
  among?: readonly string[],
): Promise<string[]> {
  const rows = await ctx.query<{ id: string }>(
    'qualified_providers',
    `select distinct s.provider_company_id as id from service s join service_category c on c.code = s.category_code
     where c.flow_code = $1 and s.region_id = $2 and s.status = any ($3) and ($4::uuid[] is null or s.provider_company_id = any ($4))
       and not exists (select 1 from unnest(c.required_qualifications) as asked (type)
         where not exists (select 1 from unnest(s.proofs, s.proof_ends) as held (type, ends)
           where held.type = asked.type and (held.ends is null or held.ends >= $5::date)))`,
    [flowCode, ctx.region.regionId, KNOWN_STATUSES, among ? [...among] : null, tradeDay(ctx.now())],
  )
  return rows.map(({ id }) => id)
}
