import { PRODUCT_EDITORS, PRODUCT_MANAGERS } from '@tradeport/domain/catalogue/rules'
import { BUYERS_WHO_RELATE, RELATION_SELLERS, SELLERS_WHO_RELATE } from '@tradeport/domain/catalogue/contract'
import { CHECKERS, CLIENTS, DECLARANTS, FEE_PAYING, LIABLE } from '@tradeport/domain/customs/rules'
import { BANK_READERS } from '@tradeport/domain/identity/contract'
import { CUSTOMERS, PAYERS, SPEAKERS } from '@tradeport/domain/service-order/rules'
import { SELLERS_WHO_ACT, SELLERS_WHO_SPEAK, WHO_BLOCKS } from '@tradeport/domain/sourcing/contract'
import { BUYERS_WHO_ACT } from '@tradeport/domain/sourcing/rules'
import { SELLERS_WHO_READ } from '@tradeport/domain/trading/contract'
import { BUYERS_WHO_ORDER, SELLERS_WHO_HANDLE } from '@tradeport/domain/trading/rules'
import { OWNER_ROLES, OWN_STORE_ROLES, ROLES, type Level, type PartyKind } from '@tradeport/kernel/config'
import {
  createPermissionCatalogue,
  endpointsOf,
  type Holders,
  type PermissionCatalogue,
} from '@tradeport/kernel/contract-kit'
import { MACHINES } from './permissions'

type Documents = Readonly<Record<string, Holders>>

/** With these people look after themselves, or have what everybody of their company has. */
const OWN = [
  'content.documentAccept',
  'content.documentsToAccept',
  'files.fileDownload',
  'files.fileInfo',
  'files.uploadFile',
  'identity.addPasskey',
  'identity.beginPasskey',
  'identity.beginRegistration',
  'identity.beginSecondFactor',
  'identity.changeContact',
  'identity.changePassword',
  'identity.confirmSecondFactor',
  'identity.disableSecondFactor',
  'identity.endDeviceTrust',
  'identity.endOtherSessions',
  'identity.endSession',
  'identity.evidenceFile',
  'identity.foundCompany',
  'identity.listViewRemove',
  'identity.listViewSave',
  'identity.listViewUpdate',
  'identity.listViews',
  'identity.ownCompanies',
  'identity.ownCompany',
  'identity.ownPasskeys',
  'identity.ownPermissions',
  'identity.ownRegistrations',
  'identity.ownSecurity',
  'identity.ownSessions',
  'identity.ownSignIns',
  'identity.ownTrustedDevices',
  'identity.proofChallenge',
  'identity.proveIdentity',
  'identity.removeAvatar',
  'identity.removePasskey',
  'identity.renamePasskey',
  'identity.renewRecoveryCodes',
  'identity.requestDeletion',
  'identity.sendContactCode',
  'identity.setAvatar',
  'identity.ssoEnter',
  'identity.switchCompany',
  'identity.switchStore',
  'identity.updatePreferences',
  'identity.viewAsEnd',
  'messaging.messageStream',
  'messaging.notificationCounts',
  'messaging.notificationPage',
  'messaging.notificationRead',
  'messaging.notificationReadAll',
  'messaging.notificationUndo',
  'messaging.notificationUnread',
  'catalogue.favouriteAdd',
  'catalogue.favouriteChange',
  'catalogue.favouriteDocumentPage',
  'catalogue.favouriteFolders',
  'catalogue.favouriteMarks',
  'catalogue.favouriteNewsPage',
  'catalogue.favouriteProductPage',
  'catalogue.favouriteRemove',
  'catalogue.favouriteStorePage',
  'catalogue.sellerStoreList',
  'membership.abilityQuery',
  'serviceMarket.marketFavourite',
  'serviceMarket.marketFavouriteMarks',
  'serviceMarket.marketFavouritePage',
  'serviceMarket.needServiceExperienceMode',
  'serviceMarket.practiceProgressList',
  'serviceMarket.practiceProgressSave',
  'customs.customsTransportModes',
  'sheets.importJobCancel',
  'sheets.importJobConfirm',
  'sheets.importJobDetail',
  'sheets.importJobReport',
  'sheets.templateDownload',
  'sheets.uploadExcel',
  'support.ownMessagePage',
  'assistant.conversationClaim',
]

