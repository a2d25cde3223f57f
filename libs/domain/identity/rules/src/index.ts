export { makesGoods } from './maker.rules'
export { accountMachine } from './account.machine'
export { BANK_ACCOUNT_READERS, BANK_CHECKERS, bankAccountMachine } from './bank-account.machine'
export {
  bankAccountProblems,
  bankPurposesOf,
  isIban,
  normaliseAccountNo,
  type BankAccountFields,
} from './bank-account.rules'
export { isSettled, registryDifferences, registryRetryMinutes } from './registry.rules'
export { certificateActions, certificateMachine } from './certificate.machine'
export { companyMachine } from './company.machine'
export { companyActions } from './company.policy'
export { invitationMachine, memberMachine } from './member.machine'
export {
  grantableRoles,
  invitationActions,
  isOwner,
  mayAsOwner,
  mayManage,
  memberActions,
  reachesShopsOf,
  type Manager,
  type MembersSecondFactor,
  type Party,
} from './member.policy'
export { siteCheckProblems, type SiteCheckWords } from './site-check.rules'
export { isHandedIn, requirementState, withRefusedPapers, type RequirementFacts } from './requirement-state.rules'
export { companyChanges, type CompanyChange } from './company-changes.rules'
export { answeredCompany, changedUnasked, isAnotherCompany, isKept, openedBy } from './registration-answer.rules'
export { oneWorkingDayAfter } from './working-day.rules'
export { registrationMachine } from './registration.machine'
export { mainProductProblems, mainProductsLeft } from './main-products.rules'
export { companyProblems, licenceOf, licenceProblems, type LicenceWords, type RuleProblem } from './company.rules'
export { isRegistrationNumber, normaliseRegNo } from './registration-number.rules'
export {
  LICENCE_KEY,
  builtInChecklist,
  checklistProblems,
  registrationRequirements,
  type RegistrationRequirement,
} from './registration-requirements.rules'
export {
  ALIKE,
  REVIVE_DAYS,
  DELETION_NOTICE_DAYS,
  WITHDRAWN_PAPERS_DAYS,
  isPastReviving,
  isWithAnother,
  reviewActions,
  riskFlags,
  type ReviewCase,
  type RiskFacts,
} from './registration-review.policy'
export { deviceOf, maskedIp, type Device } from './device.rules'
export { operatorMachine } from './operator.machine'
export { closesCycle, isSameSet, mayServeAll, notHeld, servesAllOf } from './operator.policy'
export { grantMachine, grantTimeProblems, type GrantTime } from './grant.machine'
export {
  ANYBODY,
  arranged,
  closedDoor,
  completed,
  isKnownGroup,
  isOpenTo,
  isOwnGroup,
  menuProblems,
  presented,
  shownTo,
  type ArrangedGroup,
  type ArrangedItem,
  type LinkTarget,
  type MenuReader,
} from './menu.rules'
export {
  MENU_CHANGES,
  confirmed,
  menuChanges,
  renamed,
  withGroup,
  withGroupStepped,
  withItem,
  withItemAt,
  withItemStepped,
  type MenuChange,
} from './menu-edit.rules'
export {
  ADDRESS_KINDS_OF,
  addressProblems,
  keepsAddresses,
  requiredAddressFields,
  type AddressField,
} from './address.rules'
export { personContact } from './person-contact'
export { personActions, personStatus } from './person.policy'
export { noticeState, regionOwnOf, regionProblems, timersKept, trimmedContent } from './region.rules'
export { timerProblems, type TimerProblem } from './region-timers.rules'
