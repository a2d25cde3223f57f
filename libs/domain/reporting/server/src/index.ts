import * as reportingContract from '@tradeport/domain/reporting/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import { reportHandlers, tidyReports, type ReportingPorts } from './report.handlers'

export const reportingServer = defineServerModule({
  name: 'reporting',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: reportingContract,
  handlers: (ports: ReportingPorts) => reportHandlers(ports),
  jobs: () => [{ name: 'reporting.tidy', everySeconds: 600, run: tidyReports }],
})

export type { ReportingPorts }
