import * as identityContract from '@tradeport/domain/identity/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import { accountHandlers } from './account.handlers'
import { operatorHandlers } from './operators.handlers'
import type { IdentityPorts } from './ports'
import { registrationHandlers } from './registration.handlers'

export const identityServer = defineServerModule({
  name: 'identity',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: identityContract,
  handlers: (ports: IdentityPorts) => ({
    ...accountHandlers,
    ...registrationHandlers(ports),
    ...operatorHandlers(ports),
  }),
})

export {
  companyFacts,
  companyTimeZone,
  countriesOfBuyers,
  hiddenProviders,
  operatorsServing,
  providerCompanies,
  recipientsOf,
  type ProviderCompany,
  type Recipient,
} from './directory'
export type { IdentityPorts, NewStore, StorePort } from './ports'
export { createAuthenticator } from './session'
export { hashPassword } from './secrets'
