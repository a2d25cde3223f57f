import {
  civilDate,
  defineEndpoint,
  defineStep,
  id,
  optionalText,
  pageInput,
  pageOutput,
  statusCountOutput,
  steppedTo,
  text,
  z,
  type OutputOf,
} from '@tradeport/kernel/contract-kit'
import { attachments, quantity } from '@tradeport/domain/sourcing/contract'
import {
  ORDER_CANCEL_REASONS,
  ORDER_STATUSES,
  PRODUCTION_KINDS,
  SHIPMENT_MODES,
  orderDetailOutput,
  orderRow,
} from './order.schema'

const ORDER = {
  name: 'trading.order',
  path: '/mall/order',
  touches: ['order'],
  changed: () => steppedTo(ORDER_STATUSES),
} as const

export const orderPage = defineEndpoint({
  name: 'trading.orderPage',
  path: '/mall/order/page',
  audiences: ['buyer', 'seller', 'operator'],
  input: pageInput(
    {
      status: z.optional(z.enum(ORDER_STATUSES)),
      storeId: z.optional(id()),
      frozen: z.optional(z.boolean()),
      /** What is with the caller: on the buyer's side whose it is, on the seller's who takes care of it. */
      mineOnly: z.optional(z.boolean()),
      /** What nobody of the shop takes care of yet. */
      unassignedOnly: z.optional(z.boolean()),
    },
    ['newest', 'oldest', 'updated'],
  ),
  output: pageOutput(orderRow()),
  reads: ['order'],
})

export const orderStatusCount = defineEndpoint({
  name: 'trading.orderStatusCount',
  path: '/mall/order/statusCount',
  audiences: ['buyer', 'seller', 'operator'],
  input: z.object({}),
  output: statusCountOutput(),
  reads: ['order'],
})

export const orderDetail = defineEndpoint({
  name: 'trading.orderDetail',
  path: '/mall/order/detail',
  audiences: ['buyer', 'seller', 'operator'],
  audit: 'read',
  input: z.object({ id: id() }),
  output: orderDetailOutput(),
  reads: ['order'],
})

export const orderPayees = defineEndpoint({
  name: 'trading.orderPayees',
  path: '/mall/order/payees',
  audiences: ['buyer', 'seller', 'operator'],
  input: z.object({ id: id() }),
  output: z.object({
    /** Nothing is to be paid in this order now: not signed yet, over, or payments are on hold. */
    isPaid: z.boolean(),
    accounts: z.array(
      z.object({
        holderName: z.string(),
        bankName: z.string(),
        swift: z.string(),
        country: z.string(),
        currency: z.string(),
        last4: z.string(),
        /** For the buyer alone. */
        accountNo: z.nullable(z.string()),
      }),
    ),
    /** Accounts that take another's place soon: until then the ones above are paid to. */
    upcoming: z.array(
      z.object({ bankName: z.string(), last4: z.string(), currency: z.string(), effectiveAt: z.string() }),
    ),
    /** The platform has blocked the account that was paid to. */
    isBlocked: z.boolean(),
  }),
  reads: ['order', 'bankAccount'],
  summary:
    'Where the buyer pays to: accounts of the seller that the platform has checked, and none from anywhere else.',
})

export type OrderPayees = OutputOf<typeof orderPayees>

export const orderCancel = defineStep(ORDER, 'cancel', {
  audiences: ['buyer', 'seller'],
  input: { reason: z.enum(ORDER_CANCEL_REASONS), note: optionalText(500) },
  errors: ['MALL630001', 'MALL630006', 'MALL630009'],
  summary: 'Before the contract is signed by both, either side may step back.',
})

export const orderCancelUnpaid = defineStep(ORDER, 'cancel_unpaid', {
  audiences: ['seller'],
  input: { note: optionalText(500) },
  errors: ['MALL630001', 'MALL630006', 'MALL630009'],
  summary: 'The seller ends a signed order whose deposit is overdue beyond the grace period.',
})

export const orderRequestCancel = defineStep(ORDER, 'request_cancel', {
  audiences: ['buyer', 'seller'],
  input: { reason: text(500) },
  errors: ['MALL630001', 'MALL630006', 'MALL630009'],
})

export const orderAgreeCancel = defineStep(ORDER, 'agree_cancel', {
  audiences: ['buyer', 'seller'],
  errors: ['MALL630001', 'MALL630006', 'MALL630009'],
})

export const orderRefuseCancel = defineStep(ORDER, 'refuse_cancel', {
  audiences: ['buyer', 'seller'],
  input: { note: optionalText(500) },
  errors: ['MALL630001', 'MALL630009'],
})

export const orderUpdateProduction = defineStep(ORDER, 'update_production', {
  audiences: ['seller'],
  input: {
    kind: z.enum(PRODUCTION_KINDS),
    percent: z.int().check(z.minimum(0), z.maximum(100)),
    plannedOn: z.optional(civilDate()),
    actualOn: z.optional(civilDate()),
    note: optionalText(1000),
    files: attachments(),
  },
  errors: ['MALL630001', 'MALL630009'],
})

export const orderReady = defineStep(ORDER, 'ready', {
  audiences: ['seller'],
  input: { note: optionalText(1000), files: attachments() },
  errors: ['MALL630001', 'MALL630009'],
  summary: 'Production is finished; when everything due before the shipment is paid, the goods may leave at once.',
})

const shipment = () => ({
  mode: z.enum(SHIPMENT_MODES),
  carrier: optionalText(120),
  containerNo: z.optional(z.string().check(z.trim(), z.regex(/^[A-Za-z]{4}\d{7}$/, { error: 'container_no' }))),
  blNo: optionalText(60),
  trackingNo: optionalText(60),
  etd: z.optional(civilDate()),
  eta: z.optional(civilDate()),
  /** What leaves now; everything that is left when empty. */
  lines: z._default(z.array(z.object({ orderItemId: id(), qty: quantity() })).check(z.maxLength(200)), []),
  documents: attachments(),
  note: optionalText(1000),
})

export const orderShip = defineStep(ORDER, 'ship', {
  audiences: ['seller'],
  input: shipment(),
  errors: ['MALL630001', 'MALL630005', 'MALL630009'],
})

export const orderShipMore = defineStep(ORDER, 'ship_more', {
  audiences: ['seller'],
  input: shipment(),
  errors: ['MALL630001', 'MALL630005', 'MALL630009'],
  summary: 'A further part of an order that may be shipped in parts.',
})

export const orderDeliver = defineStep(ORDER, 'deliver', {
  audiences: ['buyer'],
  input: { note: optionalText(1000) },
  errors: ['MALL630001', 'MALL630005'],
  summary: 'The goods have arrived at the buyer.',
})

export const orderAccept = defineStep(ORDER, 'accept', {
  audiences: ['buyer'],
  input: { note: optionalText(1000) },
  errors: ['MALL630001'],
})

export const orderFreeze = defineStep(ORDER, 'freeze', {
  audiences: ['operator'],
  stepUp: true,
  input: { reason: text(500) },
  summary: 'Stops payments and shipments of an order; its stage stays.',
  errors: ['USER_SERVICE530130'],
})

export const orderUnfreeze = defineStep(ORDER, 'unfreeze', {
  audiences: ['operator'],
  stepUp: true,
  input: { reason: text(500) },
  errors: ['USER_SERVICE530130'],
})
