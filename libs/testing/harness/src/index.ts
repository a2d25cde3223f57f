export { aloneShopPorts } from './alone-shop-ports'
export { giveBrokerRecord } from './broker-record'
export { LICENCE, beginCompanyChange, sendCompanyChange } from './company-change'
export { joinCompany } from './join-company'
export { NEWCOMER, creditCode, handIn, mailedCode, registered, signedIn } from './newcomer'
export { createTestDatabase, type TestDatabase } from './test-database'
export {
  startModuleApi,
  startTestApi,
  type Caller,
  type CallOptions,
  type PersonOptions,
  type TestApi,
} from './test-api'
export {
  fieldsOf,
  inputWith,
  keepsUndeclared,
  leastInputWith,
  namesField,
  plainPlace,
  takesIds,
  textPlacesOf,
  withTexts,
  type Field,
} from './input-shape'
export { setTimers } from './region-timers'
export { senderFolders, type SenderFolders } from './sender-folder'
export { TOO_LONG_BY_ONE, UNKEEPABLE_SPOILS, spoiltInputs, type SpoiltInput } from './spoilt-inputs'
export { SoftAuthenticator, type Forgery } from './soft-authenticator'
export { pdfPages } from './pdf-pages'
export { zipParts } from './zip-parts'
export { ANY_FILES, uploadForm, type Upload } from './upload-form'
