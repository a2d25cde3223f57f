import * as governanceContract from '@tradeport/domain/governance/contract'
import { defineServerModule, forgetAnswers } from '@tradeport/node/server-kit'
import { sealAudit } from './audit-chain'
import { auditHandlers } from './audit.handlers'
import { backgroundJobHandlers } from './background-job.handlers'
import { dataExportHandlers } from './data-export.handlers'
import { writeExports } from './data-export.job'
import type { GovernancePorts } from './ports'

export { verifyAudit } from './audit-chain'
export type { CodeWords, ExportColumn, ExportFilter, ExportPorts, ExportSource, GovernancePorts } from './ports'

/** The operators' house: who did what, and the proof that nobody has changed the record of it. */
export const governanceServer = defineServerModule<GovernancePorts, typeof governanceContract>({
  name: 'governance',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: governanceContract,
  handlers: ports => ({ ...auditHandlers(ports), ...backgroundJobHandlers, ...dataExportHandlers(ports.exports) }),
  jobs: ({ exports }) => [
    { name: 'governance.sealAudit', everySeconds: 30, run: sealAudit },
    { name: 'governance.forgetAnswers', everySeconds: 60, run: forgetAnswers },
    { name: 'governance.writeExports', everySeconds: 2, steps: writeExports(exports) },
  ],
})
