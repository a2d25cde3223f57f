import {
  CUSTOMS_DESK,
  DECLARATION_READERS,
  amendmentMachine,
  BESIDE_CUSTOMS_ORDER,
  customsOrderMachine,
  declarationMachine,
} from '@tradeport/domain/customs/rules'
import {
  AGREEMENT_READERS,
  TEMPLATE_EDITORS,
  agreementMachine,
  agreementTemplateMachine,
} from '@tradeport/domain/agreement/rules'
import { DESK_READERS, DESK_ROLES } from '@tradeport/domain/assistant/rules'
import {
  CATALOGUE_EDITORS,
  attributeMachine,
  categoryMachine,
  productChangeMachine,
  productMachine,
  relationMachine,
  storeMachine,
} from '@tradeport/domain/catalogue/rules'
import { EDITORS, newsMachine, publicationMachine } from '@tradeport/domain/content/rules'
import {
  AUDIT_READERS,
  EXPORTERS,
  FULL_EXPORTERS,
  JOB_READERS,
  backgroundJobMachine,
  dataExportMachine,
} from '@tradeport/domain/governance/rules'
import {
  BANK_ACCOUNT_READERS,
  bankAccountMachine,
  certificateMachine,
  companyMachine,
  grantMachine,
  operatorMachine,
  registrationMachine,
} from '@tradeport/domain/identity/rules'
import {
  MEMBERSHIP_READERS,
  PAYMENT_CONFIRMERS,
  PLAN_EDITORS,
  offeringMachine,
  invoiceMachine as membershipInvoiceMachine,
  orderMachine as membershipOrderMachine,
} from '@tradeport/domain/membership/rules'
import {
  DICTIONARY_EDITORS,
  RATE_EDITORS,
  RATE_READERS,
  dictionaryMachine,
  exchangeRateMachine,
} from '@tradeport/domain/reference/rules'
import { MAIL_READERS, mailMachine } from '@tradeport/domain/messaging/rules'
import { reportMachine } from '@tradeport/domain/reporting/rules'
import { LANGUAGE_READERS, languageTextMachine } from '@tradeport/domain/language/rules'
import {
  CATEGORY_EDITORS,
  serviceCategoryMachine,
  serviceQuestionMachine,
  serviceMachine,
} from '@tradeport/domain/service-market/rules'
import {
  BESIDE,
  COMMISSION_READERS,
  PAYMENT_KEEPERS,
  afterSalesMachine,
  serviceOrderMachine,
} from '@tradeport/domain/service-order/rules'
import { SERVICE_ORDER_READERS } from '@tradeport/domain/service-order/server'
import { BLOCK_READERS, NEGOTIATION_READERS, sourcingMachines } from '@tradeport/domain/sourcing/server'
import { AGENTS, MESSAGE_READERS, leaveMessageMachine } from '@tradeport/domain/support/rules'
import { ORDER_READERS, tradingMachines } from '@tradeport/domain/trading/server'
import { ROLES } from '@tradeport/kernel/config'
import { createPermissionCatalogue, endpointsOf, type PermissionCatalogue } from '@tradeport/kernel/contract-kit'

interface RoleMachine {
  readonly name: string
  readonly actions: Readonly<Record<string, { readonly by: readonly string[] }>>
}

export const MACHINES: readonly RoleMachine[] = [
  registrationMachine,
  companyMachine,
  certificateMachine,
  bankAccountMachine,
  operatorMachine,
  grantMachine,
  storeMachine,
  relationMachine,
  categoryMachine,
  attributeMachine,
  productMachine,
  productChangeMachine,
  ...sourcingMachines,
  ...tradingMachines,
  newsMachine,
  publicationMachine,
  reportMachine,
  languageTextMachine,
  serviceCategoryMachine,
  // Before `service`, with whose name theirs begin.
  serviceOrderMachine,
  // What is done beside its status is ruled by others than those who keep its money.
  {
    name: serviceOrderMachine.name,
    actions: { decide_refund: BESIDE.decide_refund, decide_payment: BESIDE.decide_payment },
  },
  afterSalesMachine,
  serviceQuestionMachine,
  serviceMachine,
  // Before `agreement`, with whose name its own begins.
  agreementTemplateMachine,
  agreementMachine,
  leaveMessageMachine,
  offeringMachine,
  membershipOrderMachine,
  membershipInvoiceMachine,
  dictionaryMachine,
  exchangeRateMachine,
  mailMachine,
  backgroundJobMachine,
  dataExportMachine,
  customsOrderMachine,
  // What finance does beside its status.
  { name: customsOrderMachine.name, actions: { retry_payment: BESIDE_CUSTOMS_ORDER.retry_payment } },
  declarationMachine,
  amendmentMachine,
]

