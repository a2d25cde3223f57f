import { and, eq, inArray } from 'drizzle-orm'
import { companyFacts, type StoreStatus } from '@tradeport/domain/catalogue/contract'
import type { CompanyFace } from '@tradeport/domain/identity/contract'
import type { ActorContext } from '@tradeport/node/server-kit'
import { storeTable } from './catalogue.table'
import { refreshStoreListings } from './listing.repository'
import { renameRelatedBuyer } from './price-relation.handlers'
import { moveStore } from './store.handlers'
import { storeWords } from './store.repository'

/** Who may decide about the company decides about its stores with it, by whatever role of the platform's own. */
const asAdministrator = (ctx: ActorContext): ActorContext => ({
  ...ctx,
  actor: { ...ctx.actor, roles: [...ctx.actor.roles, 'op_region_admin'] },
})

const ofCompany = (ctx: ActorContext, companyId: string, statuses: StoreStatus[]) =>
  ctx.db
    .select()
    .from(storeTable)
    .where(
      and(
        eq(storeTable.companyId, companyId),
        eq(storeTable.regionId, ctx.region.regionId),
        inArray(storeTable.status, statuses),
      ),
    )
    .orderBy(storeTable.id)

/** Stores of a suspended company leave the mall with their products. @returns those that did. */
export async function suspendStoresOf(ctx: ActorContext, companyId: string, reason: string): Promise<string[]> {
  const stores = await ofCompany(ctx, companyId, ['preparing', 'open'])
  for (const store of stores) await moveStore(asAdministrator(ctx), store, 'suspend', store.version, reason)
  return stores.map(store => store.id)
}

/** They come back, except for those that were decided about meanwhile. */
export async function reinstateStores(ctx: ActorContext, storeIds: readonly string[], reason: string): Promise<void> {
  const stores = await ctx.db
    .select()
    .from(storeTable)
    .where(and(inArray(storeTable.id, [...storeIds]), eq(storeTable.status, 'suspended')))
    .orderBy(storeTable.id)
  for (const store of stores) await moveStore(asAdministrator(ctx), store, 'reinstate', store.version, reason)
}

/** A suspended store of a closed company stays out of the mall as it is. */
export async function closeStoresOf(ctx: ActorContext, companyId: string, reason: string): Promise<void> {
  for (const store of await ofCompany(ctx, companyId, ['applied', 'rejected', 'preparing', 'open']))
    await moveStore(asAdministrator(ctx), store, 'close', store.version, reason)
}

/** What the mall says of a company that may not, or again may, take new business: its badge, and whether it can be asked. */
export async function showStanding(
  ctx: ActorContext,
  company: { companyId: string; takesBusiness: boolean; verifyLevel: number },
): Promise<void> {
  const changed = await ctx.db
    .update(storeTable)
    .set({ takesInquiries: company.takesBusiness, verifyLevel: company.verifyLevel, updatedAt: ctx.now() })
    .where(and(eq(storeTable.companyId, company.companyId), eq(storeTable.regionId, ctx.region.regionId)))
    .returning()
  for (const store of changed) {
    await refreshStoreListings(ctx, store)
    ctx.live({ to: { companyId: store.companyId }, topic: 'store', id: store.id })
  }
}

/** What the mall says of the company behind its stores: how it is called, where it is, and how it works. */
export async function showCompany(ctx: ActorContext, company: CompanyFace): Promise<void> {
  const { legalName, country, city, companyType, foundedYear } = company
  const facts = companyFacts.parse({
    ...company.production,
    typeProvenUntil: company.proven.companyType,
    productionProvenUntil: company.proven.production,
  })
  await renameRelatedBuyer(ctx, { companyId: company.companyId, name: legalName, country })
  const stores = await ctx.db
    .select()
    .from(storeTable)
    .where(and(eq(storeTable.companyId, company.companyId), eq(storeTable.regionId, ctx.region.regionId)))
    .orderBy(storeTable.id)
  for (const store of stores) {
    const [shown] = await ctx.db
      .update(storeTable)
      .set({
        legalName,
        country,
        city,
        companyType,
        foundedYear,
        employeesBand: company.employees,
        companyFacts: facts,
        words: storeWords({ ...store, legalName, city }),
        updatedAt: ctx.now(),
      })
      .where(eq(storeTable.id, store.id))
      .returning()
    if (shown) await refreshStoreListings(ctx, shown)
    ctx.live({ to: { companyId: store.companyId }, topic: 'store', id: store.id })
  }
}

/** Shops that the caller's company has or is about to have, as a plan counts them. */
export async function countShops(ctx: ActorContext): Promise<number> {
  const [row] = await ctx.query<{ n: number }>(
    'shops_of_company',
    `select count(*)::int as n from store where company_id = $1 and region_id = $2 and status not in ('rejected', 'closed')`,
    [ctx.actor.companyId, ctx.region.regionId],
  )
  return row?.n ?? 0
}
