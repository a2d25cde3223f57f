export { companyOf, following, partyRows, reachedRows, sideOf, userOf, type Side } from './party'
export { peopleSeenBy, rolesToward } from './reach'
