import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import type { Caller, TestApi } from './test-api'

/**
 * Has a provider stand as a customs broker: with a service that a reviewer approved for its proof. Nobody sees it on the market.
 *
 * @param validTo the last day of its record; without one it has no end
 */
export async function giveBrokerRecord(
  { pool }: Pick<TestApi, 'pool'>,
  { actor }: Pick<Caller, 'actor'>,
  { validTo = null, regionId = DEFAULT_REGION.regionId }: { validTo?: string | null; regionId?: string } = {},
): Promise<void> {
  const id = uuidv7()
  await pool.query(
    `insert into service (id, no, region_id, provider_company_id, status, version, content, category_code, languages, countries, proofs,
       proof_ends, proof_count, search_text, created_at, updated_at)
     values ($1::uuid, 'SV-' || $1, $2, $3, 'approved', 0, '{}', 'CUSTOMS', '{}', '{}', '{customs_broker_record}', array[$4::date], 1, '', now(), now())`,
    [id, regionId, actor.companyId, validTo],
  )
}
