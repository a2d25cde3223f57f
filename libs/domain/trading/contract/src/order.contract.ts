import {
  civilDate,
  defineEndpoint,
  id,
  optionalText,
  pageInput,
  pageOutput,
  statusCountOutput,
  text,
  z,
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

const target = () => ({ id: id(), version: z.int() })
const changed = () => z.object({ id: z.string(), version: z.int(), status: z.enum(ORDER_STATUSES) })

export const orderPage = defineEndpoint({
  name: 'trading.orderPage',
  path: '/mall/order/page',
  audiences: ['buyer', 'seller', 'operator'],
  input: pageInput(
    { status: z.optional(z.enum(ORDER_STATUSES)), storeId: z.optional(id()), frozen: z.optional(z.boolean()) },
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
  input: z.object({ id: id() }),
  output: orderDetailOutput(),
  reads: ['order'],
})

export const orderCancel = defineEndpoint({
  name: 'trading.orderCancel',
  path: '/mall/order/cancel',
  audiences: ['buyer', 'seller'],
  input: z.object({ ...target(), reason: z.enum(ORDER_CANCEL_REASONS), note: optionalText(500) }),
  output: changed(),
  errors: ['MALL630001', 'MALL630006'],
  writes: true,
  touches: ['order'],
  summary: 'Before the contract is signed by both, either side may step back.',
})

export const orderCancelUnpaid = defineEndpoint({
  name: 'trading.orderCancelUnpaid',
  path: '/mall/order/cancel_unpaid',
  audiences: ['seller'],
  input: z.object({ ...target(), note: optionalText(500) }),
  output: changed(),
  errors: ['MALL630001', 'MALL630006'],
  writes: true,
  touches: ['order'],
  summary: 'The seller ends a signed order whose deposit is overdue beyond the grace period.',
})

export const orderRequestCancel = defineEndpoint({
  name: 'trading.orderRequestCancel',
  path: '/mall/order/request_cancel',
  audiences: ['buyer', 'seller'],
  input: z.object({ ...target(), reason: text(500) }),
  output: changed(),
  errors: ['MALL630001', 'MALL630006'],
  writes: true,
  touches: ['order'],
})

export const orderAgreeCancel = defineEndpoint({
  name: 'trading.orderAgreeCancel',
  path: '/mall/order/agree_cancel',
  audiences: ['buyer', 'seller'],
  input: z.object(target()),
  output: changed(),
  errors: ['MALL630001', 'MALL630006'],
  writes: true,
  touches: ['order'],
})

export const orderRefuseCancel = defineEndpoint({
  name: 'trading.orderRefuseCancel',
  path: '/mall/order/refuse_cancel',
  audiences: ['buyer', 'seller'],
  input: z.object({ ...target(), note: optionalText(500) }),
  output: changed(),
  errors: ['MALL630001'],
  writes: true,
  touches: ['order'],
})

export const orderUpdateProduction = defineEndpoint({
  name: 'trading.orderUpdateProduction',
  path: '/mall/order/update_production',
  audiences: ['seller'],
  input: z.object({
    ...target(),
    kind: z.enum(PRODUCTION_KINDS),
    percent: z.int().check(z.minimum(0), z.maximum(100)),
    plannedOn: z.optional(civilDate()),
    actualOn: z.optional(civilDate()),
    note: optionalText(1000),
    files: attachments(),
  }),
  output: changed(),
  errors: ['MALL630001'],
  writes: true,
  touches: ['order'],
})

export const orderReady = defineEndpoint({
  name: 'trading.orderReady',
  path: '/mall/order/ready',
  audiences: ['seller'],
  input: z.object({ ...target(), note: optionalText(1000), files: attachments() }),
  output: changed(),
  errors: ['MALL630001'],
  writes: true,
  touches: ['order'],
  summary: 'Production is finished; when everything due before the shipment is paid, the goods may leave at once.',
})

const shipInput = () =>
  z.object({
    ...target(),
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

export const orderShip = defineEndpoint({
  name: 'trading.orderShip',
  path: '/mall/order/ship',
  audiences: ['seller'],
  input: shipInput(),
  output: changed(),
  errors: ['MALL630001', 'MALL630005'],
  writes: true,
  touches: ['order'],
})

export const orderShipMore = defineEndpoint({
  name: 'trading.orderShipMore',
  path: '/mall/order/ship_more',
  audiences: ['seller'],
  input: shipInput(),
  output: changed(),
  errors: ['MALL630001', 'MALL630005'],
  writes: true,
  touches: ['order'],
  summary: 'A further part of an order that may be shipped in parts.',
})

export const orderDeliver = defineEndpoint({
  name: 'trading.orderDeliver',
  path: '/mall/order/deliver',
  audiences: ['buyer'],
  input: z.object({ ...target(), note: optionalText(1000) }),
  output: changed(),
  errors: ['MALL630001', 'MALL630005'],
  writes: true,
  touches: ['order'],
  summary: 'The goods have arrived at the buyer.',
})

export const orderAccept = defineEndpoint({
  name: 'trading.orderAccept',
  path: '/mall/order/accept',
  audiences: ['buyer'],
  input: z.object({ ...target(), note: optionalText(1000) }),
  output: changed(),
  errors: ['MALL630001'],
  writes: true,
  touches: ['order'],
})

export const orderFreeze = defineEndpoint({
  name: 'trading.orderFreeze',
  path: '/mall/order/freeze',
  audiences: ['operator'],
  input: z.object({ ...target(), reason: text(500) }),
  output: changed(),
  writes: true,
  touches: ['order'],
  summary: 'Stops payments and shipments of an order; its stage stays.',
})

export const orderUnfreeze = defineEndpoint({
  name: 'trading.orderUnfreeze',
  path: '/mall/order/unfreeze',
  audiences: ['operator'],
  input: z.object({ ...target(), reason: text(500) }),
  output: changed(),
  writes: true,
  touches: ['order'],
})
