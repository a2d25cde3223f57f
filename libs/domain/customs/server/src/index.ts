import * as customsContract from '@tradeport/domain/customs/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import { amendmentHandlers } from './amendment.handlers'
import { conversionHandlers } from './conversion'
import { calendarHandlers } from './customs-calendar'
import { claimHandlers } from './customs-order-claims'
import { customsOrderJobs } from './customs-order-jobs'
import { customsOrderHandlers } from './customs-order.handlers'
import { declarationCountJobs } from './declaration-counts'
import { declarationHandlers } from './declaration.handlers'
import { sendingHandlers } from './declaration-sending'
import { delegationHandlers } from './delegation.handlers'
import { listExportHandlers } from './list-export.handlers'
import { listExportJobs } from './list-export.job'
import { parameterHandlers } from './parameters'
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
    ...sendingHandlers(ports),
    ...settingsHandlers(ports),
    ...transferHandlers(ports),
    ...listExportHandlers(ports),
    ...delegationHandlers(ports),
    ...customsOrderHandlers(ports),
    ...claimHandlers(ports),
    ...conversionHandlers(ports),
    ...amendmentHandlers(ports),
    ...calendarHandlers(ports),
    ...receiptHandlers(ports),
    ...parameterHandlers,
  }),
  jobs: ports => [...customsJobs(ports), ...listExportJobs(ports), ...customsOrderJobs(ports), ...declarationCountJobs],
})

export { feePaymentsMoved } from './customs-order-funds'
export { agencyRecords } from './agency-record'
export { formSheets } from './form-sheets'
export { openCustomsOrdersWith, openDeclarationsWith } from './code-use'
export { customsBegun, openCustomsOrdersOf } from './open-customs-orders'
export type { CodesInForce, CustomsPorts, KeepPaper, ServiceOrderWork } from './ports'
export {
  CALLBACK_MAX_BYTES,
  CALLBACK_WINDOW_SECONDS,
  callbackSignature,
  takeCallback,
  type CallbackOutcome,
} from './single-window.callback'
export { beginServiceWork, finishServiceWork, serviceWorkAt, serviceWorkWaiting, stopServiceWork } from './service-work'
export { singleWindowFolder } from './single-window.folder'
export { FOLDERS, OWNER_MARK } from './sender-folder'
export { singleWindowWays } from './single-window.ways'
export type { SingleWindowPort } from './single-window.port'
export { singleWindowSimulator } from './single-window.simulator'
