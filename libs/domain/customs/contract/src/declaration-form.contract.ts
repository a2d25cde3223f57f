import {
  civilDate,
  defineEndpoint,
  defineStep,
  documentEvent,
  fieldChange,
  id,
  optionalText,
  pageInput,
  pageOutput,
  statusCountOutput,
  stepTarget,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import { ABILITY_CODES, DECLARATION_BATCH_ABILITY } from '@tradeport/domain/membership/contract'
import {
  AMENDMENT_KINDS,
  AMENDMENT_REASONS,
  AMENDMENT_STATUSES,
  DECLARATION_STATUSES,
  IE_FLAGS,
  MAX_TRADE_ORDERS,
  OFFLINE_STATUSES,
  RECEIPT_PROBLEMS,
  declarationContent,
  declarationCountInput,
  declarationDetail,
  declarationDraftInput,
  declarationIssue,
  declarationPageInput,
  declarationReceipt,
  declarationRow,
  declarationTotals,
  manualReceiptInput,
} from './declaration-form.schema'

const BASE = '/comprehensive-service/declarationForm'
const DECLARANTS = ['seller', 'provider'] as const
const EVERYBODY = ['seller', 'provider', 'operator'] as const
const reads = ['declarationForm']
const touches = ['declarationForm']
const idInput = z.object({ id: id() })
const changed = z.object({
  id: z.string(),
  no: z.string(),
  version: z.int(),
  status: z.enum(DECLARATION_STATUSES),
  /** Of the last check. */
  issues: z.array(declarationIssue),
})

export const declarationFormPage = defineEndpoint({
  name: 'customs.declarationFormPage',
  path: `${BASE}/page`,
  audiences: EVERYBODY,
  input: declarationPageInput,
  output: pageOutput(declarationRow),
  reads,
  summary: 'A company’s own forms; those of a broker’s clients; an operator’s region, without drafts.',
})

export const declarationFormCount = defineEndpoint({
  name: 'customs.declarationFormCount',
  path: `${BASE}/list/count`,
  audiences: EVERYBODY,
  input: declarationCountInput,
  output: statusCountOutput(),
  reads,
})

export const declarationFormDetail = defineEndpoint({
  name: 'customs.declarationFormDetail',
  path: `${BASE}/detail`,
  audiences: EVERYBODY,
  audit: 'read',
  input: idInput,
  output: declarationDetail,
  errors: ['FT521404'],
  reads,
})

export const declarationFormCreate = defineEndpoint({
  name: 'customs.declarationFormCreate',
  path: `${BASE}/create`,
  audiences: DECLARANTS,
  input: declarationDraftInput,
  output: changed,
  errors: ['FT521004', 'FT521012', 'FT520400', 'FT520404', 'FT521404', 'FT521010', 'MALL600403'],
  writes: true,
  touches: [...touches, 'customsOrder'],
  summary: 'A draft takes whatever was typed; what is wrong with it is in `issues`.',
})

export const declarationFormCopy = defineEndpoint({
  name: 'customs.declarationFormCopy',
  path: `${BASE}/copy`,
  audiences: DECLARANTS,
  input: idInput,
  output: changed,
  errors: ['FT521404', 'FT521004', 'FT521012'],
  writes: true,
  touches,
})

/** Of a form that is not saved: what the wizard shows beside its fields. */
export const declarationFormValidate = defineEndpoint({
  name: 'customs.declarationFormValidate',
  path: `${BASE}/validate`,
  audiences: DECLARANTS,
  input: z.object({ content: declarationContent }),
  output: z.object({ issues: z.array(declarationIssue) }),
})

const FORM = {
  name: 'customs.declarationForm',
  path: BASE,
  touches,
  errors: ['FT521404'],
  changed: () => changed,
} as const
const reason = text(500, 2)
/** One of the company’s senders; the default one where none is named. */
const swConfigId = z.optional(id())

export const declarationFormUpdate = defineStep(FORM, 'update', {
  audiences: DECLARANTS,
  input: {
    content: declarationContent,
    brokerCompanyId: z.optional(z.nullable(id())),
    /** Whose goods it declares from now on, where that changes; of a form of an agency order that order says it. */
    tradeOrderIds: z.optional(z.array(id()).check(z.maxLength(MAX_TRADE_ORDERS))),
  },
  errors: ['FT521004', 'FT521012', 'FT520400', 'MALL600403'],
})
export const declarationFormSubmit = defineStep(FORM, 'submit', {
  audiences: DECLARANTS,
  errors: ['FT521001'],
  summary: 'To whoever looks over it, or at once to “reviewed” where the company has no second pair of eyes.',
})
export const declarationFormApprovePass = defineStep(FORM, 'approve/pass', {
  audiences: DECLARANTS,
  input: { remark: optionalText(500) },
})
export const declarationFormApproveReject = defineStep(FORM, 'approve/reject', {
  audiences: DECLARANTS,
  input: { reason },
})
export const declarationFormCancel = defineStep(FORM, 'cancel', { audiences: DECLARANTS, input: { reason } })
export const declarationFormRedeclare = defineStep(FORM, 'redeclare', {
  audiences: DECLARANTS,
  summary: 'A new revision of what customs returned; what was declared before is kept.',
})
export const declarationFormReopen = defineStep(FORM, 'reopen', {
  audiences: DECLARANTS,
  input: { reason: optionalText(500) },
  summary: 'Looked over but not sent: it is a draft again, to be changed and submitted once more.',
})
/** With the number of this sending, by which the gateway answers it. */
const pushed = z.extend(changed, { clientSeqNo: z.string() })
export const declarationFormPushSingleWindow = defineStep({ ...FORM, changed: () => pushed }, 'pushSingleWindow', {
  audiences: DECLARANTS,
  name: 'customs.declarationFormPushSingleWindow',
  input: { swConfigId, operType: z._default(z.enum(['stage', 'declare']), 'declare') },
  errors: ['FT521001', 'FT521002', 'FT521006'],
})
export const declarationFormManualReceipt = defineStep(FORM, 'manual/customsReceipt', {
  audiences: ['provider', 'operator'],
  name: 'customs.declarationFormManualReceipt',
  input: manualReceiptInput,
  errors: ['FT520400'],
  summary: 'What customs said by another way, with the paper that proves it.',
})

/** What became of each: the message in the caller’s language. */
const manyDone = z.object({
  ok: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), code: z.string(), msg: z.string() })),
})

