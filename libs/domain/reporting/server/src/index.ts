import * as reportingContract from '@tradeport/domain/reporting/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import { reportHandlers, tidyReports } from './report.handlers'

export const reportingServer = defineServerModule({
  name: 'reporting',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: reportingContract,
  handlers: () => reportHandlers,
  jobs: () => [{ name: 'reporting.tidy', everySeconds: 600, run: tidyReports }],
})
