import { lazy } from 'react'
import { MATERIAL_TYPES } from '@tradeport/domain/service-market/contract'
import {
  AFTER_SALES_REASONS,
  AFTER_SALES_TYPES,
  ESCROW_PAY_MODES,
  PAYMENT_OUTCOMES,
  RATING_TAGS,
  REFUND_OUTCOMES,
  afterSalesCaseCreate,
  afterSalesRoutes,
  serviceOrderAcceptOrder,
  serviceOrderCancel,
  serviceOrderCancelNegotiate,
  serviceOrderConfirm,
  serviceOrderConfirmQuote,
  serviceOrderDecide,
  serviceOrderDeliverableReject,
  serviceOrderDeliverableSubmit,
  serviceOrderEvaluate,
  serviceOrderMaterialUpload,
  serviceOrderMaterialRequest,
  serviceOrderMaterialVerify,
  serviceOrderNextStatus,
  serviceOrderPay,
  serviceOrderPaymentAnswer,
  serviceOrderPaymentReport,
  serviceOrderQuote,
  serviceOrderReceiveCommission,
  serviceOrderRefundAnswer,
  serviceOrderDecidePayment,
  serviceOrderDecideRefund,
  serviceOrderEscalatePayment,
  serviceOrderEscalateRefund,
  serviceOrderRefundReport,
  serviceOrderReject,
  serviceOrderRetryPayment,
  serviceOrderRoutes,
  serviceOrderSubmit,
  type ServiceOrderAction,
  type ServiceOrderRow,
} from '@tradeport/domain/service-order/contract'
import { timerOf } from '@tradeport/kernel/config'
import {
  entityAction,
  entityLink,
  filesOf,
  known,
  textOf,
  type ActionForm,
  type ActionSource,
  type EntityAction,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useRegion } from '@tradeport/web/react'
import { useNavigateTo } from '@tradeport/web/navigation'
import type { OrderAudience } from '../shared/audience'

const words = () => import('./word-forms')
const parts = () => import('./part-forms')
const money = () => import('./money-forms')
const RaiseForm = lazy(async () => ({ default: (await import('../after-sales/raise-form')).RaiseForm }))
const CancelForm = lazy(async () => ({ default: (await words()).CancelForm }))
const NextForm = lazy(async () => ({ default: (await words()).NextForm }))
const RejectForm = lazy(async () => ({ default: (await words()).RejectForm }))
const EvaluateForm = lazy(async () => ({ default: (await words()).EvaluateForm }))
const UploadForm = lazy(async () => ({ default: (await parts()).UploadForm }))
const RequestForm = lazy(async () => ({ default: (await parts()).RequestForm }))
const VerifyForm = lazy(async () => ({ default: (await parts()).VerifyForm }))
const DeliverForm = lazy(async () => ({ default: (await parts()).DeliverForm }))
const SendBackForm = lazy(async () => ({ default: (await parts()).SendBackForm }))
const PayForm = lazy(async () => ({ default: (await money()).PayForm }))
const direct = () => import('./direct-forms')
const ReportPaymentForm = lazy(async () => ({ default: (await direct()).ReportPaymentForm }))
const ReportRefundForm = lazy(async () => ({ default: (await direct()).ReportRefundForm }))
const DenyReceiptForm = lazy(async () => ({ default: (await direct()).DenyReceiptForm }))
const DenyRefundForm = lazy(async () => ({ default: (await direct()).DenyRefundForm }))
const EscalateForm = lazy(async () => ({ default: (await import('./payback-forms')).EscalateForm }))
const EscalatePaymentForm = lazy(async () => ({ default: (await import('./payback-forms')).EscalatePaymentForm }))
const DecidePaymentForm = lazy(async () => ({ default: (await direct()).DecidePaymentForm }))
const DecideRefundForm = lazy(async () => ({ default: (await direct()).DecideRefundForm }))
const CommissionForm = lazy(async () => ({ default: (await direct()).CommissionForm }))
const QuoteForm = lazy(async () => ({ default: (await money()).QuoteForm }))
const ProposeForm = lazy(async () => ({ default: (await money()).ProposeForm }))
const CounterForm = lazy(async () => ({ default: (await money()).CounterForm }))
const AgreeCancelForm = lazy(async () => ({ default: (await money()).AgreeCancelForm }))
const RefuseCancelForm = lazy(async () => ({ default: (await words()).RefuseCancelForm }))
const DecideForm = lazy(async () => ({ default: (await money()).DecideForm }))

