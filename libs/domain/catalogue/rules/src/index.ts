export { productMachine } from './product.machine'
export { PRODUCT_EDITORS, PRODUCT_MANAGERS, PRODUCT_REVIEWERS } from './role-groups'
export { productChangeMachine } from './product-change.machine'
export { storeMachine } from './store.machine'
export { CATALOGUE_EDITORS, attributeMachine, categoryMachine } from './category.machine'
export { assignmentProblems, attributeChangeProblems, categoryPlacement, type AttributeUse } from './category-changes'
export { offeredAttributes } from './offered-attributes'
export {
  RELIST_DAYS,
  editsAsChange,
  mayRelist,
  productActions,
  reviewsChange,
  type ProductState,
} from './product.policy'
export { closureAhead, leadThrough, type Closure } from './closure.calc'
export { containerLoad, shipmentOf } from './packaging.calc'
export { leadTimeFor, priceLadders, priceSpans, priceTierFor, type PriceLadder, type PriceQuestion } from './price.calc'
export { priceTermsOf, tierAt, tiersFor, type PriceTerms } from './price-terms'
export { firstCategories } from './first-categories'
export {
  EMPTY_QUERY,
  LIST_PAGE_SIZE,
  filtersOf,
  listInput,
  readListQuery,
  writeListQuery,
  type ListPlace,
  type ListQuery,
} from './list-query'
export { checkQuantities, type OrderLine, type QuantityIssue } from './moq.calc'
export {
  checkAttributes,
  isComposition,
  isEmptyValue,
  isOptionList,
  isRange,
  type AttributeFacts,
} from './product-attributes.check'
export { axesKey, checkSkus } from './product-skus.check'
export { checkTexts, readLength } from './product-texts.check'
export { checkProduct, hasErrors } from './product.check'
export { completeness } from './completeness.calc'
export { contentDifferences } from './content-difference'
export { headerIndex, importColumns, type CellKind, type ImportColumn, type ImportScope } from './import-columns'
export {
  cellText,
  columnLetter,
  pictureKey,
  readCell,
  writeCell,
  type CellReading,
  type CellValue,
} from './import-cells'
export { cellOf, picturesOfSheet, readSheet, type CellError, type SheetProduct, type SheetReading } from './import-read'
export { dictionaryRows, sheetPlan, writeRows, type SheetPlan } from './import-write'
export { importText } from './import-texts/import-texts'
export { storeGaps } from './store-opening.rules'
export { relationActions, relationMachine, type RelationAction } from './price-relation.machine'