/** As they were read: what somebody changed meanwhile is refused like anything else. */
const items = z.array(z.object({ id: id(), version: z.int() })).check(z.minLength(1), z.maxLength(100))

export const declarationFormApproveBatch = defineEndpoint({
  name: 'customs.declarationFormApproveBatch',
  path: `${BASE}/approve/batch`,
  audiences: DECLARANTS,
  input: z.object({ items, result: z.enum(['pass', 'reject']), reason: optionalText(500) }),
  output: manyDone,
  errors: ['FT520400'],
  writes: true,
  touches,
})

export const declarationFormSubmitBatch = defineEndpoint({
  name: 'customs.declarationFormSubmitBatch',
  path: `${BASE}/submit/batch`,
  audiences: DECLARANTS,
  input: z.object({ items }),
  output: manyDone,
  writes: true,
  touches,
  summary: 'Each by itself, as `submit`: one that is refused keeps no other from it.',
})

export const declarationFormPushBatch = defineEndpoint({
  name: 'customs.declarationFormPushBatch',
  path: `${BASE}/pushSingleWindow/batch`,
  audiences: DECLARANTS,
  ability: DECLARATION_BATCH_ABILITY,
  input: z.object({ items, swConfigId, operType: z._default(z.enum(['stage', 'declare']), 'declare') }),
  output: manyDone,
  errors: [...ABILITY_CODES, 'FT521002'],
  writes: true,
  touches,
  summary:
    'Each by itself, as `pushSingleWindow`, by one sender and for one use; what was sent before is not sent again.',
})

