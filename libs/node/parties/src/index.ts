export { companyOf, following, holding, partyRows, reachedRows, sideOf, towards, userOf, type Side } from './party'
export { peopleSeenBy, rolesToward } from './reach'
export { isAbout, requireOthers, towardCompanies, type StakePort } from './stakes'