/** Endpoints whose names do not say which right they need, or that are steps of one right. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'identity.addressCreate': 'companyAddress:update',
  'identity.addressRemove': 'companyAddress:update',
  'identity.addressSetDefault': 'companyAddress:update',
  'identity.companyAuditPage': 'audit:read',
  'identity.companyClosing': 'company:close',
  'identity.companyRolePermissions': 'companyRole:update',
  'identity.deleteCompanyRole': 'companyRole:update',
  'identity.invitationPage': 'member:invite',
  'identity.memberRoles': 'member:read',
  'identity.ownCompanyChange': 'company:update',
  'identity.ownCompanyClose': 'company:close',
  'identity.resendInvitation': 'member:invite',
  'identity.revokeInvitation': 'member:invite',
  'identity.saveCompanyRole': 'companyRole:update',
  'identity.startCompanyChange': 'company:update',
  'identity.updateCompanyProfile': 'company:update',
  'identity.applyForStore': 'store:apply',
  'governance.companyExportCreate': 'dataExport:create',
  'governance.dataExportCancel': 'dataExport:create',
  'membership.overview': 'membershipAccount:read',
  'membership.subscriptionAutoRenew': 'membershipAccount:update',
  'membership.subscriptionCancel': 'membershipAccount:update',
  'membership.subscriptionResume': 'membershipAccount:update',
  'membership.trialStart': 'membershipOrder:create',
  'catalogue.productCopy': 'product:create',
  'catalogue.productDiscardChange': 'product:update',
  'catalogue.productImportApply': 'product:create',
  'catalogue.productImportDetail': 'product:create',
  'catalogue.productImportPreview': 'product:create',
  'catalogue.productImportTemplate': 'product:create',
  'catalogue.productStock': 'product:update',
  'sourcing.addInquiryLine': 'inquiry:create',
  'sourcing.changeInquiryLine': 'inquiry:create',
  'sourcing.inquiryAddStores': 'inquiry:add_recipients',
  'sourcing.inquiryBasket': 'inquiry:read',
  'sourcing.inquiryColleagues': 'inquiry:assign',
  'sourcing.inquiryDiscard': 'inquiry:create',
  'sourcing.inquiryReassign': 'inquiry:assign',
  'sourcing.inquiryRepeat': 'inquiry:create',
  'sourcing.inquirySave': 'inquiry:create',
  'sourcing.inquirySubmit': 'inquiry:create',
  'sourcing.removeInquiryLine': 'inquiry:create',
  'support.messageOfferTake': 'inquiry:create',
  'sourcing.threadColleagues': 'thread:assign',
  'sourcing.threadReassign': 'thread:assign',
  'sourcing.quotationView': 'quotation:read',
  'sourcing.quotationAskRequote': 'quotation:counter',
  'sourcing.quotationDiscard': 'quotation:edit',
  'sourcing.quotationSave': 'quotation:edit',
  'sourcing.quotationStart': 'quotation:edit',
  'sourcing.purchaseApprovalAsk': 'quotation:accept',
  'sourcing.purchaseApprovalWithdraw': 'quotation:accept',
  'trading.orderColleagues': 'order:assign',
  'trading.orderReassign': 'order:assign',
  'trading.orderRefuseCancel': 'cancelRequest:refuse_cancel',
  'trading.orderRequestCancel': 'cancelRequest:request_cancel',
  'trading.termsPropose': 'orderTerms:propose',
  'trading.termsReject': 'orderTerms:reject',
  'trading.termsSign': 'orderTerms:sign',
  'serviceMarket.marketRecommend': 'order:read',
  'serviceMarket.serviceDraft': 'service:create',
  'serviceMarket.serviceCopy': 'service:create',
  'serviceMarket.serviceAgreementOptions': 'service:read',
  // One call for every step: which of them somebody takes is decided by the case's machine.
  'serviceOrder.afterSalesCaseAct': 'afterSalesCase:read',
  'serviceOrder.serviceOrderAcceptOrder': 'serviceOrder:accept_order',
  'serviceOrder.serviceOrderCancelNegotiate': 'serviceOrder:agree_cancel',
  'serviceOrder.serviceOrderDeliverableReject': 'serviceOrder:reject_deliverable',
  'serviceOrder.serviceOrderDeliverableSubmit': 'serviceOrder:hand_over',
  'serviceOrder.serviceOrderEscalatePayment': 'serviceOrder:refund_answer',
  'serviceOrder.serviceOrderEscalateRefund': 'serviceOrder:refund_answer',
  'serviceOrder.serviceOrderForm': 'serviceOrder:create',
  'serviceOrder.serviceOrderMaterialRequest': 'serviceOrder:material_verify',
  'serviceOrder.serviceOrderNextStatus': 'serviceOrder:hand_over',
  'serviceOrder.serviceOrderPaymentAnswer': 'serviceOrder:confirm_receipt',
  'serviceOrder.serviceOrderPaymentReport': 'serviceOrder:pay',
  'serviceOrder.serviceOrderUpdate': 'serviceOrder:create',
  'customs.customsBrokers': 'customsDelegation:read',
  'customs.customsDelegationEnd': 'customsDelegation:update',
  'customs.customsDelegationGrant': 'customsDelegation:update',
  'customs.customsOrderDelegationSave': 'customsDelegation:update',
  'customs.customsOrderAcceptOrder': 'customsOrder:accept_order',
  'customs.customsOrderClaimAccept': 'customsOrder:claim_open',
  'customs.customsOrderClaimEscalate': 'customsOrder:claim_open',
  'customs.customsOrderClaimRefund': 'customsOrder:claim_answer',
  'customs.customsOrderClaimWithdraw': 'customsOrder:claim_open',
  'customs.customsOrderDraft': 'customsOrder:create',
  'customs.customsOrderLinkDeclaration': 'customsOrder:next_status',
  'customs.customsOrderUpdate': 'customsOrder:create',
  'customs.customsOrderUploadDocument': 'customsOrder:send_documents',
  'customs.declarationAmendmentUpdate': 'declarationAmendment:create',
  'customs.declarationFormApproveBatch': 'declarationForm:approve_pass',
  'customs.declarationFormConfigReview': 'singleWindow:check',
  'customs.declarationFormConfigSave': 'singleWindow:update',
  'customs.declarationFormConvert': 'declarationForm:create',
  'customs.declarationFormConvertBook': 'declarationForm:create',
  'customs.declarationFormConvertDiscard': 'declarationForm:create',
  'customs.declarationFormConvertReport': 'declarationForm:create',
  'customs.declarationFormCopy': 'declarationForm:create',
  'customs.declarationFormImportApply': 'declarationForm:create',
  'customs.declarationFormImportContainer': 'declarationForm:create',
  'customs.declarationFormImportItem': 'declarationForm:create',
  'customs.declarationFormImportReport': 'declarationForm:create',
  'customs.declarationFormImportVinInfo': 'declarationForm:create',
  'customs.declarationFormManualReceipt': 'declarationForm:offline_create',
  'customs.declarationFormOfflineUpdate': 'declarationForm:offline_create',
  'customs.declarationFormPushBatch': 'declarationForm:push_single_window',
  'customs.declarationFormRequestAmendment': 'declarationAmendment:create',
  'customs.declarationFormSubmitBatch': 'declarationForm:submit',
  'customs.declarationFormTestConnection': 'singleWindow:update',
  'customs.declarationFormUpdate': 'declarationForm:create',
  'customs.declarationFormValidate': 'declarationForm:create',
  'customs.declarationListExportCancel': 'declarationForm:export',
  'customs.declarationListExportCreate': 'declarationForm:export',
  'customs.declarationListExportCurrent': 'declarationForm:read',
  'customs.declarationListExportDownload': 'declarationForm:export',
}

/** Steps of machines, and names of buttons, that go with another right. */
const WITHIN: Readonly<Record<string, string | readonly string[]>> = {
  'inquiry:submit': 'inquiry:create',
  'inquiry:update': 'inquiry:create',
  'inquiry:discard': 'inquiry:create',
  'inquiry:repeat': 'inquiry:create',
  'inquiry:reassign': 'inquiry:assign',
  'thread:reassign': 'thread:assign',
  // Who could do something about it has seen it; who only reads along has not.
  'thread:view': [
    'thread:assign',
    'thread:decline',
    'thread:request_info',
    'thread:send',
    'quotation:edit',
    'quotation:send',
  ],
  'thread:reply': 'thread:send',
  'thread:provide_info': 'thread:send',
  'thread:quote': ['quotation:edit', 'quotation:send'],
  'quotation:view': ['quotation:accept', 'quotation:counter', 'quotation:reject'],
  'quotation:ask_requote': 'quotation:counter',
  'purchaseApproval:withdraw': 'quotation:accept',
  'order:reassign': 'order:assign',
  'product:copy': 'product:create',
  'product:stock': 'product:update',
  'product:discard_change': 'product:update',
  'productChange:submit': 'product:submit',
  'productChange:withdraw': 'product:withdraw',
  'productChange:discard': 'product:update',
  'member:hand_over': 'member:hand_over_ownership',
  'invitation:resend': 'member:invite',
  'invitation:revoke': 'member:invite',
  'relation:tier': 'relation:tier_set',
  'declarationForm:offline_update': 'declarationForm:offline_create',
  'declarationForm:manual_receipt': 'declarationForm:offline_create',
  'declarationForm:request_amendment': 'declarationAmendment:create',
  'membershipOrder:settle': 'membershipOrder:create',
  'subscription:auto_renew': 'membershipAccount:update',
  'subscription:cancel': 'membershipAccount:update',
  'subscription:resume': 'membershipAccount:update',
  'dataExport:cancel': 'dataExport:create',
  'service:copy': 'service:create',
  'service:revise': 'service:update',
  'service:rework': 'service:update',
  'service:revision_withdraw': 'service:withdraw',
  'agreement:sign': ['customsOrder:accept_order', 'serviceOrder:accept_order'],
  'serviceOrder:update': 'serviceOrder:create',
  'serviceOrder:submit_for_quote': 'serviceOrder:submit',
  'serviceOrder:dispute': 'serviceOrder:reject_deliverable',
  'serviceOrder:report_payment': 'serviceOrder:pay',
  'serviceOrder:upload_material': 'serviceOrder:material_upload',
  'serviceOrder:raise_case': 'afterSalesCase:create',
  'serviceOrder:propose_cancel': 'serviceOrder:agree_cancel',
  'serviceOrder:refuse_cancel': 'serviceOrder:agree_cancel',
  'serviceOrder:confirm_refund': 'serviceOrder:refund_answer',
  'serviceOrder:deny_refund': 'serviceOrder:refund_answer',
  'serviceOrder:escalate_payment': 'serviceOrder:refund_answer',
  'serviceOrder:escalate_refund': 'serviceOrder:refund_answer',
  'serviceOrder:verify_material': 'serviceOrder:material_verify',
  'serviceOrder:request_material': 'serviceOrder:material_verify',
  'serviceOrder:finish_step': 'serviceOrder:hand_over',
  'serviceOrder:submit_deliverable': 'serviceOrder:hand_over',
  'serviceOrder:deny_receipt': 'serviceOrder:confirm_receipt',
  'serviceOrder:report_refund': 'serviceOrder:refund_report',
  'afterSalesCase:reply': 'serviceOrder:message_send',
  'afterSalesCase:refund_missing': 'afterSalesCase:refund_received',
  'afterSalesCase:redo_done': 'afterSalesCase:agree',
  'afterSalesCase:refund_paid': 'afterSalesCase:agree',
  'afterSalesCase:start_refund': 'afterSalesCase:read',
  'afterSalesCase:start_redo': 'afterSalesCase:read',
  'customsOrder:update': 'customsOrder:create',
  'customsOrder:upload_document': 'customsOrder:send_documents',
  'customsOrder:save_delegation': 'customsDelegation:update',
  'customsOrder:save_fee': 'customsOrder:fee_save',
  'customsOrder:confirm_fee': 'customsOrder:fee_confirm',
  'customsOrder:begin_declaration': 'declarationForm:create',
  'customsOrder:link_declaration': 'customsOrder:next_status',
  'customsOrder:confirm_changes': 'customsOrder:confirm_draft',
  'customsOrder:claim_accept': 'customsOrder:claim_open',
  'customsOrder:claim_escalate': 'customsOrder:claim_open',
  'customsOrder:claim_withdraw': 'customsOrder:claim_open',
  'customsOrder:claim_refund': 'customsOrder:claim_answer',
  'customsOrder:begin_check': 'customsOrder:next_status',
  'customsOrder:make': 'customsOrder:next_status',
  'customsOrder:cancel_accepted': 'customsOrder:cancel',
  'declarationForm:submit_unreviewed': 'declarationForm:submit',
  'declarationForm:update': 'declarationForm:create',
  'declarationForm:copy': 'declarationForm:create',
}

