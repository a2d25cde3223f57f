export { abilityVerdict, grantToUse, type AbilityGrant } from './ability.rules'
