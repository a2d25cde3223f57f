export { checkContainerNo, checkUscc, checkVin, isVinChecked, type CheckedNumber } from './check-digits'
export { receiptFields } from './receipt-text'
export { changeProblems, newErrors, textAtPath, withChanges, type AskedChange } from './amendment-content'
export {
  crossesNoBorder,
  elementTemplates,
  elementsOf,
  isInspected,
  licencesFor,
  type CheckContext,
  type CollectAccount,
  type ElementTemplate,
  type LinkedDocuments,
  type LinkedTotal,
  type TariffLine,
} from './check-context'
export { customsSpecOf, linesIn } from './container.checks'
export { checkDeclaration, checkLinked, errorsOf } from './declaration-checks'
export { conversionIssues } from './linked.checks'
export {
  convertQuantity,
  declarationTotals,
  declaredBy,
  estimatedRefund,
  fobValue,
  lineTolerance,
  lineTotal,
} from './declaration-form.calc'
export {
  AMENDABLE,
  RECEIVED_STEP,
  RECORDERS,
  SENT_STATUSES,
  TURN,
  amendmentActions,
  amendmentMachine,
  declarationActions,
  declarationMachine,
  type ActingOn,
  type AmendmentAction,
  type AmendmentStep,
  type DeclarationStep,
  type SentStatus,
  type Turn,
} from './declaration-form.machine'
export {
  AMENDMENT_MESSAGE,
  amendedField,
  amendmentMessage,
  amendmentProblems,
  isWithdrawal,
  type AmendmentRequest,
} from './amendment-message'
export {
  amendmentAnswerOf,
  amendmentMove,
  contradicts,
  type AmendmentReceived,
  type AmendmentStanding,
} from './amendment-receipt.rules'
export { EXPORT_MATTERS } from './message-type'
export { declaredInstead, factsSaid, type ReceiptFacts } from './receipt-facts'
export { isClosedExport, isRefundEligible } from './refund.rules'
export {
  PRODUCT_PARAMETERS,
  isParameter,
  parameterProblem,
  parameterValues,
  tidyParameter,
  type CustomsParameterValues,
} from './parameter.rules'
export {
  MESSAGE_NAMESPACE,
  OPERATIONS,
  declarationMessage,
  type MessageSigner,
  type Operation,
} from './declaration-message'
export {
  SHEET_ITEM_COLUMNS,
  SHEET_LABELS,
  SHEET_TITLE,
  isDraftSheet,
  sheetEndOf,
  sheetItemCells,
  sheetRowsOf,
  type SheetForm,
  type SheetLabel,
  type SheetPart,
} from './declaration-sheet'
export { NO_CODE, neededByHead } from './field.checks'
export { isVehicle } from './item.checks'
export { gbkLength, nameInGbk, unwritable } from './gbk'
export { chargesOf, entryIdIssues, isPreEntryId } from './head.checks'
export { messageProblems, type MessageProblem } from './message-validation'
export { meaningOf, receiptKey, standingOf, type ChannelMeaning, type Received, type Standing } from './receipt.rules'
export { SHEET_FIELDS, columnIndex, sheetHeader, type SheetValue } from './sheet-columns'
export {
  isOtherSheet,
  readDeclarationSheet,
  sheetIssues,
  type SheetProblem,
  type SheetReading,
  type SheetTarget,
} from './sheet-import'
export { headingsOf, tariffLineOf } from './tariff-line'
export { childOf, childrenOf, escapeXml, readXml, textAt, type XmlElement } from './xml'
export {
  customsOrderDueAt,
  documentList,
  documentListLike,
  feeAmount,
  claimableIn,
  endOf,
  feeCommission,
  feeRest,
  feeTotals,
  gaveBack,
  hasPaidFees,
  isPaidBackDirectly,
  isPaidHere,
  isUnpaidQuote,
  reclaimedCommission,
  takeBack,
  type FeeTotals,
  isEveryPaperVerified,
  MAX_FEE_AMOUNT,
  REQUIRED_OF_ORDER,
  missingOfOrder,
  outstanding,
} from './customs-order.calc'
export {
  BESIDE_CUSTOMS_ORDER,
  FOLLOWING_STEP,
  NEXT_STEP,
  UNSENT_STATUSES,
  customsOrderActions,
  customsOrderMachine,
  customsOrderTurn,
  isGone,
  isOpenClaim,
  isMirroring,
  isUnsent,
  mayLeaveOrder,
  mayBesideOrder,
  standingOfForms,
  type CustomsOrderBeside,
  type CustomsOrderFacts,
  type CustomsOrderStep,
} from './customs-order.machine'
export {
  TRANSACTION_MODES,
  convertedForms,
  drawnFromAnswers,
  orderContentOfAnswers,
  drawnFromCustomsOrder,
  drawnFromOrders,
  drawnPapers,
  drawnLines,
  missingBy,
  missingIn,
  portAbroad,
  partiesOf,
  sameForm,
  type ConvertedForm,
  type Declarant,
  type DrawnForm,
  type OrderGoods,
} from './conversion'
export {
  KIND_ROW,
  MATTERS_ROW,
  readDeclarationBook,
  type BookProblem,
  type BookReading,
  type BookSheet,
  type FieldWords,
} from './sheet-book'
export { LINE_FIELD } from './sheet-papers'
export { MOST_CHANGES, contentChanges, orderChanges } from './content-changes'
export {
  DECLARANTS,
  CHECKERS,
  CUSTOMS_DESK,
  DECLARATION_READERS,
  CLIENTS,
  FEE_KEEPERS,
  FEE_PAYING,
  LIABLE,
} from './role-groups'
export { certProblem, testResult, testedSteps } from './sender.rules'