/** Of one side alone, where the right that they go with is of more than one. */
const OF_ONE_SIDE: Readonly<Record<string, PartyKind>> = { 'declarationForm:manual_receipt': 'provider' }

const withinOf = (party: PartyKind) =>
  Object.fromEntries(Object.entries(WITHIN).filter(([step]) => (OF_ONE_SIDE[step] ?? party) === party))

/** What an owner keeps: with these a company changes hands, ends, says what its people may do, or takes a colleague's second step off. */
const KEPT = ['company:close', 'companyRole:update', 'member:hand_over_ownership', 'member:reset_second_factor']

/** What several of a company's people work on side by side: on their own of it, their department's, or everybody's (marketplace.md 4.1). */
const SHARED = new Set([
  'inquiry',
  'thread',
  'quotation',
  'purchaseApproval',
  'order',
  'orderTerms',
  'cancelRequest',
  'milestone',
])

/** Narrowest first. Of a shop everything is read; what is done may be kept to what is one's own. */
function levelsOf(party: PartyKind, key: string, roles: readonly string[]): readonly Level[] {
  const [document = '', action = ''] = key.split(':')
  if (!SHARED.has(document)) return []
  if (party === 'buyer') return ['own', 'department', 'company']
  const isOwnForSome = OWN_STORE_ROLES.some(role => roles.includes(role))
  return party === 'seller' && action !== 'read' && isOwnForSome ? ['own', 'store'] : []
}