/** What is asked about before it is done. */
const ASKED = [
  'submit',
  'confirm_quote',
  'accept_order',
  'confirm',
  'retry_payment',
  'confirm_receipt',
  'confirm_refund',
] as const

type Values = Record<string, unknown>

const target = ({ id, version }: ServiceOrderRow) => ({ id, version })
const note = (values: Values) => textOf(values, 'note')
const reason = (values: Values) => note(values) ?? ''
const partNo = (values: Values) => (typeof values['no'] === 'number' ? values['no'] : 0)
const proof = (values: Values) => ({
  paidOn: textOf(values, 'paidOn') ?? '',
  reference: textOf(values, 'reference') ?? '',
  files: filesOf(values, 'files'),
})
/** What one side says to the platform, and shows it. */
const claim = (values: Values) => ({ reason: textOf(values, 'reason') ?? '', files: filesOf(values, 'files') })
/** What the platform says to that. */
const decision = <O extends string>(values: Values, outcomes: readonly O[], otherwise: O) => ({
  outcome: known(outcomes, textOf(values, 'outcome')) ?? otherwise,
  reason: textOf(values, 'reason') ?? '',
})
const chosen = (values: Values, key: string): unknown[] => {
  const value = values[key]
  return Array.isArray(value) ? value : []
}

/** How a running service ends, for the other side to answer. */
const proposal = (Form: ActionForm<ServiceOrderRow>): EntityAction<ServiceOrderRow> =>
  entityAction<ServiceOrderRow, typeof serviceOrderCancelNegotiate>({
    endpoint: serviceOrderCancelNegotiate,
    Form,
    input: (row, values) => ({
      ...target(row),
      decision: 'propose',
      refund: textOf(values, 'refund'),
      reason: textOf(values, 'reason'),
    }),
  })

