export { companyOf, following, partyRows, sideOf, userOf, type Side } from './party'
