import { bigint, boolean, date, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { IncotermCode, TradeType } from '@tradeport/kernel/config'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { documentColumns, uuidv7 } from '@tradeport/node/db'
import type {
  AcceptedCharge,
  Attachment,
  DueEvent,
  LeadFrom,
  PaymentGate,
  PaymentMethod,
  SpecLine,
} from '@tradeport/domain/sourcing/contract'
import type {
  MilestoneStatus,
  ORDER_KINDS,
  OrderStatus,
  ProductionKind,
  SHIPMENT_MODES,
  TermsBody,
  TermsStatus,
} from '@tradeport/domain/trading/contract'
import type { OrderSide } from '@tradeport/domain/trading/rules'

const instant = () => timestamp({ withTimezone: true })
const minor = () => bigint({ mode: 'bigint' })

/** Columns of the parts of an order that have a state of their own. */
const partColumns = <S extends string>() => ({
  id: uuid().primaryKey().$defaultFn(uuidv7),
  status: text().$type<S>().notNull(),
  version: integer().notNull().default(0),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  createdBy: uuid(),
  updatedBy: uuid(),
})

export const orderTable = pgTable('trade_order', {
  ...documentColumns(),
  status: text().$type<OrderStatus>().notNull(),
  kind: text().$type<(typeof ORDER_KINDS)[number]>().notNull().default('bulk'),
  tradeType: text().$type<TradeType>().notNull(),
  buyerCompanyId: uuid().notNull(),
  buyerUserId: uuid().notNull(),
  /** Null for orders made before it was kept. */
  buyerUserName: text(),
  buyerName: text().notNull(),
  buyerTimeZone: text().notNull(),
  sellerCompanyId: uuid().notNull(),
  storeId: uuid().notNull(),
  storeName: jsonb().$type<I18nText>().notNull(),
  assignedTo: uuid(),
  assignedName: text(),
  quotationId: uuid().notNull(),
  quotationNo: text().notNull(),
  quotationVersionNo: integer().notNull(),
  contentHash: text().notNull(),
  inquiryId: uuid().notNull(),
  inquiryNo: text().notNull(),
  threadId: uuid().notNull(),
  currency: text().notNull(),
  subtotalMinor: minor().notNull(),
  chargesMinor: minor().notNull(),
  taxMinor: minor().notNull(),
  totalMinor: minor().notNull(),
  paidMinor: minor().notNull().default(0n),
  taxPercent: numeric().notNull().default('0'),
  charges: jsonb().$type<AcceptedCharge[]>().notNull().default([]),
  incoterm: text().$type<IncotermCode>(),
  namedPlace: text(),
  destCountry: text(),
  destPort: text(),
  leadDays: integer().notNull(),
  leadFrom: text().$type<LeadFrom>().notNull(),
  partialShipment: boolean().notNull(),
  transhipment: boolean().notNull(),
  itemCount: integer().notNull(),
  firstItemName: text().notNull(),
  imageFileId: uuid(),
  signBy: instant().notNull(),
  signReminders: integer().notNull().default(0),
  signedAt: instant(),
  shipBy: date(),
  deliveredAt: instant(),
  acceptedAt: instant(),
  claimUntil: instant(),
  docsReleased: boolean().notNull().default(false),
  frozen: boolean().notNull().default(false),
  /** Sides whose company is suspended; payments wait for them. */
  suspendedSides: text().array().$type<('buyer' | 'seller')[]>().notNull().default([]),
  paymentsHeldAt: instant(),
  frozenReason: text(),
  cancelReason: text(),
  cancelNote: text(),
  cancelRequestedBy: text().$type<OrderSide>(),
  cancelRequestReason: text(),
  cancelRequestName: text(),
  cancelRequestedAt: instant(),
  searchText: text().notNull().default(''),
})
export type OrderRecord = typeof orderTable.$inferSelect

export const orderItemTable = pgTable('order_item', {
  id: uuid().primaryKey().$defaultFn(uuidv7),
  orderId: uuid().notNull(),
  lineNo: integer().notNull(),
  quotationItemId: uuid().notNull(),
  productId: uuid(),
  skuId: uuid(),
  imageFileId: uuid(),
  name: text().notNull(),
  specs: jsonb().$type<SpecLine[]>().notNull().default([]),
  qty: numeric().notNull(),
  unit: text().notNull(),
  unitPrice: numeric().notNull(),
  amountMinor: minor().notNull(),
  leadDays: integer(),
  hsCode: text(),
  originCountry: text(),
  packing: text(),
  note: text(),
  shippedQty: numeric().notNull().default('0'),
})
export type OrderItemRecord = typeof orderItemTable.$inferSelect

export const termsTable = pgTable('order_terms', {
  ...partColumns<TermsStatus>(),
  orderId: uuid().notNull(),
  versionNo: integer().notNull(),
  body: jsonb().$type<TermsBody>().notNull(),
  contentHash: text().notNull(),
  claimDays: integer().notNull(),
  proposedBySide: text().$type<OrderSide>(),
  buyerSignedBy: uuid(),
  buyerSignedName: text(),
  buyerSignedAt: instant(),
  sellerSignedBy: uuid(),
  sellerSignedName: text(),
  sellerSignedAt: instant(),
  rejectNote: text(),
})
export type TermsRecord = typeof termsTable.$inferSelect

export const milestoneTable = pgTable('payment_milestone', {
  ...partColumns<MilestoneStatus>(),
  regionId: text().notNull(),
  orderId: uuid().notNull(),
  seq: integer().notNull(),
  percent: numeric().notNull(),
  amountMinor: minor().notNull(),
  paidMinor: minor().notNull().default(0n),
  currency: text().notNull(),
  method: text().$type<PaymentMethod>().notNull(),
  dueEvent: text().$type<DueEvent>().notNull(),
  dueDays: integer().notNull(),
  dueAt: instant(),
  gate: text().$type<PaymentGate>().notNull(),
  remitReference: text().notNull(),
  overdueReminders: integer().notNull().default(0),
})
export type MilestoneRecord = typeof milestoneTable.$inferSelect

export const receiptTable = pgTable('payment_receipt', {
  id: uuid().primaryKey().$defaultFn(uuidv7),
  orderId: uuid().notNull(),
  milestoneId: uuid().notNull(),
  state: text().$type<'reported' | 'matched' | 'rejected'>().notNull(),
  amountMinor: minor().notNull(),
  receivedMinor: minor(),
  valueDate: date().notNull(),
  reference: text(),
  slip: jsonb().$type<Attachment>(),
  note: text(),
  reportedBy: uuid(),
  reportedName: text(),
  reportedAt: instant().notNull(),
  decidedBy: uuid(),
  decidedName: text(),
  decidedAt: instant(),
  decisionNote: text(),
})
export type ReceiptRecord = typeof receiptTable.$inferSelect

export const productionTable = pgTable('production_update', {
  id: uuid().primaryKey().$defaultFn(uuidv7),
  orderId: uuid().notNull(),
  kind: text().$type<ProductionKind>().notNull(),
  percent: integer().notNull(),
  plannedOn: date(),
  actualOn: date(),
  note: text(),
  files: jsonb().$type<Attachment[]>().notNull().default([]),
  byName: text(),
  at: instant().notNull(),
})
export type ProductionRecord = typeof productionTable.$inferSelect

export const shipmentTable = pgTable('order_shipment', {
  id: uuid().primaryKey().$defaultFn(uuidv7),
  orderId: uuid().notNull(),
  mode: text().$type<(typeof SHIPMENT_MODES)[number]>().notNull(),
  carrier: text(),
  containerNo: text(),
  blNo: text(),
  trackingNo: text(),
  etd: date(),
  eta: date(),
  lines: jsonb().$type<{ orderItemId: string; qty: string }[]>().notNull(),
  documents: jsonb().$type<Attachment[]>().notNull().default([]),
  note: text(),
  at: instant().notNull(),
})
export type ShipmentRecord = typeof shipmentTable.$inferSelect