export const declarationFormRevision = defineEndpoint({
  name: 'customs.declarationFormRevision',
  path: `${BASE}/revision/detail`,
  audiences: EVERYBODY,
  audit: 'read',
  input: z.object({ id: id(), revision: z.int().check(z.minimum(1)) }),
  output: z.object({
    ...{ id: z.string(), no: z.string(), revision: z.int(), ieFlag: z.enum(IE_FLAGS) },
    /** What customs called it; empty where it came back before. */
    entryId: z.string(),
    content: declarationContent,
    totals: declarationTotals,
    /** When the next one began. */
    keptAt: z.string(),
    /** What the next one says instead. */
    changes: z.array(fieldChange()),
  }),
  errors: ['FT521404'],
  reads,
  summary: 'A form as it was before customs returned it and it was declared again.',
})

export const declarationFormReceipts = defineEndpoint({
  name: 'customs.declarationFormReceipts',
  path: `${BASE}/singleWindowReceipt`,
  audiences: EVERYBODY,
  input: idInput,
  output: z.array(declarationReceipt),
  errors: ['FT521404'],
  reads,
})

const offline = {
  content: declarationContent,
  entryId: text(18),
  /** Of the pre-entry (预录入编号), where the paper has one. */
  preEntryId: optionalText(18),
  declareDate: civilDate(),
  status: z.enum(OFFLINE_STATUSES),
  fileIds: z.array(id()).check(z.minLength(1), z.maxLength(10)),
}

/** Whose declaration operators record. */
export const declarationFormCompanies = defineEndpoint({
  name: 'customs.declarationFormCompanies',
  path: `${BASE}/offline/companies`,
  audiences: ['operator'],
  input: z.object({ keyword: optionalText(100) }),
  output: z.array(
    z.object({
      companyId: z.string(),
      name: z.string(),
      /** The caller is one of its people: others record what it declared. */
      ownStake: z.boolean(),
    }),
  ),
  reads,
})

export const declarationFormOfflineCreate = defineEndpoint({
  name: 'customs.declarationFormOfflineCreate',
  path: `${BASE}/offline/create`,
  audiences: EVERYBODY,
  input: z.object({
    ...offline,
    /** A broker's client; for operators whoever declared it, of their region. */
    companyId: z.optional(id()),
  }),
  output: changed,
  errors: ['FT520400', 'FT521004', 'FT521012'],
  writes: true,
  touches,
  summary: 'Declared elsewhere: recorded with customs’ number and the paper, never sent.',
})
export const declarationFormOfflineUpdate = defineStep(FORM, 'offline/update', {
  audiences: EVERYBODY,
  name: 'customs.declarationFormOfflineUpdate',
  /** Without a status where customs said it: nobody types what only customs says. */
  input: { ...offline, status: z.optional(offline.status) },
  errors: ['FT520400'],
})

/** By what way a sender's messages go; of the last two no counterpart is known yet. */
export const SENDER_MODES = ['client_folder', 'simulator', 'sftp', 'api'] as const
export type SenderMode = (typeof SENDER_MODES)[number]

/** What a test of the connection looks at, in this order. */
export const CONNECTION_STEPS = ['cert', 'network', 'auth', 'folder'] as const
export type ConnectionStep = (typeof CONNECTION_STEPS)[number]
export const CONNECTION_PROBLEMS = [
  'mode_closed',
  'cert_missing',
  'cert_ended',
  'folder_missing',
  'folder_not_plain',
  'folder_not_yours',
  'folder_incomplete',
  'folder_not_writable',
] as const
export type ConnectionProblem = (typeof CONNECTION_PROBLEMS)[number]
const testedStep = z.object({
  step: z.enum(CONNECTION_STEPS),
  state: z.enum(['ok', 'failed', 'not_applicable']),
  problem: z.nullable(z.enum(CONNECTION_PROBLEMS)),
  /** What it is about: a folder. */
  about: z.nullable(z.string()),
})
export type TestedStep = z.output<typeof testedStep>

