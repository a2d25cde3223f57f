import * as customsContract from '@tradeport/domain/customs/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import { amendmentHandlers } from './amendment.handlers'
import { declarationHandlers } from './declaration.handlers'
import { delegationHandlers } from './delegation.handlers'
import type { CustomsPorts } from './ports'
import { customsJobs } from './pushes'
import { receiptHandlers } from './receipt.handlers'
import { settingsHandlers } from './settings.handlers'
import { transferHandlers } from './transfer.handlers'

export const customsServer = defineServerModule({
  name: 'customs',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: customsContract,
  handlers: (ports: CustomsPorts) => ({
    ...declarationHandlers(ports),
    ...settingsHandlers(ports),
    ...transferHandlers(ports),
    ...delegationHandlers(ports),
    ...amendmentHandlers,
    ...receiptHandlers,
  }),
  jobs: customsJobs,
})

export type { CodesInForce, CustomsPorts } from './ports'
export { singleWindowFolder } from './single-window.folder'
export type { SingleWindowPort } from './single-window.port'
export { singleWindowSimulator } from './single-window.simulator'
