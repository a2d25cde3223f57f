import * as sourcingContract from '@tradeport/domain/sourcing/contract'
import {
  inquiryMachine,
  purchaseApprovalMachine,
  quotationMachine,
  threadMachine,
} from '@tradeport/domain/sourcing/rules'
import { defineServerModule, type Handlers } from '@tradeport/node/server-kit'
import { basketHandlers } from './basket.handlers'
import { blockHandlers } from './block.handlers'
import { colleagueHandlers } from './colleague.handlers'
import { inquiryHandlers } from './inquiry.handlers'
import { sourcingJobs } from './jobs'
import type { SourcingPorts } from './ports'
import { purchaseApprovalHandlers } from './purchase-approval.handlers'
import { quotationBuyerHandlers } from './quotation-buyer.handlers'
import { quotationSellerHandlers } from './quotation-seller.handlers'
import { threadHandlers } from './thread.handlers'

export const sourcingServer = defineServerModule({
  name: 'sourcing',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: sourcingContract,
  handlers: (ports: SourcingPorts): Handlers<typeof sourcingContract> => ({
    ...basketHandlers(ports),
    ...inquiryHandlers(ports),
    ...threadHandlers(ports),
    ...colleagueHandlers(ports),
    ...blockHandlers(ports),
    ...quotationSellerHandlers(ports),
    ...quotationBuyerHandlers(ports),
    ...purchaseApprovalHandlers(ports),
  }),
  jobs: () => sourcingJobs,
})

export { openInquiriesWith } from './code-use'
export { inquiryNumbers } from './inquiry-numbers'

/** For the table of what each role may do. */
export const sourcingMachines = [inquiryMachine, threadMachine, quotationMachine, purchaseApprovalMachine]

export { BLOCK_READERS, blockedWith } from './block.repository'
export { NEGOTIATION_READERS } from './party'
export { handOnNegotiations } from './hand-on'
export { reachedPapers } from './reached-papers'
export { openNegotiationsOf } from './open-negotiations'
export { barThreads, barThreadsOfStore } from './standing'
export type {
  CatalogueForSourcing,
  OrderPort,
  OrganisationForSourcing,
  RateFacts,
  RatesForSourcing,
  SourcingPorts,
  StoreFacts,
} from './ports'