/** What a role may do, as `<document>:<action>`: read off the state machines, so that the list cannot differ from the checks. */
export function permissionsOf(role: string): readonly string[] {
  return MACHINES.flatMap(machine =>
    Object.entries(machine.actions)
      .filter(([, action]) => action.by.includes(role))
      .map(([action]) => `${machine.name}:${action}`),
  )
}

const ADMINISTRATORS = ['op_super', 'op_region_admin']
const SUPER = ['op_super']
const EVERYBODY: readonly string[] = ROLES.operator
/** What companies hand in to prove who they are. */
const EVIDENCE_READERS = [...ADMINISTRATORS, 'op_reviewer', 'op_auditor']
/** Everybody but who writes for the portal deals with companies. */
const COMPANY_READERS = [...EVIDENCE_READERS, 'op_trade', 'op_arbiter', 'op_cs', 'op_finance']
const GOODS_READERS = [...EVIDENCE_READERS, 'op_trade', 'op_cs', 'op_content']
/** Who works here, and with which rights. */
const HOUSE_READERS = [...ADMINISTRATORS, 'op_auditor']
const CONTENT_READERS = [...EDITORS, 'op_auditor', 'op_cs']

/** Who reads and who changes what no machine decides about: the lists that the domains themselves go by. */
const HOLDERS = {
  person: { read: [...ADMINISTRATORS, 'op_cs', 'op_auditor'], change: ADMINISTRATORS },
  registration: { read: EVIDENCE_READERS },
  certificate: { read: EVIDENCE_READERS },
  bankAccount: { read: BANK_ACCOUNT_READERS },
  /** What registrations ask for; administrators of the region say it. */
  checklist: { read: EVIDENCE_READERS, change: ADMINISTRATORS },
  /** Deadlines of a region, those of sign-in among them. */
  regionSetting: { read: HOUSE_READERS, change: SUPER },
  /** What a region shows, and whether it is open; administrators of the region say it. */
  region: { read: HOUSE_READERS, change: ADMINISTRATORS },
  company: { read: COMPANY_READERS },
  product: { read: GOODS_READERS },
  store: { read: GOODS_READERS },
  category: { read: EVERYBODY, change: CATALOGUE_EDITORS },
  attribute: { read: EVERYBODY, change: CATALOGUE_EDITORS },
  report: { read: [...ADMINISTRATORS, 'op_cs', 'op_auditor'] },
  worklist: { read: EVERYBODY },
  audit: { read: AUDIT_READERS },
  leaveMessage: { read: MESSAGE_READERS, change: AGENTS },
  mail: { read: MAIL_READERS },
  backgroundJob: { read: JOB_READERS },
  dataExport: { read: [...EXPORTERS, 'op_auditor'], change: EXPORTERS },
  fullExport: { change: FULL_EXPORTERS },
  newsArticle: { read: CONTENT_READERS, change: EDITORS },
  relatedDocument: { read: CONTENT_READERS, change: EDITORS },
  banner: { read: CONTENT_READERS, change: EDITORS },
  serviceQuestion: { read: ['op_super', 'op_region_admin', 'op_reviewer', 'op_cs', 'op_auditor'] },
  service: { read: ['op_super', 'op_region_admin', 'op_reviewer', 'op_trade', 'op_arbiter', 'op_cs', 'op_auditor'] },
  language: { read: LANGUAGE_READERS },
  languageText: { read: LANGUAGE_READERS },
  serviceCategory: { read: EVERYBODY, change: CATEGORY_EDITORS },
  assistantDesk: { read: DESK_READERS, change: DESK_ROLES },
  inquiry: { read: NEGOTIATION_READERS },
  thread: { read: NEGOTIATION_READERS },
  block: { read: BLOCK_READERS },
  quotation: { read: NEGOTIATION_READERS },
  order: { read: ORDER_READERS },
  serviceOrder: { read: SERVICE_ORDER_READERS, change: PAYMENT_KEEPERS },
  serviceCommission: { read: COMMISSION_READERS },
  agreement: { read: AGREEMENT_READERS },
  agreementTemplate: { read: AGREEMENT_READERS, change: TEMPLATE_EDITORS },
  afterSalesCase: { read: SERVICE_ORDER_READERS },
  operator: { read: HOUSE_READERS, change: ADMINISTRATORS },
  department: { read: HOUSE_READERS, change: ADMINISTRATORS },
  grant: { read: [...ADMINISTRATORS, 'op_auditor'], change: ADMINISTRATORS },
  role: { read: HOUSE_READERS, change: SUPER },
  loginLog: { read: [...ADMINISTRATORS, 'op_auditor'] },
  onlineUser: { read: [...ADMINISTRATORS, 'op_auditor'], change: ADMINISTRATORS },
  dictionary: { read: EVERYBODY, change: DICTIONARY_EDITORS },
  exchangeRate: { read: RATE_READERS, change: RATE_EDITORS },
  menu: { read: [...SUPER, 'op_auditor'], change: SUPER },
  viewAs: { read: [...ADMINISTRATORS, 'op_auditor'], change: ADMINISTRATORS },
  ssoClient: { read: [...SUPER, 'op_auditor'], change: SUPER },
  membershipOrder: { read: MEMBERSHIP_READERS },
  membershipInvoice: { read: MEMBERSHIP_READERS },
  offering: { read: MEMBERSHIP_READERS, change: PLAN_EDITORS },
  abilityOffer: { read: MEMBERSHIP_READERS, change: PLAN_EDITORS },
  membershipAccount: { change: PLAN_EDITORS },
  abilityGrant: { read: MEMBERSHIP_READERS, change: PAYMENT_CONFIRMERS },
  customsOrder: { read: DECLARATION_READERS, change: CUSTOMS_DESK },
  declarationForm: { read: DECLARATION_READERS, change: CUSTOMS_DESK },
  customsReceipt: { read: DECLARATION_READERS, change: CUSTOMS_DESK },
  customsParameter: { read: DECLARATION_READERS, change: CUSTOMS_DESK },
}

