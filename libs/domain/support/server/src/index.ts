import * as supportContract from '@tradeport/domain/support/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import { offerHandlers } from './offer.handlers'
import { operatorHandlers } from './operator.handlers'
import type { SupportPorts } from './ports'
import { submitHandlers } from './submit.handlers'
import { supportJobs } from './support.jobs'
import { trackHandlers } from './track.handlers'

export const supportServer = defineServerModule({
  name: 'support',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: supportContract,
  handlers: (ports: SupportPorts) => ({
    ...submitHandlers(ports),
    ...trackHandlers(ports),
    ...operatorHandlers(ports),
    ...offerHandlers(ports),
  }),
  jobs: supportJobs,
})

export { handOnMessages } from './hand-on'
export { deleteMessagesOf } from './message.repository'
export type { OfferPort, SupportPorts } from './ports'
