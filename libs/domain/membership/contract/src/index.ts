export {
  ABILITY_CODES,
  ABILITY_SALES,
  abilityQuery,
  type AbilityCode,
  type AbilitySale,
  type AbilityState,
} from './ability.contract'
