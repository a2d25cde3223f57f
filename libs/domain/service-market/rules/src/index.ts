export {
  LISTED_STATUSES,
  REVIEWERS,
  isListed,
  isReviewed,
  reviewStep,
  serviceActions,
  serviceMachine,
  type ServiceStep,
} from './service.machine'
export { PROFILE_EDITORS } from './profile-editors'
export { CATEGORY_EDITORS, MAX_CATEGORY_LEVEL, serviceCategoryMachine } from './service-category.machine'
export { inTreeOrder, isOpen, placementProblem, treeOf, type TreeCategory } from './service-category-tree'
export {
  KEY_FIELDS,
  agreementProblems,
  changedFields,
  headlinePrice,
  needsReview,
  qualificationProblems,
  serviceProblems,
  skuProblems,
  unknownCodes,
  type Headline,
  type Problem,
} from './service-content'
export { contentDiff, saidIn, serviceChanges } from './service-changes'
export { daysAfter, dueProofWarning, firstProofEnd, proofStatuses, proofWarnings } from './service-proofs'
export { MIN_ANSWERS, responseTime } from './response-time'
export { serviceQuestionMachine } from './service-question.machine'
export { shipmentNeeds, type NeedsContext, type Shipment, type ShipmentNeed } from './shipment-needs'