const PARTIES = ['buyer', 'seller', 'provider'] as const satisfies readonly PartyKind[]

/** What every company has, whatever it trades in. */
const ofCompanies = (party: PartyKind, owners: readonly string[]): Documents => ({
  company: { change: owners },
  companyRole: { change: owners },
  member: {
    change: owners,
    acts: Object.fromEntries(
      ['change_roles', 'invite', 'remove', 'resume', 'suspend'].map(act => [
        act,
        party === 'seller' ? [...owners, 'shop_manager'] : owners,
      ]),
    ),
  },
  audit: { read: owners },
  certificate: { change: owners },
  bankAccount: { read: BANK_READERS.filter(role => ROLES[party].some(known => known === role)), change: owners },
  companyAddress: { change: party === 'seller' ? [...owners, 'shop_manager', 'order_follow'] : owners },
  dataExport: { change: ROLES[party] },
  membershipOrder: { change: owners },
  membershipAccount: { change: owners },
})

const ofBuyers: Documents = {
  inquiry: { change: BUYERS_WHO_ACT },
  // What was seen is noted by whoever reads.
  thread: { acts: { read: ROLES.buyer, send: BUYERS_WHO_ACT } },
  quotation: { acts: { read: ROLES.buyer } },
  order: { change: BUYERS_WHO_ORDER },
  relation: { change: BUYERS_WHO_RELATE },
  block: { change: WHO_BLOCKS.filter(role => ROLES.buyer.some(known => known === role)) },
}

