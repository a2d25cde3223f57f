import * as catalogueContract from '@tradeport/domain/catalogue/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import { catalogueJobs } from './catalogue.jobs'
import { attributeHandlers } from './attribute.handlers'
import type { CataloguePorts } from './ports'
import { categoryAdminHandlers } from './category-admin.handlers'
import { categoryHandlers } from './category.handlers'
import { favouriteHandlers } from './favourite.handlers'
import { relationHandlers } from './price-relation.handlers'
import { importHandlers } from './product-import.handlers'
import { operatorProductHandlers } from './product-operator.handlers'
import { publicHandlers } from './product-public.handlers'
import { sellerProductHandlers } from './product-seller.handlers'
import { siteMapHandlers } from './site-map.handlers'
import { storeHandlers } from './store.handlers'

export const catalogueServer = defineServerModule({
  name: 'catalogue',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: catalogueContract,
  handlers: (ports: CataloguePorts) => ({
    ...categoryHandlers,
    ...categoryAdminHandlers,
    ...attributeHandlers,
    ...storeHandlers(ports),
    ...publicHandlers,
    ...siteMapHandlers,
    ...sellerProductHandlers,
    ...operatorProductHandlers(ports),
    ...importHandlers,
    ...favouriteHandlers(ports),
    ...relationHandlers(ports),
  }),
  jobs: () => catalogueJobs,
})

export type { BuyerFacts, CataloguePorts } from './ports'
export { forgetFavouritesOf } from './forget'
export { relateByOrder } from './price-relation.handlers'
export { productsWith } from './code-use'
export { categoryNames, upsertCategories } from './category.repository'
export {
  closeStoresOf,
  countShops,
  reinstateStores,
  showCompany,
  showStanding,
  suspendStoresOf,
} from './company-stores'
export { countHiddenProducts, fitProductsForSale, type FittedProducts } from './over-quota'
export { createStore, type NewStore } from './store.repository'
export {
  catalogueFigures,
  countProductsForSale,
  listedOffers,
  productSnapshots,
  storesByIds,
  type ProductSnapshotFacts,
  type StoreFacts,
} from './directory'
export { referenceRate, takeReferenceRates, type ReferenceRate } from './reference-rate.repository'
export { generateProducts, type BenchPlan } from './bench-data'
