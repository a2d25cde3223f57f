import * as membershipContract from '@tradeport/domain/membership/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import { accountHandlers } from './account.handlers'
import { membershipJobs } from './membership.jobs'
import { invoiceHandlers } from './issued-invoice.handlers'
import { offeringHandlers } from './offering.handlers'
import { orderHandlers } from './order.handlers'
import type { MembershipPorts } from './ports'
import { subscriptionHandlers } from './subscription.handlers'
import { trialHandlers } from './trial.handlers'

export const membershipServer = defineServerModule({
  name: 'membership',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: membershipContract,
  handlers: (ports: MembershipPorts) => ({
    ...subscriptionHandlers(ports),
    ...trialHandlers(ports),
    ...offeringHandlers,
    ...orderHandlers(ports),
    ...invoiceHandlers(ports),
    ...accountHandlers,
  }),
  jobs: membershipJobs,
})

export { openMembershipOrdersOf } from './open-orders'
export { createAbilities } from './ability'
export { giveBackUse, type GivenBack } from './given-back'
export type { CompanyFacts, HiddenOverQuota, MembershipPorts } from './ports'