const ofSellers: Documents = {
  store: { acts: { update: PRODUCT_MANAGERS } },
  product: { change: PRODUCT_EDITORS, acts: { move: PRODUCT_MANAGERS } },
  relation: { read: RELATION_SELLERS, change: SELLERS_WHO_RELATE },
  thread: { acts: { read: SELLERS_WHO_SPEAK, send: SELLERS_WHO_SPEAK } },
  quotation: { read: SELLERS_WHO_SPEAK, change: SELLERS_WHO_ACT },
  block: {
    change: WHO_BLOCKS.filter(role => ROLES.seller.some(known => known === role)),
  },
  order: { read: SELLERS_WHO_READ, acts: { assign: SELLERS_WHO_HANDLE } },
  serviceQuestion: { change: ROLES.seller },
  serviceOrder: {
    change: CUSTOMERS,
    acts: {
      pay: PAYERS,
      refund_answer: [...new Set([...CUSTOMERS, ...PAYERS])],
      message_send: [...new Set([...CUSTOMERS, ...PAYERS, ...SPEAKERS])],
    },
  },
  afterSalesCase: { change: CUSTOMERS, acts: { read: ROLES.seller } },
  customsOrder: { change: CLIENTS, acts: { pay: FEE_PAYING } },
  customsDelegation: { change: LIABLE },
  declarationForm: {
    change: DECLARANTS.filter(role => ROLES.seller.some(known => known === role)),
    // What is read is taken away as well.
    acts: { export: ROLES.seller },
  },
  declarationAmendment: { change: DECLARANTS.filter(role => ROLES.seller.some(known => known === role)) },
  singleWindow: {
    change: DECLARANTS.filter(role => ROLES.seller.some(known => known === role)),
    acts: { check: CHECKERS.filter(role => ROLES.seller.some(known => known === role)) },
  },
}

