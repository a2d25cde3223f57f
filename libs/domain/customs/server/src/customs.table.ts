import { boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type {
  AmendmentKind,
  AmendmentStatus,
  DeclarationContent,
  DeclarationIssue,
  DeclarationStatus,
  DeclarationTotals,
  FormSource,
  IeFlag,
  ReceiptProblem,
  SenderMode,
  TestedStep,
} from '@tradeport/domain/customs/contract'
import type { ReceiptFacts } from '@tradeport/domain/customs/rules'
import type { Operation } from '@tradeport/domain/customs/rules'
import { documentColumns } from '@tradeport/node/db'
import type { OrderTotals } from './ports'

const at = () => timestamp({ withTimezone: true })

export const declarationForm = pgTable('declaration_form', {
  ...documentColumns(),
  companyId: uuid().notNull(),
  brokerCompanyId: uuid(),
  /** The agency order that it belongs to. */
  customsOrderId: uuid(),
  /** The agency order that the desk took it off. */
  takenOffOrderId: uuid(),
  /** The trade orders whose goods are declared: several of a consolidated shipment. */
  tradeOrderIds: uuid().array().notNull().default([]),
  /** What those orders came to when they were last asked. */
  orderTotals: jsonb().$type<OrderTotals>().notNull().default({}),
  /** With which of its senders' names it was sent last. */
  swConfigId: uuid(),
  /** By which way. */
  swMode: text().$type<SenderMode>(),
  /** The workbook that it was read out of, and which of its forms it is. */
  bookHash: text(),
  bookPart: integer(),
  /** The document that it was begun from, and which of its forms it is. */
  sourceType: text().$type<FormSource>(),
  sourceId: uuid(),
  sourcePart: integer(),
  /** Of the content that the order's client confirmed. */
  confirmedHash: text(),
  channel: text().$type<'online' | 'offline'>().notNull(),
  status: text().$type<DeclarationStatus>().notNull(),
  revision: integer().notNull(),
  attempt: integer().notNull(),
  startStatus: text().$type<DeclarationStatus>(),
  content: jsonb().$type<DeclarationContent>().notNull(),
  issues: jsonb().$type<DeclarationIssue[]>().notNull(),
  /** Customs granted a change of it: the checks are still to look at it. */
  isUnchecked: boolean().notNull().default(false),
  totals: jsonb().$type<DeclarationTotals>().notNull(),
  ieFlag: text().$type<IeFlag>().notNull(),
  tradeName: text().notNull(),
  contractNo: text().notNull(),
  billNo: text().notNull(),
  tradeMode: text().notNull(),
  packNo: text().notNull(),
  grossWt: text().notNull(),
  containerNos: text().array().notNull(),
  searchText: text().notNull(),
  entryId: text().notNull(),
  /** Of the pre-entry (预录入编号). */
  preEntryId: text().notNull().default(''),
  cusCiqNo: text().notNull(),
  declareDate: date(),
  releaseDate: date(),
  clearDate: date(),
  paperDocsRequired: boolean().notNull(),
  guaranteed: boolean().notNull(),
  fileIds: uuid().array().notNull(),
  submittedBy: uuid(),
  /** Who changed what it declares last. */
  editedBy: uuid(),
  reviewRemark: text(),
  /** Who looked it over last. */
  reviewerId: uuid(),
  reviewerName: text(),
  failure: text(),
})
export type DeclarationRecord = typeof declarationForm.$inferSelect

export const declarationPush = pgTable('declaration_push', {
  id: uuid().primaryKey(),
  regionId: text().notNull(),
  formId: uuid().notNull(),
  /** The request about the form that is sent; null for the form itself. */
  amendmentId: uuid(),
  attempt: integer().notNull(),
  clientSeqNo: text().notNull(),
  operation: text().$type<Operation | AmendmentKind>().notNull(),
  message: text().notNull(),
  hash: text().notNull(),
  state: text().$type<'waiting' | 'sending' | 'sent' | 'failed'>().notNull(),
  tries: integer().notNull(),
  nextAt: at().notNull(),
  createdAt: at().notNull(),
  sentAt: at(),
  error: text(),
  /** Whose sending it is, and by which way: as they were when it was written. */
  swConfigId: uuid(),
  mode: text().$type<SenderMode>().notNull(),
  folder: text().notNull(),
})

export const declarationReceiptTable = pgTable('declaration_receipt', {
  id: uuid().primaryKey(),
  regionId: text(),
  formId: uuid(),
  /** The request that it answers; null where it is about the form. */
  amendmentId: uuid(),
  about: text().$type<'form' | 'amendment'>().notNull(),
  attempt: integer().notNull(),
  source: text().$type<'gateway' | 'manual'>().notNull(),
  channel: text().notNull(),
  noticeDate: at().notNull(),
  note: text().notNull(),
  clientSeqNo: text().notNull(),
  cusCiqNo: text().notNull(),
  entryId: text().notNull(),
  preEntryId: text().notNull().default(''),
  customMaster: text().notNull(),
  dedupKey: text().notNull(),
  receivedAt: at().notNull(),
  recordedBy: uuid(),
  recorderName: text(),
  reason: text(),
  fileIds: uuid().array().notNull(),
  facts: jsonb().$type<ReceiptFacts>().notNull().default({}),
  raw: text(),
  problem: text().$type<ReceiptProblem>(),
  handledAt: at(),
  handledBy: uuid(),
  /** In whose folder it lay. */
  swConfigId: uuid(),
})
export type ReceiptRecord = typeof declarationReceiptTable.$inferSelect

export interface AmendmentChange {
  path: string
  before: string
  after: string
}

export const declarationAmendmentTable = pgTable('declaration_amendment', {
  id: uuid().primaryKey(),
  regionId: text().notNull(),
  formId: uuid().notNull(),
  kind: text().$type<AmendmentKind>().notNull(),
  reason: text()
    .$type<'shut_out' | 'short_or_over' | 'vessel_change' | 'price_final' | 'system_error' | 'tax_required'>()
    .notNull(),
  explanation: text().notNull(),
  changes: jsonb().$type<AmendmentChange[]>().notNull(),
  status: text().$type<AmendmentStatus>().notNull(),
  version: integer().notNull(),
  /** Sendings so far. */
  attempt: integer().notNull(),
  /** What the Single Window calls the request. */
  seqNo: text().notNull(),
  failure: text(),
  remark: text(),
  decidedAt: at(),
  createdAt: at().notNull(),
  updatedAt: at().notNull(),
  createdBy: uuid(),
  createdName: text(),
  updatedBy: uuid(),
})
export type AmendmentRecord = typeof declarationAmendmentTable.$inferSelect

/** What a company wants of its forms, whoever sends them. */
export const singleWindowCompany = pgTable('single_window_company', {
  companyId: uuid().primaryKey(),
  regionId: text().notNull(),
  reviewRequired: boolean().notNull(),
  updatedAt: at().notNull(),
  updatedBy: uuid(),
})

export const singleWindowConfig = pgTable('single_window_config', {
  id: uuid().primaryKey(),
  companyId: uuid().notNull(),
  regionId: text().notNull(),
  copCode: text().notNull(),
  copName: text().notNull(),
  copCodeScc: text().notNull(),
  icCardNo: text().notNull(),
  enabled: boolean().notNull(),
  isDefault: boolean().notNull(),
  version: integer().notNull(),
  lastTestAt: at(),
  lastTestOk: boolean(),
  lastTestMessage: text(),
  lastTestSteps: jsonb().$type<TestedStep[]>().notNull().default([]),
  mode: text().$type<SenderMode>().notNull(),
  folder: text().notNull(),
  /** Those it had before: what comes back there is still its own. */
  formerFolders: text().array().notNull().default([]),
  certNo: text().notNull(),
  certValidTo: date(),
  declarerName: text().notNull(),
  declarerNo: text().notNull(),
  declarerPhone: text().notNull(),
  updatedAt: at().notNull(),
  updatedBy: uuid(),
})
export type SingleWindowSettings = typeof singleWindowConfig.$inferSelect
