import * as agreementContract from '@tradeport/domain/agreement/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import { agreementHandlers } from './agreement.handlers'
import type { AgreementPorts } from './ports'
import { templateHandlers } from './template.handlers'

export const agreementServer = defineServerModule({
  name: 'agreement',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: agreementContract,
  handlers: (ports: AgreementPorts) => ({ ...templateHandlers(ports), ...agreementHandlers(ports) }),
})

export { orderAgreements } from './order-agreement'
export type { ChosenTemplatePort } from './ports'
export { agreementsUnder, heldTemplates, templatesNaming, templatesOffered } from './template.handlers'
