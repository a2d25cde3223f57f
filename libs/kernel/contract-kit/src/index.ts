export * as z from 'zod/mini'
export {
  AUDIENCES,
  defineEndpoint,
  endpointsOf,
  isEndpoint,
  type Audience,
  type Endpoint,
  type EndpointKind,
  type HandlerOutputOf,
  type InputOf,
  type OutputOf,
  type ParsedInputOf,
} from './endpoint'
export { SUCCESS_CODE, type Envelope, type FieldError } from './envelope'
export {
  LOCALE_CODES,
  MAX_PAGE_SIZE,
  TOTAL_CAP,
  civilDate,
  countryCode,
  currencyCode,
  decimal,
  documentEvent,
  fieldChange,
  fieldsFor,
  i18nText,
  id,
  instant,
  optionalText,
  pageInput,
  pageOutput,
  statusCountOutput,
  text,
  type FieldChange,
  type I18nText,
  type LocaleCode,
  type Page,
  listFile,
} from './schemas'
export { defineStep, stepTarget, steppedTo, type StepDefinition, type SteppedDocument } from './step'
export { NO_NEW_BUSINESS, allowedActions, defineMachine, isBarred, type Machine, type MachineAction } from './machine'
export {
  MENU_FRONT_ENDS,
  MENU_GROUPS,
  defineMenu,
  menuEntriesOf,
  type DomainMenu,
  type KnownMenuEntry,
  type MenuEntry,
  type MenuFrontEnd,
  type MenuGroup,
} from './menu'
export {
  createPermissionCatalogue,
  holds,
  isOfOffice,
  isPermissionKey,
  type Permission,
  type PermissionCatalogue,
  type PermissionRules,
} from './permission'
