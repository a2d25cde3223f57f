import { lazy } from 'react'
import {
  CLAIM_ANSWERS,
  CLAIM_REASONS,
  CUSTOMS_ORDER_ACTIONS,
  FEE_PAYERS,
  FEE_TYPES,
  customsOrderAcceptOrder,
  customsOrderCancel,
  customsOrderClaimAccept,
  customsOrderClaimAnswer,
  customsOrderClaimDecide,
  customsOrderClaimEscalate,
  customsOrderClaimOpen,
  customsOrderClaimRefund,
  customsOrderClaimWithdraw,
  customsOrderComplete,
  customsOrderConfirmDraft,
  customsOrderDelegationSave,
  customsOrderEvaluate,
  customsOrderFeeConfirm,
  customsOrderFeeSave,
  customsOrderLinkDeclaration,
  customsOrderNextStatus,
  customsOrderPay,
  customsOrderReject,
  customsOrderRequestDocument,
  customsOrderRetryPayment,
  customsOrderRoutes,
  customsOrderSubmit,
  CUSTOMS_DOCUMENT_TYPES,
  type CustomsOrderAction,
  type CustomsOrderDetail,
  type CustomsOrderRow,
} from '@tradeport/domain/customs/contract'
import { ESCROW_PAY_MODES } from '@tradeport/domain/service-order/contract'
import { entityAction, entityLink, filesOf, known, textOf, type ActionSource } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import type { CustomsOrderAudience } from './audience'
import { rowsOf } from './form-rows'

const words = () => import('./word-forms')
const RejectForm = lazy(async () => ({ default: (await words()).RejectForm }))
const CancelForm = lazy(async () => ({ default: (await words()).CancelForm }))
const NextForm = lazy(async () => ({ default: (await words()).NextForm }))
const EvaluateForm = lazy(async () => ({ default: (await words()).EvaluateForm }))
const fees = () => import('./fee-forms')
const AcceptForm = lazy(async () => ({ default: (await fees()).AcceptForm }))
const FeesForm = lazy(async () => ({ default: (await fees()).FeesForm }))
const PayForm = lazy(async () => ({ default: (await fees()).PayForm }))
const AnswerForm = lazy(async () => ({ default: (await fees()).AnswerForm }))
const RequestForm = lazy(async () => ({ default: (await import('./request-form')).RequestForm }))
const claims = () => import('./claim-forms')
const OpenClaimForm = lazy(async () => ({ default: (await claims()).OpenClaimForm }))
const AnswerClaimForm = lazy(async () => ({ default: (await claims()).AnswerClaimForm }))
const AcceptClaimForm = lazy(async () => ({ default: (await claims()).AcceptClaimForm }))
const EscalateClaimForm = lazy(async () => ({ default: (await claims()).EscalateClaimForm }))
const RefundClaimForm = lazy(async () => ({ default: (await claims()).RefundClaimForm }))
const WithdrawClaimForm = lazy(async () => ({ default: (await claims()).WithdrawClaimForm }))
const DecideClaimForm = lazy(async () => ({ default: (await claims()).DecideClaimForm }))
const paper = () => import('./paper-forms')
const DelegationForm = lazy(async () => ({ default: (await paper()).DelegationForm }))
const LinkForm = lazy(async () => ({ default: (await paper()).LinkForm }))

/** What is asked about before it is done. */
const ASKED = ['submit', 'confirm_draft', 'complete', 'retry_payment'] as const

/** Offered in the list too, for many at once. */
export const LIST_STEPS = ['submit', 'complete'] as const satisfies readonly CustomsOrderAction[]

/** What a broker does to many at once, with the same words for each. */
export const BATCH_STEPS = ['accept_order', 'next_status', 'reject'] as const satisfies readonly CustomsOrderAction[]

/** On an order's own page these stand with each paper. */
const PAPER_STEPS = ['upload_document', 'verify_document'] as const satisfies readonly CustomsOrderAction[]

const FEES_WIDTH = 760

const target = ({ id, version }: CustomsOrderRow) => ({ id, version })

/** What the order's page shows of its declarations; a list shows nothing of them. */
const seenOf = (row: CustomsOrderRow | CustomsOrderDetail) =>
  'declarations' in row ? row.declarations.map(({ id, hash }) => ({ id, hash })) : undefined

const feesOf = (values: Record<string, unknown>) =>
  rowsOf(values['fees']).map(fee => ({
    feeType: known(FEE_TYPES, textOf(fee, 'feeType')) ?? 'other',
    qty: textOf(fee, 'qty') ?? '',
    unitPrice: textOf(fee, 'unitPrice') ?? '',
    currency: textOf(fee, 'currency') ?? '',
    taxRate: textOf(fee, 'taxRate') ?? '0',
    payer: known(FEE_PAYERS, textOf(fee, 'payer')) ?? 'client',
    note: textOf(fee, 'note'),
  }))

