import * as serviceMarketContract from '@tradeport/domain/service-market/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import { profileHandlers, withProfiles } from './provider-profile.handlers'
import { experienceHandlers } from './experience-mode.handlers'
import { proofJobs } from './proof-jobs'
import { recommendHandlers } from './market-recommend.handlers'
import { marketHandlers } from './market.handlers'
import type { ServiceMarketPorts } from './ports'
import { categoryHandlers } from './service-category.handlers'
import { questionHandlers } from './service-question.handlers'
import { serviceHandlers } from './service.handlers'
import { favouriteHandlers } from './service-favourite.handlers'
import { versionHandlers } from './service-versions'
import { siteMapHandlers } from './site-map.handlers'

export const serviceMarketServer = defineServerModule({
  name: 'service-market',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: serviceMarketContract,
  jobs: () => proofJobs,
  handlers: (given: ServiceMarketPorts) => {
    const ports = { ...given, providers: withProfiles(given.providers) }
    return {
      ...categoryHandlers(ports),
      ...serviceHandlers(ports),
      ...versionHandlers,
      ...marketHandlers(ports),
      ...recommendHandlers(ports),
      ...experienceHandlers(ports),
      ...questionHandlers(ports),
      ...favouriteHandlers(ports),
      ...siteMapHandlers(ports),
      ...profileHandlers,
    }
  },
})

export { countPublishedServices } from './market.repository'
export { chosenTemplates, servicesUnder } from './chosen-template'
export { commissionOfCategory, holdCategories, serviceCategoryNames } from './service-category.repository'
export { offeredService, type OfferedService } from './offered-service'
export { qualifiedProviders } from './qualified-providers'
export { NO_AGREEMENTS, NOTHING_SAID } from './ports'
export type {
  CompanySaid,
  OrderRecord,
  ProviderFacts,
  ProviderPort,
  RecordPort,
  ServiceMarketPorts,
  ShipmentPort,
  UsagePort,
} from './ports'
