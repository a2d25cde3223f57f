import { lazy } from 'react'
import {
  orderAccept,
  orderAgreeCancel,
  orderCancel,
  orderCancelUnpaid,
  orderDeliver,
  orderFreeze,
  orderReady,
  orderReassign,
  orderRefuseCancel,
  orderRequestCancel,
  orderShip,
  orderShipMore,
  orderUnfreeze,
  orderUpdateProduction,
  type OrderRow,
} from '@tradeport/domain/trading/contract'
import { entityAction, filesOf, textOf, type ActionSource } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { readCancellation, readProduction, readShipment } from './order-values'

const forms = () => import('./order-forms')
const production = () => import('../progress/production-forms')
const AcceptForm = lazy(async () => ({ default: (await forms()).AcceptForm }))
const CancelForm = lazy(async () => ({ default: (await forms()).CancelForm }))
const CancelUnpaidForm = lazy(async () => ({ default: (await forms()).CancelUnpaidForm }))
const DeliverForm = lazy(async () => ({ default: (await forms()).DeliverForm }))
const FreezeForm = lazy(async () => ({ default: (await forms()).FreezeForm }))
const RefuseCancelForm = lazy(async () => ({ default: (await forms()).RefuseCancelForm }))
const RequestCancelForm = lazy(async () => ({ default: (await forms()).RequestCancelForm }))
const UnfreezeForm = lazy(async () => ({ default: (await forms()).UnfreezeForm }))
const GiveOrderForm = lazy(async () => ({ default: (await import('./give-form')).GiveOrderForm }))
const ProductionForm = lazy(async () => ({ default: (await production()).ProductionForm }))
const ReadyForm = lazy(async () => ({ default: (await production()).ReadyForm }))
const ShipForm = lazy(async () => ({ default: (await import('../progress/ship-form')).ShipForm }))

export const ORDER_ACTIONS = [
  'ship',
  'ship_more',
  'ready',
  'update_production',
  'deliver',
  'accept',
  'agree_cancel',
  'refuse_cancel',
  'request_cancel',
  'cancel',
  'cancel_unpaid',
  'reassign',
  'freeze',
  'unfreeze',
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

const target = ({ id, version }: OrderRow) => ({ id, version })
const note = (values: Record<string, unknown>) => textOf(values, 'note')

/** Steps of an order: those the server says this person may take now. */
export const orderActions: ActionSource<OrderRow, OrderAction, 'buyer' | 'seller' | 'operator'> = {
  actions: {
    ship: entityAction<OrderRow, typeof orderShip>({
      endpoint: orderShip,
      emphasis: 'primary',
      Form: ShipForm,
      width: 720,
      input: (row, values) => ({ ...target(row), ...readShipment(values) }),
    }),
    ship_more: entityAction<OrderRow, typeof orderShipMore>({
      endpoint: orderShipMore,
      Form: ShipForm,
      width: 720,
      input: (row, values) => ({ ...target(row), ...readShipment(values) }),
    }),
    ready: entityAction<OrderRow, typeof orderReady>({
      endpoint: orderReady,
      emphasis: 'primary',
      Form: ReadyForm,
      input: (row, values) => ({ ...target(row), note: note(values), files: filesOf(values, 'files') }),
    }),
    update_production: entityAction<OrderRow, typeof orderUpdateProduction>({
      endpoint: orderUpdateProduction,
      Form: ProductionForm,
      input: (row, values) => ({ ...target(row), ...readProduction(values) }),
    }),
    deliver: entityAction<OrderRow, typeof orderDeliver>({
      endpoint: orderDeliver,
      emphasis: 'primary',
      Form: DeliverForm,
      input: (row, values) => ({ ...target(row), note: note(values) }),
    }),
    accept: entityAction<OrderRow, typeof orderAccept>({
      endpoint: orderAccept,
      emphasis: 'primary',
      Form: AcceptForm,
      input: (row, values) => ({ ...target(row), note: note(values) }),
    }),
    agree_cancel: entityAction<OrderRow, typeof orderAgreeCancel>({
      endpoint: orderAgreeCancel,
      emphasis: 'danger',
      input: row => target(row),
    }),
    refuse_cancel: entityAction<OrderRow, typeof orderRefuseCancel>({
      endpoint: orderRefuseCancel,
      Form: RefuseCancelForm,
      input: (row, values) => ({ ...target(row), note: note(values) }),
    }),
    request_cancel: entityAction<OrderRow, typeof orderRequestCancel>({
      endpoint: orderRequestCancel,
      Form: RequestCancelForm,
      input: (row, values) => ({ ...target(row), reason: note(values) ?? '' }),
    }),
    cancel: entityAction<OrderRow, typeof orderCancel>({
      endpoint: orderCancel,
      emphasis: 'danger',
      Form: CancelForm,
      input: (row, values) => ({ ...target(row), ...readCancellation(values) }),
    }),
    cancel_unpaid: entityAction<OrderRow, typeof orderCancelUnpaid>({
      endpoint: orderCancelUnpaid,
      emphasis: 'danger',
      Form: CancelUnpaidForm,
      input: (row, values) => ({ ...target(row), note: note(values) }),
    }),
    reassign: entityAction<OrderRow, typeof orderReassign>({
      endpoint: orderReassign,
      Form: GiveOrderForm,
      input: (row, values) => ({ ...target(row), userId: textOf(values, 'userId') ?? '', note: note(values) }),
    }),
    freeze: entityAction<OrderRow, typeof orderFreeze>({
      endpoint: orderFreeze,
      emphasis: 'danger',
      Form: FreezeForm,
      input: (row, values) => ({ ...target(row), reason: note(values) ?? '' }),
    }),
    unfreeze: entityAction<OrderRow, typeof orderUnfreeze>({
      endpoint: orderUnfreeze,
      Form: UnfreezeForm,
      input: (row, values) => ({ ...target(row), reason: note(values) ?? '' }),
    }),
  },
  audiences: { buyer: {}, seller: {}, operator: {} },
  useTexts: () => {
    const t = useT('trading')
    return {
      action: action => t(`order.action.${action}`),
      confirm: action => t(action === 'agree_cancel' ? 'order.confirm.agree_cancel' : 'order.confirm.other'),
      done: action => t(`order.done.${action}`),
    }
  },
}