/** Who a company is to the Single Window; it may be several, each with a card of its own. */
const sender = z.object({
  id: z.string(),
  copCode: z.string(),
  copName: z.string(),
  copCodeScc: z.string(),
  /** Its last four signs. */
  icCardNo: z.string(),
  enabled: z.boolean(),
  /** Taken where nobody chooses one. */
  isDefault: z.boolean(),
  version: z.int(),
  lastTestAt: z.nullable(z.string()),
  lastTestOk: z.nullable(z.boolean()),
  /** It went well, and not too long ago to send. */
  testHolds: z.boolean(),
  lastTestMessage: z.nullable(z.string()),
  mode: z.enum(SENDER_MODES),
  /** Of its own, below the folder of the installation. */
  folder: z.string(),
  certNo: z.string(),
  certValidTo: z.nullable(z.string()),
  /** The person who declares (报关人员), as the sheet of customs names them. */
  declarerName: z.string(),
  declarerNo: z.string(),
  declarerPhone: z.string(),
  /** Of the last test, one by one; empty before there was one. */
  lastTestSteps: z.array(testedStep),
})
export type SingleWindowSender = z.output<typeof sender>

export const MAX_SENDERS = 20

export const declarationFormConfig = defineEndpoint({
  name: 'customs.declarationFormConfig',
  path: `${BASE}/getConfig`,
  audiences: DECLARANTS,
  input: z.object({}),
  output: z.object({
    /** The default one first. */
    configs: z.array(sender),
    /** What a new form of the company begins with. */
    defaults: z.object({
      swConfigId: z.nullable(z.string()),
      /** How it names whoever signs it. */
      declarant: z.nullable(z.object({ name: z.string(), code: z.string(), scc: z.string() })),
    }),
    /** Of the code lists of forms: a copy of them holds as long as this stays the same. */
    dictVersion: z.string(),
    reviewRequired: z.boolean(),
    /** Who switched that on and off (`review_on`, `review_off`), the last ones. */
    reviewTimeline: z.array(documentEvent()),
    maxItems: z.int(),
    /** `simulator`: nothing reaches customs, and the pages say so. */
    adapter: z.enum(['simulator', 'folder']),
    /** The ways that there are here; the first one is that of a new sender. */
    modes: z.array(z.enum(SENDER_MODES)),
    /** What the file `company` in a sender's folder has to say: whose the folder is. */
    folderMark: z.string(),
  }),
  reads: ['singleWindow'],
})

export const declarationFormConfigSave = defineEndpoint({
  name: 'customs.declarationFormConfigSave',
  path: `${BASE}/config/save`,
  audiences: DECLARANTS,
  input: z.object({
    /** Absent: a new one. */
    id: z.optional(id()),
    copCode: text(10),
    copName: text(70),
    copCodeScc: text(18),
    /** Empty: the one that is kept. */
    icCardNo: z._default(z.string().check(z.trim(), z.regex(/^[\dA-Za-z]{0,20}$/, { error: 'code' })), ''),
    enabled: z.boolean(),
    /** Instead of whichever was; the first one is without being asked. */
    isDefault: z._default(z.boolean(), false),
    /** Absent: as it is, or the first one that there is here. */
    mode: z.optional(z.enum(SENDER_MODES)),
    /** A plain name; absent, as all of these: the one that is kept. */
    folder: z.optional(
      z.string().check(z.trim(), z.regex(/^([A-Za-z0-9][A-Za-z0-9._-]{0,63})?$/, { error: 'folder_name' })),
    ),
    certNo: z.optional(z.string().check(z.trim(), z.regex(/^[\dA-Za-z]{0,40}$/, { error: 'code' }))),
    certValidTo: z.optional(z.nullable(civilDate())),
    declarerName: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    declarerNo: z.optional(z.string().check(z.trim(), z.regex(/^[\dA-Za-z]{0,20}$/, { error: 'code' }))),
    declarerPhone: z.optional(z.string().check(z.trim(), z.regex(/^[\d +()-]{0,30}$/, { error: 'phone' }))),
    version: z._default(z.int(), 0),
  }),
  output: sender,
  errors: ['FT520400', 'FT521002', 'FT521009'],
  writes: true,
  touches: ['singleWindow'],
})

