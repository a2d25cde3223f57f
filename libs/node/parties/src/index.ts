export { companyOf, following, holding, partyRows, reachedRows, sideOf, userOf, type Side } from './party'
export { peopleSeenBy, rolesToward } from './reach'
