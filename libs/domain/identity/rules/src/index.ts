export { registrationMachine } from './registration.machine'
export { companyProblems, normaliseRegNo, type RuleProblem } from './company.rules'