/** A paper of the list is named by its number, another one by its type. */
const requestsOf = (values: Record<string, unknown>) =>
  rowsOf(values['documents']).map(paperRow => {
    const [no, type] = (textOf(paperRow, 'paper') ?? '').split(':')
    return {
      ...(no ? { no: Number(no) } : {}),
      docType: known(CUSTOMS_DOCUMENT_TYPES, type) ?? 'other',
      note: textOf(paperRow, 'note'),
    }
  })

/** An amount that somebody named; none where the field was left empty. */
const moneyOf = (value: unknown) => {
  const [row] = rowsOf([value])
  const amount = row ? textOf(row, 'amount') : undefined
  const currency = row ? textOf(row, 'currency') : undefined
  return amount && currency ? { amount, currency } : undefined
}

const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : []

/** Steps of an order: those the server says this person may take now. */
export const customsOrderActions: ActionSource<CustomsOrderRow, CustomsOrderAction, CustomsOrderAudience> = {
  actions: {
    submit: entityAction<CustomsOrderRow, typeof customsOrderSubmit>({
      endpoint: customsOrderSubmit,
      emphasis: 'primary',
      confirm: true,
      batch: true,
      input: row => target(row),
    }),
    accept_order: entityAction<CustomsOrderRow, typeof customsOrderAcceptOrder>({
      endpoint: customsOrderAcceptOrder,
      emphasis: 'primary',
      Form: AcceptForm,
      batch: true,
      width: FEES_WIDTH,
      input: (row, values) => ({ ...target(row), fees: feesOf(values) }),
    }),
    pay: entityAction<CustomsOrderRow, typeof customsOrderPay>({
      endpoint: customsOrderPay,
      emphasis: 'primary',
      Form: PayForm,
      input: (row, values) => ({
        ...target(row),
        payMode: known(ESCROW_PAY_MODES, textOf(values, 'payMode')) ?? 'bank_transfer',
      }),
    }),
    retry_payment: entityAction<CustomsOrderRow, typeof customsOrderRetryPayment>({
      endpoint: customsOrderRetryPayment,
      emphasis: 'primary',
      confirm: true,
      batch: true,
      input: row => target(row),
    }),
    next_status: entityAction<CustomsOrderRow, typeof customsOrderNextStatus>({
      endpoint: customsOrderNextStatus,
      emphasis: 'primary',
      Form: NextForm,
      batch: true,
      input: (row, values) => ({ ...target(row), note: textOf(values, 'note') }),
    }),
    confirm_draft: entityAction<CustomsOrderRow, typeof customsOrderConfirmDraft>({
      endpoint: customsOrderConfirmDraft,
      emphasis: 'primary',
      confirm: true,
      input: row => ({ ...target(row), seen: seenOf(row) }),
    }),
    complete: entityAction<CustomsOrderRow, typeof customsOrderComplete>({
      endpoint: customsOrderComplete,
      emphasis: 'primary',
      confirm: true,
      batch: true,
      input: row => target(row),
    }),
    confirm_fee: entityAction<CustomsOrderRow, typeof customsOrderFeeConfirm>({
      endpoint: customsOrderFeeConfirm,
      emphasis: 'primary',
      Form: AnswerForm,
      input: (row, values) => ({
        ...target(row),
        nos: numbersOf(values['nos']),
        decision: textOf(values, 'decision') === 'refuse' ? 'refuse' : 'confirm',
        reason: textOf(values, 'reason'),
        payMode: known(ESCROW_PAY_MODES, textOf(values, 'payMode')),
      }),
    }),
    claim_answer: entityAction<CustomsOrderRow, typeof customsOrderClaimAnswer>({
      endpoint: customsOrderClaimAnswer,
      emphasis: 'primary',
      Form: AnswerClaimForm,
      input: (row, values) => ({
        ...target(row),
        answer: known(CLAIM_ANSWERS, textOf(values, 'answer')) ?? 'agree',
        money: moneyOf(values['money']),
        text: textOf(values, 'text'),
        files: filesOf(values, 'files'),
      }),
    }),
    claim_accept: entityAction<CustomsOrderRow, typeof customsOrderClaimAccept>({
      endpoint: customsOrderClaimAccept,
      emphasis: 'primary',
      Form: AcceptClaimForm,
      input: (row, values) => ({ ...target(row), text: textOf(values, 'note') }),
    }),
    claim_refund: entityAction<CustomsOrderRow, typeof customsOrderClaimRefund>({
      endpoint: customsOrderClaimRefund,
      emphasis: 'primary',
      Form: RefundClaimForm,
      input: (row, values) => ({
        ...target(row),
        reference: textOf(values, 'reference') ?? '',
        text: textOf(values, 'text'),
        files: filesOf(values, 'files'),
      }),
    }),
    claim_decide: entityAction<CustomsOrderRow, typeof customsOrderClaimDecide>({
      endpoint: customsOrderClaimDecide,
      emphasis: 'primary',
      Form: DecideClaimForm,
      input: (row, values) => ({ ...target(row), money: moneyOf(values['money']), text: textOf(values, 'text') ?? '' }),
    }),
    claim_open: entityAction<CustomsOrderRow, typeof customsOrderClaimOpen>({
      endpoint: customsOrderClaimOpen,
      Form: OpenClaimForm,
      input: (row, values) => ({
        ...target(row),
        reason: known(CLAIM_REASONS, textOf(values, 'reason')) ?? 'other',
        text: textOf(values, 'text') ?? '',
        wanted: moneyOf(values['wanted']),
        files: filesOf(values, 'files'),
      }),
    }),
    claim_escalate: entityAction<CustomsOrderRow, typeof customsOrderClaimEscalate>({
      endpoint: customsOrderClaimEscalate,
      Form: EscalateClaimForm,
      input: (row, values) => ({
        ...target(row),
        text: textOf(values, 'text') ?? '',
        files: filesOf(values, 'files'),
      }),
    }),
    claim_withdraw: entityAction<CustomsOrderRow, typeof customsOrderClaimWithdraw>({
      endpoint: customsOrderClaimWithdraw,
      Form: WithdrawClaimForm,
      input: (row, values) => ({ ...target(row), text: textOf(values, 'note') }),
    }),
    update: entityLink(row => customsOrderRoutes.edit(row.id)),
    request_document: entityAction<CustomsOrderRow, typeof customsOrderRequestDocument>({
      endpoint: customsOrderRequestDocument,
      Form: RequestForm,
      width: FEES_WIDTH,
      input: (row, values) => ({ ...target(row), documents: requestsOf(values) }),
    }),
    save_delegation: entityAction<CustomsOrderRow, typeof customsOrderDelegationSave>({
      endpoint: customsOrderDelegationSave,
      Form: DelegationForm,
      input: (row, values) => ({
        ...target(row),
        no: textOf(values, 'no') ?? '',
        validTo: textOf(values, 'validTo') ?? '',
        file: filesOf(values, 'files')[0] ?? { fileId: '', name: '' },
      }),
    }),
    save_fee: entityAction<CustomsOrderRow, typeof customsOrderFeeSave>({
      endpoint: customsOrderFeeSave,
      Form: FeesForm,
      width: FEES_WIDTH,
      input: (row, values) => ({ ...target(row), fees: feesOf(values) }),
    }),
    link_declaration: entityAction<CustomsOrderRow, typeof customsOrderLinkDeclaration>({
      endpoint: customsOrderLinkDeclaration,
      Form: LinkForm,
      input: (row, values) => ({ ...target(row), formId: textOf(values, 'formId') ?? '' }),
    }),
    take_off_declaration: entityLink(row => customsOrderRoutes.order(row.id)),
    put_back_declaration: entityLink(row => customsOrderRoutes.order(row.id)),
    evaluate: entityAction<CustomsOrderRow, typeof customsOrderEvaluate>({
      endpoint: customsOrderEvaluate,
      emphasis: 'primary',
      Form: EvaluateForm,
      input: (row, values) => ({
        ...target(row),
        score: typeof values['score'] === 'number' ? values['score'] : 5,
        text: textOf(values, 'note') ?? '',
      }),
    }),
    upload_document: entityLink(row => customsOrderRoutes.order(row.id)),
    verify_document: entityLink(row => customsOrderRoutes.order(row.id)),
    reject: entityAction<CustomsOrderRow, typeof customsOrderReject>({
      endpoint: customsOrderReject,
      emphasis: 'danger',
      Form: RejectForm,
      batch: true,
      input: (row, values) => ({ ...target(row), reason: textOf(values, 'note') ?? '' }),
    }),
    cancel: entityAction<CustomsOrderRow, typeof customsOrderCancel>({
      endpoint: customsOrderCancel,
      emphasis: 'danger',
      Form: CancelForm,
      input: (row, values) => ({ ...target(row), reason: textOf(values, 'note') ?? '' }),
    }),
  },
  audiences: {
    client: { hideActions: PAPER_STEPS },
    provider: { hideActions: PAPER_STEPS },
    platform: {
      hideActions: CUSTOMS_ORDER_ACTIONS.filter(action => action !== 'claim_decide' && action !== 'retry_payment'),
    },
  },
  useTexts: () => {
    const t = useT('customsOrder')
    const tc = useT('customs')
    return {
      action: action => t(`action.${action}`),
      confirm: action => {
        const asked = known(ASKED, action)
        return asked ? t(`ask.${asked}`) : tc('ask.other')
      },
    }
  },
}
