import * as governanceContract from '@tradeport/domain/governance/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import { sealAudit } from './audit-chain'
import { auditHandlers } from './audit.handlers'
import { backgroundJobHandlers } from './background-job.handlers'
import type { GovernancePorts } from './ports'

export { verifyAudit } from './audit-chain'
export type { GovernancePorts } from './ports'

/** The operators' house: who did what, and the proof that nobody has changed the record of it. */
export const governanceServer = defineServerModule<GovernancePorts, typeof governanceContract>({
  name: 'governance',
  migrations: {},
  contract: governanceContract,
  handlers: ports => ({ ...auditHandlers(ports), ...backgroundJobHandlers }),
  jobs: () => [{ name: 'governance.sealAudit', everySeconds: 30, run: sealAudit }],
})
