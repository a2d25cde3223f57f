export {
  abilityVerdict,
  balanceOf,
  fullAgainAt,
  grantToUse,
  isValid,
  quotaNotice,
  usedNow,
  windowOf,
  type AbilityGrant,
  type Balance,
} from './ability.rules'
export {
  MEMBERSHIP_READERS,
  PAYMENT_CONFIRMERS,
  PLAN_BUYERS,
  PLAN_EDITORS,
  offeringActions,
  offeringMachine,
  orderActions,
  orderMachine,
  subscriptionActions,
  subscriptionMachine,
} from './membership.machine'
export {
  isTrial,
  offerVerdict,
  remindedAtStart,
  trialOf,
  type Holding,
  type OfferFacts,
  type OfferVerdict,
} from './offer.rules'
export {
  DAY_MS,
  TRIAL_REMIND_DAYS,
  chargeOf,
  dueReminder,
  periodEnd,
  purposeOf,
  unusedValue,
  type CurrentPlan,
  type PaidPeriod,
} from './period.rules'