const ofProviders: Documents = {
  service: { change: ROLES.provider },
  serviceQuestion: { change: ROLES.provider },
  serviceOrder: { change: ROLES.provider },
  afterSalesCase: { change: ROLES.provider },
  customsOrder: { change: ROLES.provider },
  declarationForm: { change: ROLES.provider },
  declarationAmendment: { change: ROLES.provider },
  singleWindow: { change: ROLES.provider, acts: { check: [OWNER_ROLES.provider] } },
}

const DOCUMENTS: Readonly<Record<PartyKind, Documents>> = {
  buyer: ofBuyers,
  seller: ofSellers,
  provider: ofProviders,
}

/** What moves money or stands for the company. */
const SENSITIVE = ['bankAccount', 'member', 'companyRole', 'company:close', 'orderTerms:sign', 'milestone']

/** What the people of companies may do, side by side: read off the same endpoints and machines that answer them. */
export function partyCatalogues(contracts: readonly object[]): Readonly<Record<PartyKind, PermissionCatalogue>> {
  const endpoints = contracts.flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))
  const of = (party: PartyKind) =>
    createPermissionCatalogue({
      audience: party,
      endpoints,
      machines: MACHINES,
      roles: ROLES[party],
      head: OWNER_ROLES[party],
      holders: { ...ofCompanies(party, [OWNER_ROLES[party]]), ...DOCUMENTS[party] },
      exceptions: EXCEPTIONS,
      own: OWN,
      sensitive: SENSITIVE,
      within: withinOf(party),
      kept: KEPT,
      levelsOf: (permission, roles) => levelsOf(party, permission, roles),
    })
  const [buyer, seller, provider] = PARTIES.map(of)
  if (!buyer || !seller || !provider) throw new Error('a side has no catalogue')
  return { buyer, seller, provider }
}
