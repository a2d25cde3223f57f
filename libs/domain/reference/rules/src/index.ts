export { DICTIONARY_EDITORS, dictionaryMachine, itemActions, mayChange, mayChangeAll } from './dictionary.policy'
export {
  dayBefore,
  holdsAt,
  isOrdered,
  isTakenAway,
  overlaps,
  succeed,
  type Period,
  type Succession,
  type Validity,
} from './validity.rules'
export { hasCodeForm, wrongChoices, hsParent, isHsCode } from './code-form.rules'
export { headingsSaidAs } from './everyday-words'
export { itemNames, standardNames } from './name.rules'
export {
  RATE_EDITORS,
  RATE_READERS,
  RATE_SCALE,
  exchangeRateMachine,
  mayEditRates,
  pairsFor,
  customsWindow,
  rateActions,
  rateAt,
  type FoundRate,
  type Quoted,
} from './rate.rules'
