export { isEmail, isPhone } from './contact'
export {
  addDecimal,
  compareDecimal,
  divDecimal,
  isDecimal,
  isMultipleOf,
  isNegative,
  isPositive,
  isZero,
  maxDecimal,
  minDecimal,
  mulDecimal,
  negate,
  normalizeDecimal,
  roundDecimal,
  scaleOf,
  subtractDecimal,
  sumDecimal,
  type Rounding,
} from './decimal'
export { compareDue } from './due'
export { civilDateIn, formatCivilDate, formatDate, formatDateTime, formatTime, type DateFormat } from './format-date'
export {
  formatMoney,
  formatNumber,
  formatPercent,
  formatUnitPrice,
  type NumberFormat,
  type Separators,
} from './format-number'
export {
  CONTAINERS,
  CONTAINER_KINDS,
  cartonCbm,
  cartonsFor,
  containerFills,
  totalCbm,
  type Carton,
  type ContainerKind,
} from './measures'
export {
  addMoney,
  allocateMoney,
  compareMoney,
  convertMoney,
  exponentOf,
  fromMinor,
  mulMoney,
  percentOf,
  roundMoney,
  subtractMoney,
  sumMoney,
  toMinor,
  type Money,
} from './money'
export { parseDecimalInput } from './parse-decimal'
export { isSamePartyName } from './party-name'
export { passwordProblems, type PasswordProblem } from './password'
export { pickText } from './pick-text'
export {
  queryWords,
  searchDocument,
  searchQuery,
  searchWords,
  surfaceWords,
  type QueryMode,
  type QueryWord,
  type SearchWeight,
} from './search-words'
export { soundOf, typingDistance } from './search-words-sound'
export { stem } from './search-words-stem'
export { TEXT_PART_KINDS, wordDifference, type TextPart } from './word-difference'
export { branchOf, inTreeOrder, lineOf, placementProblemIn, type Placed, type PlacementProblem } from './tree'
export { afterWorkingHours, isWeekday, type IsWorkingDay, type WorkingHours } from './working-hours'
