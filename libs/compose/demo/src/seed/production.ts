import { companyProfile, updateCompanyProfile } from '@tradeport/domain/identity/contract'
import { demoProduction } from '../content/production'
import type { DemoApi } from './demo-api'
import { demoEmail, type SeededPeople } from './people'

/** What sellers say of their factories, before anybody looks at them. */
export async function seedProduction(demo: DemoApi, people: SeededPeople): Promise<void> {
  const { rows } = await demo.pool.query<{ id: string; slug: string }>('select id, slug from category')
  const categories = new Map(rows.map(({ id, slug }) => [slug, id]))
  for (const { seller, actor } of people.sellers) {
    const said = await demo.call(actor, companyProfile, {})
    await demo.call(actor, updateCompanyProfile, {
      version: said.version,
      displayName: said.displayName,
      employees: said.employees,
      mainProducts: said.mainProducts,
      mainMarkets: said.mainMarkets,
      contactName: said.contactName,
      contactPhone: said.contactPhone,
      contactEmail: demoEmail(seller.key, 'seller'),
      production: demoProduction(seller, slug => categories.get(slug)),
    })
  }
}
