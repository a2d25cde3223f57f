import {
  purchaseApprovalAsk,
  quotationAccept,
  quotationAskRequote,
  quotationCounter,
  quotationDiscard,
  quotationReject,
  quotationWithdraw,
  sourcingRoutes,
} from '@tradeport/domain/sourcing/contract'
import { entityAction, entityLink, type ActionSource } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { editorPath } from '../shared/paths'
import { AcceptForm, AskApprovalForm, readAcceptance, readApprovalRequest } from './accept-form'
import { CounterForm, readCounter } from './counter-form'
import { RejectForm, WithdrawForm, readRejection, readWithdrawal } from './quotation-forms'
import type { QuotationRef } from './quotation-ref'

const ACTIONS = [
  'edit',
  'send',
  'accept',
  'ask_approval',
  'counter',
  'reject',
  'withdraw',
  'discard',
  'ask_requote',
] as const
export type QuotationAction = (typeof ACTIONS)[number]
export type QuotationAudience = 'buyer' | 'seller' | 'operator'

function useToOrder() {
  const navigate = useNavigateTo()
  return ({ orderId }: { orderId: string }) => navigate(`/orders/${orderId}`)
}

function useToThread() {
  const navigate = useNavigateTo()
  return ({ threadId }: { threadId: string }) => navigate(sourcingRoutes.thread(threadId))
}

function useToThreads() {
  const navigate = useNavigateTo()
  return () => navigate('/inquiries')
}

/** What may be done with a version, wherever it is shown: on its page, in the talk, in a comparison. */
export const quotationActions: ActionSource<QuotationRef, QuotationAction, QuotationAudience> = {
  actions: {
    edit: entityLink<QuotationRef>(row => editorPath(row.id), 'primary'),
    // Sent from the editor, where what is missing shows at its field.
    send: entityLink<QuotationRef>(row => editorPath(row.id)),
    accept: entityAction<QuotationRef, typeof quotationAccept>({
      endpoint: quotationAccept,
      emphasis: 'primary',
      Form: AcceptForm,
      width: 640,
      input: ({ id, version }, values) => ({ id, version, ...readAcceptance(values) }),
      useDone: useToOrder,
    }),
    ask_approval: entityAction<QuotationRef, typeof purchaseApprovalAsk>({
      endpoint: purchaseApprovalAsk,
      emphasis: 'primary',
      Form: AskApprovalForm,
      width: 640,
      input: ({ id }, values) => ({ quotationId: id, ...readApprovalRequest(values) }),
    }),
    counter: entityAction<QuotationRef, typeof quotationCounter>({
      endpoint: quotationCounter,
      Form: CounterForm,
      width: 860,
      input: ({ id, version }, values) => ({ id, version, ...readCounter(values) }),
    }),
    reject: entityAction<QuotationRef, typeof quotationReject>({
      endpoint: quotationReject,
      emphasis: 'danger',
      Form: RejectForm,
      input: ({ id, version }, values) => ({ id, version, ...readRejection(values) }),
    }),
    withdraw: entityAction<QuotationRef, typeof quotationWithdraw>({
      endpoint: quotationWithdraw,
      emphasis: 'danger',
      Form: WithdrawForm,
      input: ({ id, version }, values) => ({ id, version, ...readWithdrawal(values) }),
    }),
    discard: entityAction<QuotationRef, typeof quotationDiscard>({
      endpoint: quotationDiscard,
      emphasis: 'danger',
      input: ({ id, version }) => ({ id, version }),
      useDone: useToThreads,
    }),
    ask_requote: entityAction<QuotationRef, typeof quotationAskRequote>({
      endpoint: quotationAskRequote,
      emphasis: 'primary',
      input: ({ id }) => ({ id }),
      useDone: useToThread,
    }),
  },
  audiences: {
    buyer: {},
    seller: { hideActions: ['send'] },
    operator: { hideActions: ACTIONS },
  },
  useTexts: () => {
    const t = useT('sourcing')
    return {
      action: action => t(`quotation.action.${action}`),
      confirm: action => t(action === 'discard' ? 'quotation.confirm.discard' : 'quotation.confirm.other'),
      done: action => t(`quotation.done.${action}`),
    }
  },
}