export const declarationFormConfigReview = defineEndpoint({
  name: 'customs.declarationFormConfigReview',
  path: `${BASE}/config/review`,
  audiences: DECLARANTS,
  input: z.object({ reviewRequired: z.boolean() }),
  output: z.object({ reviewRequired: z.boolean() }),
  writes: true,
  touches: ['singleWindow'],
  summary: 'Whether a colleague looks over each form of the company before it is sent.',
})

export const declarationFormTestConnection = defineEndpoint({
  name: 'customs.declarationFormTestConnection',
  path: `${BASE}/testConnection`,
  audiences: DECLARANTS,
  input: z.object({ swConfigId }),
  output: z.object({
    ok: z.boolean(),
    latencyMs: z.int(),
    /** The first that failed, or the last that was looked at. */
    step: z.enum(CONNECTION_STEPS),
    message: z.string(),
    steps: z.array(testedStep),
  }),
  errors: ['FT521002'],
  writes: true,
  touches: ['singleWindow'],
  rateLimit: 10,
})

export const customsTransportModes = defineEndpoint({
  name: 'customs.customsTransportModes',
  path: `${BASE}/getCustomsTransportMode`,
  audiences: DECLARANTS,
  input: z.object({ ieFlag: z.enum(IE_FLAGS) }),
  output: z.array(z.object({ code: z.string(), name: z.string() })),
  reads: ['dictionary'],
})

/** Brokers that may work for the company, and companies that a broker may work for. */
const delegation = z.object({
  id: z.string(),
  companyId: z.string(),
  companyName: z.nullable(z.string()),
  brokerCompanyId: z.string(),
  brokerName: z.nullable(z.string()),
  validTo: z.string(),
  active: z.boolean(),
  /** The broker has a customs broker record that holds: without one it begins nothing new, and ends what it has. */
  takesNew: z.boolean(),
})

export const customsDelegations = defineEndpoint({
  name: 'customs.customsDelegations',
  path: `${BASE}/delegation/list`,
  audiences: DECLARANTS,
  input: z.object({
    /** In the name of the other side. */
    keyword: optionalText(100),
    /** The other side. */
    companyId: z.optional(id()),
    /** Only what is in force today. */
    active: z._default(z.boolean(), false),
  }),
  output: z.array(delegation),
  reads: ['customsDelegation'],
})
export const customsBrokers = defineEndpoint({
  name: 'customs.customsBrokers',
  path: `${BASE}/delegation/brokers`,
  audiences: ['seller'],
  input: z.object({ keyword: optionalText(100), companyId: z.optional(id()) }),
  output: z.array(z.object({ companyId: z.string(), name: z.string() })),
})
export const customsDelegationGrant = defineEndpoint({
  name: 'customs.customsDelegationGrant',
  path: `${BASE}/delegation/grant`,
  audiences: ['seller'],
  input: z.object({ brokerCompanyId: id(), validTo: civilDate() }),
  output: delegation,
  errors: ['FT520400', 'FT521012'],
  writes: true,
  touches: ['customsDelegation', 'declarationForm'],
})
export const customsDelegationEnd = defineEndpoint({
  name: 'customs.customsDelegationEnd',
  path: `${BASE}/delegation/end`,
  audiences: ['seller'],
  input: idInput,
  output: delegation,
  errors: ['FT521404'],
  writes: true,
  touches: ['customsDelegation', 'declarationForm'],
})

const amended = z.object({ id: z.string(), version: z.int(), status: z.enum(AMENDMENT_STATUSES) })
const AMENDMENT = {
  name: 'customs.declarationAmendment',
  path: `${BASE}/amend`,
  touches: ['declarationAmendment', 'declarationForm'],
  errors: ['FT521404'],
  changed: () => amended,
} as const

/** What is asked of customs. */
const asked = {
  kind: z.enum(AMENDMENT_KINDS),
  reason: z.enum(AMENDMENT_REASONS),
  explanation: text(1000, 2),
  /** Values as they should be, by the path of their field; none for a withdrawal. */
  changes: z._default(
    z.array(z.object({ path: text(60), after: z.string().check(z.trim(), z.maxLength(1000)) })).check(z.maxLength(50)),
    [],
  ),
}

