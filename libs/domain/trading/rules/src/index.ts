export {
  cancelRequestMachine,
  isBeforeShipment,
  orderActions,
  orderHoldMachine,
  orderMachine,
  type OrderFacts,
  type OrderReader,
  type OrderSide,
} from './order.machine'
export { termsActions, termsMachine, type TermsFacts } from './terms.machine'
export { isSatisfied, milestoneActions, milestoneMachine } from './milestone.machine'
export {
  DUE_AT_STAGE,
  allocateMilestones,
  isDepositLapsed,
  isFullyPaid,
  isGateOpen,
  paymentState,
} from './milestone.calc'
export { isRemitReference, remitReference } from './remit-reference'
export { isContainerNo } from './container-no'
export { canonicalTerms, termsFrom } from './terms'
export { leftToShip, shipmentLines, type ShippableLine, type ShippedLine } from './shipping.calc'
export {
  BUYERS_WHO_ORDER,
  BUYERS_WHO_PAY,
  BUYERS_WHO_SIGN,
  OPERATORS_WHO_HOLD,
  OPERATORS_WHO_MATCH,
  SELLERS_WHO_HANDLE,
  SELLERS_WHO_MAKE,
  SELLERS_WHO_READ,
  SELLERS_WHO_RECEIVE,
  SELLERS_WHO_SIGN,
  SELLERS_WHO_TRADE,
} from './role-groups'
