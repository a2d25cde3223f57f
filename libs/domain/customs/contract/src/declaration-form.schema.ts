import {
  civilDate,
  documentEvent,
  fieldChange,
  id,
  instant,
  optionalText,
  pageInput,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import {
  CONTAINER_FIELDS,
  COP_LIMIT_FIELDS,
  EDOC_FIELDS,
  FREE_FIELDS,
  HEAD_FIELDS,
  ITEM_FIELDS,
  LICENCE_FIELDS,
  LIMIT_FIELDS,
  MAX_CONTAINERS,
  MAX_COP_LIMITS,
  MAX_EDOCS,
  MAX_ITEMS,
  MAX_LICENCES,
  MAX_LIMITS,
  MAX_OTHER_PACKS,
  MAX_REQUEST_CERTS,
  MAX_USERS,
  MAX_VINS,
  OTHER_PACK_FIELDS,
  REQUEST_CERT_FIELDS,
  SUPPLEMENT_FIELDS,
  USER_FIELDS,
  VIN_FIELDS,
} from './declaration-fields'
import { RECEIPT_FACT_NAMES } from './receipt-facts'
import { CHECK_KEYS } from './check-keys'
import { AMENDMENT_ANSWERS } from './receipt-channels'

export const DECLARATION_STATUSES = [
  'draft',
  'pending_review',
  'review_rejected',
  'reviewed',
  /** On its way, no answer yet. */
  'pushing',
  'push_failed',
  /** Staged in the Single Window, not declared. */
  'sw_staged',
  'declaring',
  'declare_failed',
  /** In the customs system, with a number of its own. */
  'customs_accepted',
  /** Customs wants to see papers, or has suspended the entry. */
  'manual_handling',
  'audited',
  'tax_pending',
  'inspection',
  /** Back from customs, to be changed. */
  'returned',
  'released',
  'cleared',
  /** By customs. */
  'deleted',
  /** By us, before it was declared. */
  'cancelled',
] as const
export type DeclarationStatus = (typeof DECLARATION_STATUSES)[number]

/** Where a form stands still until somebody does something: whoever is concerned is told by mail as well. */
export const DECLARATION_HALTS = [
  'review_rejected',
  'push_failed',
  'declare_failed',
  'manual_handling',
  'tax_pending',
  'inspection',
  'returned',
  'deleted',
] as const satisfies readonly DeclarationStatus[]
export type DeclarationHalt = (typeof DECLARATION_HALTS)[number]
/** With what customs wants beside the status. */
export type DeclarationHaltNews = DeclarationHalt | 'supplement' | 'moved_after_cancel'
/** What else is said of a form in a sentence of its own. */
export type DeclarationNews =
  Extract<DeclarationStatus, 'pending_review' | 'released' | 'cleared'> | 'amendment_requested' | 'amendment_sent'

/** Where a declaration that was made elsewhere may stand: with customs, who have given it a number. */
export const OFFLINE_STATUSES = [
  'declaring',
  'customs_accepted',
  'manual_handling',
  'audited',
  'tax_pending',
  'inspection',
  'returned',
  'released',
  'cleared',
] as const satisfies readonly DeclarationStatus[]

/** What people may be offered; each is the name of an endpoint. */
export const DECLARATION_ACTIONS = [
  'update',
  'submit',
  'approve_pass',
  'approve_reject',
  'push_single_window',
  'reopen',
  'manual_receipt',
  'cancel',
  'redeclare',
  'request_amendment',
  'offline_update',
  'copy',
] as const
export type DeclarationAction = (typeof DECLARATION_ACTIONS)[number]

/** Whose goods one form declares at most. */
export const MAX_TRADE_ORDERS = 20

/** Documents of ours that a form may be begun from. */
export const FORM_SOURCES = ['order', 'service_order', 'customs_order', 'declaration'] as const
export type FormSource = (typeof FORM_SOURCES)[number]

export const IE_FLAGS = ['E', 'I'] as const
export type IeFlag = (typeof IE_FLAGS)[number]
export const DECLARATION_CHANNELS = ['online', 'offline'] as const
export const DECLARATION_TYPES = ['general', 'record_list', 'transit_advance', 'two_step'] as const
export type DeclarationType = (typeof DECLARATION_TYPES)[number]
export const BUSINESS_MATTERS = [
  'tax_form_paperless',
  'self_reported_tax',
  'waterway_transit',
  'self_pay',
  'guarantee_release',
] as const
export type BusinessMatter = (typeof BUSINESS_MATTERS)[number]

/** Twice the longest field of customs: a draft keeps what was typed, the checks say what is wrong with it. */
const DRAFT_MAX = 1000
const draftText = () => z._default(z.string().check(z.trim(), z.maxLength(DRAFT_MAX)), '')
type DraftText = ReturnType<typeof draftText>

const isComplete = <N extends string>(
  shape: Partial<Record<N, DraftText>>,
  fields: Readonly<Record<N, unknown>>,
): shape is Record<N, DraftText> => Object.keys(fields).every(name => name in shape)

function shapeOf<N extends string>(fields: Readonly<Record<N, unknown>>): Record<N, DraftText> {
  const shape: Partial<Record<N, DraftText>> = {}
  for (const name in fields) shape[name] = draftText()
  if (!isComplete(shape, fields)) throw new Error('a field has no schema')
  return shape
}
const group = <N extends string>(fields: Readonly<Record<N, unknown>>) => z.object(shapeOf(fields))
const many = <S extends z.ZodMiniType>(schema: S, max: number) =>
  z._default(z.array(schema).check(z.maxLength(max)), [])

export const declarationItem = z.object({
  ...shapeOf(ITEM_FIELDS),
  limits: many(group(LIMIT_FIELDS), MAX_LIMITS),
  vins: many(group(VIN_FIELDS), MAX_VINS),
})
export const declarationEdoc = z.object({ ...shapeOf(EDOC_FIELDS), fileId: z._default(z.nullable(id()), null) })

/** All that is declared. */
export const declarationContent = z.object({
  ieFlag: z.enum(IE_FLAGS),
  declType: z._default(z.enum(DECLARATION_TYPES), 'general'),
  head: z.prefault(group(HEAD_FIELDS), {}),
  freeText: z.prefault(group(FREE_FIELDS), {}),
  businessMatters: z._default(z.array(z.enum(BUSINESS_MATTERS)), []),
  items: many(declarationItem, MAX_ITEMS),
  containers: many(group(CONTAINER_FIELDS), MAX_CONTAINERS),
  licenceDocs: many(group(LICENCE_FIELDS), MAX_LICENCES),
  eDocs: many(declarationEdoc, MAX_EDOCS),
  otherPacks: many(group(OTHER_PACK_FIELDS), MAX_OTHER_PACKS),
  requestCerts: many(group(REQUEST_CERT_FIELDS), MAX_REQUEST_CERTS),
  users: many(group(USER_FIELDS), MAX_USERS),
  copLimits: many(group(COP_LIMIT_FIELDS), MAX_COP_LIMITS),
  supplements: many(group(SUPPLEMENT_FIELDS), MAX_ITEMS),
})
export type DeclarationContent = z.output<typeof declarationContent>
export type DeclarationContentInput = z.input<typeof declarationContent>
export type DeclarationItem = DeclarationContent['items'][number]
export type DeclarationContainer = DeclarationContent['containers'][number]
export type DeclarationEdoc = DeclarationContent['eDocs'][number]
export type DeclarationLicence = DeclarationContent['licenceDocs'][number]

export const ISSUE_LEVELS = ['error', 'warn'] as const
export type IssueLevel = (typeof ISSUE_LEVELS)[number]

/** What a check found: the rule's number, the field it stands at (`items[2].gQty`), and the key of its text. */
export const declarationIssue = z.object({
  rule: z.string(),
  key: z.enum(CHECK_KEYS),
  path: z.string(),
  level: z.enum(ISSUE_LEVELS),
  params: z.record(z.string(), z.string()),
})
export type DeclarationIssue = z.output<typeof declarationIssue>

/** Sums that are shown and listed. */
export const declarationTotals = z.object({
  itemCount: z.int(),
  /** By unit. */
  quantities: z.array(z.object({ unit: z.string(), quantity: z.string() })),
  gross: z.string(),
  net: z.string(),
  /** By currency. */
  declared: z.array(z.object({ currency: z.string(), amount: z.string() })),
  /** Of all lines at FOB; null while currencies differ or something is missing. */
  fob: z.nullable(z.object({ currency: z.string(), amount: z.string() })),
  /** The same in US dollars, at customs' rate of the day it was declared, or of today; null where there is no rate. */
  fobUsd: z.optional(z.nullable(z.string())),
})
export type DeclarationTotals = z.output<typeof declarationTotals>

/**
 * Why a person has to look at a receipt; `contradicts`: it decides a request otherwise than it was decided; `wrong_entry`: customs' number in
 * it is none of such a form (V-DEC-03).
 */
export const RECEIPT_PROBLEMS = ['unknown_form', 'unknown_code', 'unreadable', 'contradicts', 'wrong_entry'] as const
export type ReceiptProblem = (typeof RECEIPT_PROBLEMS)[number]
export const RECEIPT_SOURCES = ['gateway', 'manual'] as const
export const declarationReceipt = z.object({
  id: z.string(),
  source: z.enum(RECEIPT_SOURCES),
  /** Which sending it answers; 0 for an offline declaration. */
  attempt: z.int(),
  channel: z.string(),
  noticeDate: z.string(),
  note: z.string(),
  cusCiqNo: z.string(),
  entryId: z.string(),
  customMaster: z.string(),
  /** What the code stands for; null for information and for codes nobody knows. */
  status: z.nullable(z.enum(DECLARATION_STATUSES)),
  receivedAt: z.string(),
  recordedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  fileIds: z.array(z.string()),
  /** What customs says of the form beside the code; what was declared instead, where that is something else. */
  facts: z.array(z.object({ name: z.enum(RECEIPT_FACT_NAMES), value: z.string(), declared: z.nullable(z.string()) })),
})
export type DeclarationReceipt = z.output<typeof declarationReceipt>

/** A trade order whose goods are declared; a broker has no part in it. Null for a number that nobody told yet. */
export const declaredOrder = z.object({ id: z.string(), no: z.nullable(z.string()) })

export const declarationRow = z.object({
  id: z.string(),
  no: z.string(),
  status: z.enum(DECLARATION_STATUSES),
  version: z.int(),
  actions: z.array(z.enum(DECLARATION_ACTIONS)),
  channel: z.enum(DECLARATION_CHANNELS),
  ieFlag: z.enum(IE_FLAGS),
  entryId: z.string(),
  cusCiqNo: z.string(),
  companyId: z.string(),
  companyName: z.nullable(z.string()),
  brokerCompanyId: z.nullable(z.string()),
  brokerName: z.nullable(z.string()),
  /** The caller, an operator, is one of the people of the company or its broker: others write down what customs said of it. */
  ownStake: z.boolean(),
  tradeName: z.string(),
  contractNo: z.string(),
  billNo: z.string(),
  tradeOrders: z.array(declaredOrder),
  tradeMode: z.string(),
  itemCount: z.int(),
  declared: z.array(z.object({ currency: z.string(), amount: z.string() })),
  packNo: z.string(),
  grossWt: z.string(),
  declareDate: z.nullable(z.string()),
  /** A refund of tax may be asked for it: an export that is closed, in a mode that is refunded. */
  refundEligible: z.boolean(),
  /** Who looked it over last; null before anybody did, and where the company wants no second pair of eyes. */
  reviewerName: z.nullable(z.string()),
  updatedAt: z.string(),
})
export type DeclarationRow = z.output<typeof declarationRow>

/** An entry of the history, with what was written differently once the document had been sent. */
export const changeEvent = () => z.extend(documentEvent(), { changes: z.optional(z.array(fieldChange())) })

export const AMENDMENT_KINDS = ['modify', 'withdraw'] as const
export type AmendmentKind = (typeof AMENDMENT_KINDS)[number]
export const AMENDMENT_REASONS = [
  'shut_out',
  'short_or_over',
  'vessel_change',
  'price_final',
  'system_error',
  'tax_required',
] as const
export const AMENDMENT_STATUSES = ['open', 'submitted', 'approved', 'rejected', 'cancelled'] as const
export type AmendmentStatus = (typeof AMENDMENT_STATUSES)[number]

export const declarationAmendment = z.object({
  id: z.string(),
  kind: z.enum(AMENDMENT_KINDS),
  reason: z.enum(AMENDMENT_REASONS),
  explanation: z.string(),
  /** What of the content becomes what. */
  changes: z.array(z.object({ path: z.string(), before: z.string(), after: z.string() })),
  status: z.enum(AMENDMENT_STATUSES),
  version: z.int(),
  /** The caller, an operator, is one of the people of the company or its broker: others decide about it. */
  ownStake: z.boolean(),
  actions: z.array(z.string()),
  createdAt: z.string(),
  createdBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  remark: z.nullable(z.string()),
  /** Number of its last sending, by which the gateway answers; null before the first. */
  clientSeqNo: z.nullable(z.string()),
  /** Why the last sending came to nothing: a reason of our own, or the words of the Single Window. */
  failure: z.nullable(z.string()),
  /** What the Single Window and customs said of it, by customs' clock. */
  receipts: z.array(
    z.object({
      id: z.string(),
      channel: z.string(),
      noticeDate: z.string(),
      note: z.string(),
      /** Null for a code that nobody knows. */
      answer: z.nullable(z.enum(AMENDMENT_ANSWERS)),
    }),
  ),
})

export const declarationDetail = z.extend(declarationRow, {
  /** The agency order that it belongs to. */
  customsOrderId: z.nullable(z.string()),
  /** The document that it was begun from, and which of its forms it is; whoever has no part in that document is told nothing of it. */
  origin: z.nullable(
    z.object({
      type: z.enum(FORM_SOURCES),
      id: z.string(),
      /** Null where its domain says it. */
      no: z.nullable(z.string()),
      part: z.nullable(z.int()),
      /** Other parts of it stand as forms of their own. */
      isOneOfMany: z.boolean(),
    }),
  ),
  /** The client of that order has to confirm it, as it stands, before it is sent. */
  unconfirmed: z.boolean(),
  revision: z.int(),
  attempt: z.int(),
  /** Of the pre-entry (预录入编号); empty until it is known. */
  preEntryId: z.string(),
  /** Number of the last sending, by which the gateway answers; null before the first. */
  clientSeqNo: z.nullable(z.string()),
  /** Code of the receipt that the status stands on. */
  receiptStatusCode: z.nullable(z.string()),
  content: declarationContent,
  totals: declarationTotals,
  reviewRemark: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  /** Of the last check. */
  issues: z.array(declarationIssue),
  simulated: z.boolean(),
  /** Flags that a release brings along. */
  paperDocsRequired: z.boolean(),
  guaranteed: z.boolean(),
  releaseDate: z.nullable(z.string()),
  clearDate: z.nullable(z.string()),
  /** The papers that prove what was declared elsewhere. */
  files: z.array(z.object({ fileId: z.string(), name: z.string() })),
  receipts: z.array(declarationReceipt),
  amendments: z.array(declarationAmendment),
  timeline: z.array(changeEvent()),
  createdAt: z.string(),
})
export type DeclarationDetail = z.output<typeof declarationDetail>

export const REVIEWED_BY = ['me', 'others', 'nobody'] as const
export type ReviewedBy = (typeof REVIEWED_BY)[number]

export const declarationFilters = {
  ieFlag: z.optional(z.enum(IE_FLAGS)),
  channel: z.optional(z.enum(DECLARATION_CHANNELS)),
  tradeMode: z.optional(z.string().check(z.maxLength(4))),
  entryId: z.optional(z.string().check(z.maxLength(18))),
  billNo: z.optional(z.string().check(z.maxLength(32))),
  containerNo: z.optional(z.string().check(z.maxLength(11))),
  contractNo: z.optional(z.string().check(z.maxLength(32))),
  companyId: z.optional(id()),
  /** Declares goods of this order, alone or with others. */
  tradeOrderId: z.optional(id()),
  /** Begun from this document. */
  sourceId: z.optional(id()),
  declareDateFrom: z.optional(civilDate()),
  declareDateTo: z.optional(civilDate()),
  /** Who looked it over last, as seen by whoever asks. */
  reviewed: z.optional(z.enum(REVIEWED_BY)),
  /** Only what a refund of tax may be asked for. */
  refundEligible: z.optional(z.boolean()),
  /** Operators: what has waited too long. */
  stuck: z.optional(z.boolean()),
}
export const DECLARATION_SORTS = ['-updatedAt', 'updatedAt', '-declareDate', 'declareDate'] as const
export const declarationPageInput = z.extend(pageInput(declarationFilters, DECLARATION_SORTS), {
  status: z.optional(z.enum(DECLARATION_STATUSES)),
  /** Only what can be linked to this order of a customs broker. */
  linkableTo: z.optional(id()),
})
export const declarationCountInput = z.object({
  ...declarationFilters,
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))),
})