/** Endpoints whose names do not say which permission they need. */
const EXCEPTIONS = {
  'content.documentPublish': 'publication:publish',
  'content.documentWithdraw': 'publication:withdraw',
  'content.bannerPublish': 'publication:publish',
  'content.bannerWithdraw': 'publication:withdraw',
  'content.newsPreview': 'newsArticle:update',
  'content.documentPreview': 'relatedDocument:update',
  'content.bannerPreview': 'banner:update',
  'content.newsRestore': 'newsArticle:update',
  'content.documentRestore': 'relatedDocument:create',
  'content.bannerRestore': 'banner:update',
  'content.newsTranslationConfirm': 'newsArticle:update',
  'content.documentTranslationConfirm': 'relatedDocument:update',
  'content.bannerTranslationConfirm': 'banner:update',
  'identity.operatorInviteAgain': 'operator:invite',
  'identity.registrationCheck': 'registration:approve',
  'identity.recordSiteCheck': 'certificate:accept',
  'identity.menuRestore': 'menu:publish',
  'language.draftDiscard': 'languageText:discard',
  'language.importPreview': 'languageText:save',
  'language.importApply': 'languageText:save',
  'reference.dictionaryListCreate': 'dictionary:create',
  'reference.dictionarySort': 'dictionary:update',
  'reference.dictionaryImportPreview': 'dictionary:create',
  'reference.dictionaryImportApply': 'dictionary:create',
  'reference.dictionaryImportCancel': 'dictionary:create',
  'reference.exchangeRateImportPreview': 'exchangeRate:create',
  'reference.exchangeRateImportApply': 'exchangeRate:create',
  'catalogue.categoryAttributesSave': 'category:update',
  'serviceMarket.serviceCategoryTemplateSave': 'serviceCategory:update',
  'serviceMarket.serviceCategorySkuTemplateSave': 'serviceCategory:update',
  'serviceMarket.serviceApproveBatch': 'service:approve_pass',
  // One call for every step: operators decide by it.
  'serviceOrder.afterSalesCaseAct': 'afterSalesCase:decide_refund',
}

/** With these operators look after themselves. */
const OWN = ['identity.ownGrantPage', 'identity.grantOptions', 'identity.grantRequest', 'identity.grantWithdraw']

/** What lets its holder move money, stop trade or hand out rights. */
const SENSITIVE = [
  'company:restrict',
  'company:lift_restriction',
  'company:suspend',
  'company:reinstate',
  'company:close',
  'person',
  'operator',
  'role',
  'grant',
  'onlineUser',
  'viewAs',
  'ssoClient',
  'region',
  'regionSetting',
  'orderHold',
  'bankAccount:approve',
  'bankAccount:refuse',
  'bankAccount:block',
  'milestone',
  'serviceOrder:decide',
  'serviceOrder:decide_payment',
  'serviceOrder:decide_refund',
  'serviceOrder:retry_payment',
  'serviceOrder:receive_commission',
  'customsOrder:retry_payment',
  'afterSalesCase:decide_refund',
  'afterSalesCase:payback_paid',
  'afterSalesCase:payback_owed',
  'audit:export',
  'fullExport',
  'membershipOrder',
  'membershipInvoice',
  'membershipAccount',
  'abilityGrant',
  // A proposed rate is nothing yet.
  'exchangeRate:approve',
  'exchangeRate:reject',
  'offering:update',
  'menu',
]

/** What operators may do, from the endpoints of all domains and their machines. */
export function permissionCatalogue(contracts: readonly object[]): PermissionCatalogue {
  return createPermissionCatalogue({
    endpoints: contracts.flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint)),
    machines: MACHINES,
    roles: ROLES.operator,
    head: 'op_super',
    holders: HOLDERS,
    exceptions: EXCEPTIONS,
    own: OWN,
    sensitive: SENSITIVE,
  })
}