export const declarationFormRequestAmendment = defineEndpoint({
  name: 'customs.declarationFormRequestAmendment',
  path: `${BASE}/amend/create`,
  audiences: DECLARANTS,
  input: z.object({ ...stepTarget(), ...asked }),
  output: amended,
  errors: ['FT521404', 'FT520400', 'FT521001', 'FT521003'],
  writes: true,
  touches: ['declarationForm', 'declarationAmendment'],
})
export const declarationAmendmentUpdate = defineStep(AMENDMENT, 'update', {
  audiences: DECLARANTS,
  input: asked,
  errors: ['FT520400', 'FT521001'],
  summary: 'As long as it is open: before it is handed in, and after it came back.',
})
export const declarationAmendmentCancel = defineStep(AMENDMENT, 'cancel', {
  audiences: DECLARANTS,
  input: { remark: optionalText(500) },
  summary: 'Taken back while it is open: another one may be made. What customs says of a former sending still counts.',
})
export const declarationAmendmentSubmit = defineStep(AMENDMENT, 'submit', {
  audiences: DECLARANTS,
  input: { swConfigId },
  errors: ['FT520400', 'FT521001', 'FT521002'],
  summary:
    'Sent through the Single Window as a message of its own; without a sender named, by the one that sent the form.',
})
export const declarationAmendmentApprove = defineStep(AMENDMENT, 'approve', {
  audiences: ['operator'],
  input: { remark: optionalText(500) },
  summary: 'What customs granted: the changes become the form’s, or the entry is deleted.',
})
export const declarationAmendmentReject = defineStep(AMENDMENT, 'reject', {
  audiences: ['operator'],
  input: { remark: reason },
})

/** Receipts that no form is known for, or whose code nobody knows. */
export const customsReceiptPage = defineEndpoint({
  name: 'customs.customsReceiptPage',
  path: `${BASE}/receipt/page`,
  audiences: ['operator'],
  input: pageInput({ handled: z._default(z.boolean(), false) }),
  output: pageOutput(
    z.extend(declarationReceipt, {
      problem: z.nullable(z.enum(RECEIPT_PROBLEMS)),
      formId: z.nullable(z.string()),
      formNo: z.nullable(z.string()),
      clientSeqNo: z.string(),
      /** In whose folder it lay; null where it came by another way. */
      companyName: z.nullable(z.string()),
      handledAt: z.nullable(z.string()),
      /** The caller is one of the people of a company that it is about: others decide. */
      ownStake: z.boolean(),
      actions: z.array(z.enum(['assign', 'dismiss'])),
    }),
  ),
  reads: ['customsReceipt'],
})
/** The text of a receipt that waits, as it came, and what can be read of it. */
export const customsReceiptText = defineEndpoint({
  name: 'customs.customsReceiptText',
  path: `${BASE}/receipt/text`,
  audiences: ['operator'],
  input: idInput,
  output: z.object({
    /** Null where a person wrote it down. */
    raw: z.nullable(z.string()),
    /** By the names that the sender gives them, in its order. */
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  errors: ['FT521404'],
  reads: ['customsReceipt'],
})
const handled = z.object({ id: z.string() })
export const customsReceiptAssign = defineEndpoint({
  name: 'customs.customsReceiptAssign',
  path: `${BASE}/receipt/assign`,
  audiences: ['operator'],
  input: z.object({ id: id(), formNo: text(40) }),
  output: handled,
  errors: ['FT521404', 'FT520400', 'USER_SERVICE530307'],
  writes: true,
  touches: ['customsReceipt', 'declarationForm'],
})
export const customsReceiptDismiss = defineEndpoint({
  name: 'customs.customsReceiptDismiss',
  path: `${BASE}/receipt/dismiss`,
  audiences: ['operator'],
  input: z.object({ id: id(), reason }),
  output: handled,
  errors: ['FT521404', 'USER_SERVICE530307'],
  writes: true,
  touches: ['customsReceipt'],
})