/** Steps of an order: those the server says this person may take now. */
export const orderActions: ActionSource<ServiceOrderRow, ServiceOrderAction, OrderAudience> = {
  actions: {
    update: entityLink(row => serviceOrderRoutes.edit(row.id)),
    submit: entityAction<ServiceOrderRow, typeof serviceOrderSubmit>({
      endpoint: serviceOrderSubmit,
      emphasis: 'primary',
      confirm: true,
      input: row => target(row),
    }),
    quote: entityAction<ServiceOrderRow, typeof serviceOrderQuote>({
      endpoint: serviceOrderQuote,
      emphasis: 'primary',
      Form: QuoteForm,
      input: (row, values) => ({
        ...target(row),
        amount: textOf(values, 'amount') ?? '',
        discount: textOf(values, 'discount'),
        validTo: textOf(values, 'validTo') ?? '',
        note: note(values),
      }),
    }),
    confirm_quote: entityAction<ServiceOrderRow, typeof serviceOrderConfirmQuote>({
      endpoint: serviceOrderConfirmQuote,
      emphasis: 'primary',
      confirm: true,
      input: row => target(row),
    }),
    pay: entityAction<ServiceOrderRow, typeof serviceOrderPay>({
      endpoint: serviceOrderPay,
      emphasis: 'primary',
      Form: PayForm,
      input: (row, values) => ({
        ...target(row),
        payMode: known(ESCROW_PAY_MODES, textOf(values, 'payMode')) ?? 'bank_transfer',
      }),
    }),
    report_payment: entityAction<ServiceOrderRow, typeof serviceOrderPaymentReport>({
      endpoint: serviceOrderPaymentReport,
      Form: ReportPaymentForm,
      input: (row, values) => ({ ...target(row), ...proof(values) }),
    }),
    confirm_receipt: entityAction<ServiceOrderRow, typeof serviceOrderPaymentAnswer>({
      endpoint: serviceOrderPaymentAnswer,
      emphasis: 'primary',
      confirm: true,
      input: row => ({ ...target(row), decision: 'received' }),
    }),
    deny_receipt: entityAction<ServiceOrderRow, typeof serviceOrderPaymentAnswer>({
      endpoint: serviceOrderPaymentAnswer,
      emphasis: 'danger',
      Form: DenyReceiptForm,
      input: (row, values) => ({ ...target(row), decision: 'missing', reason: note(values) }),
    }),
    escalate_payment: entityAction<ServiceOrderRow, typeof serviceOrderEscalatePayment>({
      endpoint: serviceOrderEscalatePayment,
      Form: EscalatePaymentForm,
      input: (row, values) => ({ ...target(row), ...claim(values) }),
    }),
    decide_payment: entityAction<ServiceOrderRow, typeof serviceOrderDecidePayment>({
      endpoint: serviceOrderDecidePayment,
      emphasis: 'primary',
      Form: DecidePaymentForm,
      input: (row, values) => ({ ...target(row), ...decision(values, PAYMENT_OUTCOMES, 'missing') }),
    }),
    report_refund: entityAction<ServiceOrderRow, typeof serviceOrderRefundReport>({
      endpoint: serviceOrderRefundReport,
      emphasis: 'primary',
      Form: ReportRefundForm,
      input: (row, values) => ({ ...target(row), ...proof(values) }),
    }),
    confirm_refund: entityAction<ServiceOrderRow, typeof serviceOrderRefundAnswer>({
      endpoint: serviceOrderRefundAnswer,
      emphasis: 'primary',
      confirm: true,
      input: row => ({ ...target(row), decision: 'received' }),
    }),
    deny_refund: entityAction<ServiceOrderRow, typeof serviceOrderRefundAnswer>({
      endpoint: serviceOrderRefundAnswer,
      Form: DenyRefundForm,
      input: (row, values) => ({ ...target(row), decision: 'missing', reason: note(values) }),
    }),
    escalate_refund: entityAction<ServiceOrderRow, typeof serviceOrderEscalateRefund>({
      endpoint: serviceOrderEscalateRefund,
      Form: EscalateForm,
      input: (row, values) => ({ ...target(row), ...claim(values) }),
    }),
    decide_refund: entityAction<ServiceOrderRow, typeof serviceOrderDecideRefund>({
      endpoint: serviceOrderDecideRefund,
      emphasis: 'primary',
      Form: DecideRefundForm,
      input: (row, values) => ({ ...target(row), ...decision(values, REFUND_OUTCOMES, 'owed') }),
    }),
    receive_commission: entityAction<ServiceOrderRow, typeof serviceOrderReceiveCommission>({
      endpoint: serviceOrderReceiveCommission,
      emphasis: 'primary',
      Form: CommissionForm,
      input: (row, values) => ({
        ...target(row),
        reference: textOf(values, 'reference') ?? '',
        ...claim(values),
      }),
    }),
    accept_order: entityAction<ServiceOrderRow, typeof serviceOrderAcceptOrder>({
      endpoint: serviceOrderAcceptOrder,
      emphasis: 'primary',
      confirm: true,
      batch: true,
      input: row => target(row),
    }),
    confirm: entityAction<ServiceOrderRow, typeof serviceOrderConfirm>({
      endpoint: serviceOrderConfirm,
      emphasis: 'primary',
      confirm: true,
      batch: true,
      input: row => target(row),
    }),
    next_status: entityAction<ServiceOrderRow, typeof serviceOrderNextStatus>({
      endpoint: serviceOrderNextStatus,
      emphasis: 'primary',
      Form: NextForm,
      batch: true,
      input: (row, values) => ({ ...target(row), note: note(values) }),
    }),
    evaluate: entityAction<ServiceOrderRow, typeof serviceOrderEvaluate>({
      endpoint: serviceOrderEvaluate,
      emphasis: 'primary',
      Form: EvaluateForm,
      input: (row, values) => ({
        ...target(row),
        score: typeof values['score'] === 'number' ? values['score'] : 5,
        tags: RATING_TAGS.filter(tag => chosen(values, 'tags').includes(tag)),
        text: note(values) ?? '',
      }),
    }),
    upload_material: entityAction<ServiceOrderRow, typeof serviceOrderMaterialUpload>({
      endpoint: serviceOrderMaterialUpload,
      Form: UploadForm,
      input: (row, values) => ({ ...target(row), no: partNo(values), files: filesOf(values, 'files') }),
    }),
    verify_material: entityAction<ServiceOrderRow, typeof serviceOrderMaterialVerify>({
      endpoint: serviceOrderMaterialVerify,
      Form: VerifyForm,
      input: (row, values) => ({
        ...target(row),
        no: partNo(values),
        result: textOf(values, 'result') === 'reject' ? 'reject' : 'pass',
        reason: textOf(values, 'reason'),
      }),
    }),
    request_material: entityAction<ServiceOrderRow, typeof serviceOrderMaterialRequest>({
      endpoint: serviceOrderMaterialRequest,
      Form: RequestForm,
      input: (row, values) => ({
        ...target(row),
        docType: known(MATERIAL_TYPES, textOf(values, 'docType')) ?? 'other',
        note: note(values),
      }),
    }),
    submit_deliverable: entityAction<ServiceOrderRow, typeof serviceOrderDeliverableSubmit>({
      endpoint: serviceOrderDeliverableSubmit,
      Form: DeliverForm,
      input: (row, values) => ({
        ...target(row),
        no: partNo(values),
        files: filesOf(values, 'files'),
        note: note(values),
      }),
    }),
    reject_deliverable: entityAction<ServiceOrderRow, typeof serviceOrderDeliverableReject>({
      endpoint: serviceOrderDeliverableReject,
      Form: SendBackForm,
      input: (row, values) => ({
        ...target(row),
        nos: chosen(values, 'nos').filter(no => typeof no === 'number'),
        reason: textOf(values, 'reason') ?? '',
      }),
    }),
    agree_cancel: entityAction<ServiceOrderRow, typeof serviceOrderCancelNegotiate>({
      endpoint: serviceOrderCancelNegotiate,
      emphasis: 'danger',
      Form: AgreeCancelForm,
      input: row => ({ ...target(row), decision: 'agree' }),
    }),
    counter_cancel: proposal(CounterForm),
    refuse_cancel: entityAction<ServiceOrderRow, typeof serviceOrderCancelNegotiate>({
      endpoint: serviceOrderCancelNegotiate,
      Form: RefuseCancelForm,
      input: (row, values) => ({ ...target(row), decision: 'refuse', reason: note(values) }),
    }),
    propose_cancel: proposal(ProposeForm),
    raise_case: entityAction<ServiceOrderRow, typeof afterSalesCaseCreate>({
      endpoint: afterSalesCaseCreate,
      Form: RaiseForm,
      input: (row, values) => ({
        serviceOrderId: row.id,
        type: known(AFTER_SALES_TYPES, textOf(values, 'type')) ?? 'complaint',
        reasonCode: known(AFTER_SALES_REASONS, textOf(values, 'reasonCode')) ?? 'other',
        amount: textOf(values, 'amount'),
        description: textOf(values, 'description') ?? '',
        files: filesOf(values, 'files'),
      }),
      useDone: () => {
        const navigateTo = useNavigateTo()
        return ({ id }) => navigateTo(afterSalesRoutes.case(id))
      },
    }),
    reject: entityAction<ServiceOrderRow, typeof serviceOrderReject>({
      endpoint: serviceOrderReject,
      emphasis: 'danger',
      Form: RejectForm,
      input: (row, values) => ({ ...target(row), reason: reason(values) }),
    }),
    cancel: entityAction<ServiceOrderRow, typeof serviceOrderCancel>({
      endpoint: serviceOrderCancel,
      emphasis: 'danger',
      Form: CancelForm,
      input: (row, values) => ({ ...target(row), reason: reason(values) }),
    }),
    retry_payment: entityAction<ServiceOrderRow, typeof serviceOrderRetryPayment>({
      endpoint: serviceOrderRetryPayment,
      emphasis: 'primary',
      confirm: true,
      batch: true,
      input: row => target(row),
    }),
    decide: entityAction<ServiceOrderRow, typeof serviceOrderDecide>({
      endpoint: serviceOrderDecide,
      emphasis: 'primary',
      Form: DecideForm,
      input: (row, values) => ({
        ...target(row),
        refund: textOf(values, 'refund') ?? '',
        reason: textOf(values, 'reason') ?? '',
      }),
    }),
  },
  audiences: { customer: {}, provider: {}, platform: {} },
  useTexts: () => {
    const t = useT('serviceOrder')
    const region = useRegion()
    return {
      action: action => t(`order.action.${action}`),
      confirm: action => {
        const asked = known(ASKED, action)
        return t(asked ? `order.ask.${asked}` : 'order.ask.other', { hours: timerOf(region, 'servicePayHours') })
      },
    }
  },
}
