export { orderColleagues, orderReassign } from './colleague.contract'
export {
  orderAccept,
  orderAgreeCancel,
  orderCancel,
  orderCancelUnpaid,
  orderDeliver,
  orderDetail,
  orderFreeze,
  orderPage,
  orderPayees,
  orderReady,
  orderRefuseCancel,
  orderRequestCancel,
  orderShip,
  orderShipMore,
  orderStatusCount,
  orderUnfreeze,
  orderUpdateProduction,
  type OrderPayees,
} from './order.contract'
export { termsPropose, termsReject, termsSign } from './terms.contract'
export { milestoneConfirm, milestoneRefuse, milestoneReport, milestoneSecure } from './milestone.contract'
export { tradingRoutes } from './links'
export {
  MAX_CLAIM_DAYS,
  MILESTONE_STATUSES,
  ORDER_CANCEL_REASONS,
  ORDER_KINDS,
  ORDER_STATUSES,
  PAYMENT_STATES,
  PRODUCTION_KINDS,
  SHIPMENT_MODES,
  TERMS_STATUSES,
  termsBody,
  type MilestoneReceipt,
  type MilestoneStatus,
  type OrderDetail,
  type OrderItem,
  type OrderRow,
  type OrderStatus,
  type OrderTerms,
  type PaymentMilestone,
  type PaymentState,
  type ProductionKind,
  type ProductionUpdate,
  type Shipment,
  type TermsBody,
  type TermsStatus,
} from './order.schema'
export { SELLERS_WHO_READ } from './role-groups'
export { tradingMenu } from './trading.menu'
