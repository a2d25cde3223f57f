import { DATA_EXPORT_ABILITY, PRODUCT_IMPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import type { AbilitySale } from '@tradeport/domain/membership/contract'
import { ALL_REGIONS } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import type { DemoActor, DemoApi } from './demo-api'
import type { SeededPeople } from './people'

/** How the regions sell them: the export as a package beside the plans, the import with a higher plan. */
const OFFERS: Readonly<Record<string, AbilitySale>> = {
  [DATA_EXPORT_ABILITY]: 'package',
  [PRODUCT_IMPORT_ABILITY]: 'plan',
}

const DAY = 86_400_000
/** In days: longer than the longest list of uses, one a day. */
const GRANTED_BEFORE = 25

interface DemoGrant {
  readonly ability: string
  /** Null: not counted. */
  readonly quota: number | null
  readonly used: number
}

const EVERYTHING: readonly DemoGrant[] = [
  { ability: DATA_EXPORT_ABILITY, quota: 100, used: 3 },
  { ability: PRODUCT_IMPORT_ABILITY, quota: null, used: 0 },
]

/** Sellers that differ from the others, by key: a package that is used up, and companies that have bought nothing. */
const OTHERWISE: Readonly<Record<string, readonly DemoGrant[]>> = {
  cashhill: [
    { ability: DATA_EXPORT_ABILITY, quota: 20, used: 20 },
    { ability: PRODUCT_IMPORT_ABILITY, quota: null, used: 0 },
  ],
  twelvegauge: [],
  littleloop: [],
}

/** What companies have paid for. */
export async function seedAbilities(demo: DemoApi, people: SeededPeople): Promise<void> {
  for (const { regionId } of ALL_REGIONS)
    for (const [ability, sale] of Object.entries(OFFERS))
      await demo.pool.query('insert into ability_offer (region_id, ability, sale) values ($1, $2, $3)', [
        regionId,
        ability,
        sale,
      ])
  for (const { seller, actor } of people.sellers)
    for (const grant of OTHERWISE[seller.key] ?? EVERYTHING) {
      const id = uuidv7()
      const since = new Date(demo.now().getTime() - GRANTED_BEFORE * DAY)
      await demo.pool.query(
        `insert into ability_grant (id, region_id, company_id, ability, quota, used, valid_from, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $7)`,
        [id, actor.region.regionId, actor.companyId, grant.ability, grant.quota, grant.used, since.toISOString()],
      )
      await seedUses(demo, actor, { id, since }, grant)
    }
}

/** The ledger holds each use of what was granted, one a day. */
async function seedUses(
  demo: DemoApi,
  actor: DemoActor,
  { id: grantId, since }: { id: string; since: Date },
  { ability, quota, used }: DemoGrant,
): Promise<void> {
  for (let index = 0; index < used; index += 1)
    await demo.pool.query(
      `insert into ability_use (id, region_id, company_id, ability, grant_id, at, user_id, user_name, remaining)
       values ($1, $2, $3, $4, $5, $6, $7, (select display_name from user_account where id = $7), $8)`,
      [
        ...[uuidv7(), actor.region.regionId, actor.companyId, ability, grantId],
        new Date(since.getTime() + index * DAY).toISOString(),
        ...[actor.userId, quota === null ? null : quota - index - 1],
      ],
    )
}
