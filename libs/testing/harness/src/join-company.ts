import type { Caller, TestApi } from './test-api'

interface Joined {
  readonly party?: 'buyer' | 'seller' | 'provider'
  readonly roles?: readonly string[]
  readonly isOwner?: boolean
  /** A moment; now where it is left out. */
  readonly since?: string
}

/** Makes somebody one of a company's people besides what they are already: operators then have a stake in it. */
export async function joinCompany(
  { pool, clock }: Pick<TestApi, 'pool' | 'clock'>,
  { actor }: Pick<Caller, 'actor'>,
  companyId: string | null | undefined,
  { party = 'seller', roles = ['sales'], isOwner = false, since = clock.now.toISOString() }: Joined = {},
): Promise<void> {
  await pool.query(
    `insert into company_member (user_id, company_id, party, roles, is_owner, status, created_at)
     values ($1, $2, $3, $4, $5, 'active', $6)`,
    [actor.userId, companyId, party, roles, isOwner, since],
  )
}