export const declarationDraftInput = z.object({
  content: declarationContent,
  /** Who declares for the company; itself when absent. */
  brokerCompanyId: z.optional(z.nullable(id())),
  /** Our trade orders whose goods are declared, all of one buyer; of a form that is begun from one, the others. */
  tradeOrderIds: z._default(z.array(id()).check(z.maxLength(MAX_TRADE_ORDERS)), []),
  /** A broker's client, for whom it writes; the broker's own company stands in `brokerCompanyId` by itself. */
  companyId: z.optional(id()),
  /** The document that it is begun from: kept, and each of its parts is begun once. */
  origin: z.optional(
    z.object({
      type: z.enum(FORM_SOURCES),
      id: id(),
      /** A form takes 50 lines. */
      part: z._default(z.int().check(z.minimum(1), z.maximum(100)), 1),
      /** Although a form of this part stands: for goods that really are declared twice. */
      again: z._default(z.boolean(), false),
    }),
  ),
})

export const manualReceiptInput = {
  channel: text(4),
  noticeDate: instant(),
  entryId: optionalText(18),
  /** Of the pre-entry (预录入编号). */
  preEntryId: optionalText(18),
  note: optionalText(500),
  fileIds: z.array(id()).check(z.minLength(1), z.maxLength(10)),
  reason: text(500, 2),
}
