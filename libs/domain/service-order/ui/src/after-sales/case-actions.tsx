import { lazy } from 'react'
import {
  AFTER_SALES_ACTIONS,
  REFUND_OUTCOMES,
  REMEDIES,
  RESPONSIBLE_PARTIES,
  afterSalesCaseAct,
  type AfterSalesAction,
  type AfterSalesRow,
} from '@tradeport/domain/service-order/contract'
import { entityAction, filesOf, known, textOf, type ActionSource, type EntityAction } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import type { OrderAudience } from '../shared/audience'

const forms = () => import('./case-forms')
const AgreeForm = lazy(async () => ({ default: (await forms()).AgreeForm }))
const OfferForm = lazy(async () => ({ default: (await forms()).OfferForm }))
const RejectForm = lazy(async () => ({ default: (await forms()).RejectCaseForm }))
const DeclineForm = lazy(async () => ({ default: (await forms()).DeclineForm }))
const EscalateForm = lazy(async () => ({ default: (await forms()).EscalateForm }))
const DecideForm = lazy(async () => ({ default: (await forms()).DecideCaseForm }))
const RedoneForm = lazy(async () => ({ default: (await forms()).RedoneForm }))
const RefundPaidForm = lazy(async () => ({ default: (await forms()).RefundPaidForm }))
const RefundMissingForm = lazy(async () => ({ default: (await forms()).RefundMissingForm }))
const EscalatePaybackForm = lazy(async () => ({ default: (await import('../order/payback-forms')).EscalateForm }))
const DecidePaybackForm = lazy(async () => ({ default: (await forms()).DecidePaybackForm }))
const ReplyForm = lazy(async () => ({ default: (await forms()).ReplyForm }))

/** What is asked about before it is done. */
const ASKED = ['accept_offer', 'confirm', 'confirm_unseen', 'cancel', 'refund_received'] as const

/** What means the same for every case: the others are about the one case, its amount or its reasons. */
const ALIKE: readonly AfterSalesAction[] = ['agree', 'accept_offer', 'redo_done', 'confirm', 'reply', 'cancel']

/** Steps as pages show them. `confirm_unseen` is `confirm` while the work is still being done again: it must not be what one presses first. */
export const CASE_STEPS = [...AFTER_SALES_ACTIONS, 'confirm_unseen'] as const
export type CaseStep = (typeof CASE_STEPS)[number]

/** A case whose provider has handed in nothing yet can be settled all the same, but nobody is asked to. */
export function withUnseen<R extends AfterSalesRow>(row: R): R {
  if (row.status !== 'redoing' || row.nextActor === 'customer') return row
  return { ...row, actions: row.actions.map(action => (action === 'confirm' ? 'confirm_unseen' : action)) }
}

/** All steps are one call; they differ in what they ask for. */
const step = (
  action: AfterSalesAction,
  emphasis: EntityAction<AfterSalesRow>['emphasis'],
  Form?: NonNullable<EntityAction<AfterSalesRow>['Form']>,
): EntityAction<AfterSalesRow> =>
  entityAction<AfterSalesRow, typeof afterSalesCaseAct>({
    endpoint: afterSalesCaseAct,
    emphasis,
    confirm: true,
    batch: ALIKE.includes(action),
    ...(Form ? { Form } : {}),
    input: ({ id, version }, values) => ({
      id,
      version,
      action,
      reason: textOf(values, 'reason'),
      remedy: known(REMEDIES, textOf(values, 'remedy')),
      amount: textOf(values, 'amount'),
      responsibility: known(RESPONSIBLE_PARTIES, textOf(values, 'responsibility')),
      paidOn: textOf(values, 'paidOn'),
      reference: textOf(values, 'reference'),
      outcome: known(REFUND_OUTCOMES, textOf(values, 'outcome')),
      files: filesOf(values, 'files'),
    }),
  })

/** Steps of a case: those the server says this person may take now. */
export const caseActions: ActionSource<AfterSalesRow, CaseStep, OrderAudience> = {
  actions: {
    agree: step('agree', 'primary', AgreeForm),
    accept_offer: step('accept_offer', 'primary'),
    redo_done: step('redo_done', 'primary', RedoneForm),
    confirm: step('confirm', 'primary'),
    decide: step('decide', 'primary', DecideForm),
    offer: step('offer', 'default', OfferForm),
    reply: step('reply', 'default', ReplyForm),
    decline_offer: step('decline_offer', 'default', DeclineForm),
    escalate: step('escalate', 'default', EscalateForm),
    confirm_unseen: step('confirm', 'default'),
    reject: step('reject', 'danger', RejectForm),
    cancel: step('cancel', 'danger'),
    refund_paid: step('refund_paid', 'primary', RefundPaidForm),
    refund_received: step('refund_received', 'primary'),
    refund_missing: step('refund_missing', 'default', RefundMissingForm),
    escalate_payback: step('escalate_payback', 'default', EscalatePaybackForm),
    decide_payback: step('decide_payback', 'primary', DecidePaybackForm),
  },
  audiences: { customer: {}, provider: {}, platform: {} },
  useTexts: () => {
    const t = useT('afterSales')
    const to = useT('serviceOrder')
    return {
      action: action => {
        // What an order that ended is settled by.
        if (action === 'escalate_payback') return to('order.action.escalate_refund')
        if (action === 'decide_payback') return to('order.action.decide_refund')
        return t(`action.${action === 'confirm_unseen' ? 'confirm' : action}`)
      },
      confirm: action => {
        const asked = known(ASKED, action)
        return asked ? t(`ask.${asked}`) : to('order.ask.other')
      },
    }
  },
}
