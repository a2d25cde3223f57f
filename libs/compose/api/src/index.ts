export { companyPorts } from './company-ports'
export { createApi, type Api, type ApiOptions } from './create-api'
export { createFirstPages } from './first-page'
export { inviteFirst } from './first-operator'
export { pageKindOf } from './first-page-kinds'
export { partyCatalogues } from './party-permissions'
export { permissionCatalogue, permissionsOf } from './permissions'
export { createSiteMap } from './site-map'
export { shopPorts } from './shop-ports'
export { supportPorts } from './support-ports'
export { plug, wiringOf, type Plugged, type Wiring } from './wiring'
export { wireProduct } from './wire-product'
export { verifyAudit } from '@tradeport/domain/governance/server'
export { gleifRegistry } from '@tradeport/domain/identity/server'
export { httpSms, smtpTransport, type MailTransport, type OutgoingMail } from '@tradeport/domain/messaging/server'
export {
  embeddedProvider,
  modelProvider,
  modelTranscriber,
  searxngSearch,
  type AssistantSettings,
} from '@tradeport/domain/assistant/server'
export { tradingPorts } from './trading-ports'
