import {
  purchaseApprovalApprove,
  purchaseApprovalDecline,
  purchaseApprovalWithdraw,
  type PurchaseApprovalRow,
} from '@tradeport/domain/sourcing/contract'
import { ReasonForm, entityAction, textOf, type ActionFormProps, type ActionSource } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { ApproveForm } from './accept-form'

const ACTIONS = ['approve', 'decline', 'withdraw'] as const
type ApprovalAction = (typeof ACTIONS)[number]

function useToOrder() {
  const navigate = useNavigateTo()
  return ({ orderId }: { orderId: string }) => navigate(`/orders/${orderId}`)
}

function DeclineForm(props: ActionFormProps<PurchaseApprovalRow>) {
  const t = useT('sourcing')
  return (
    <ReasonForm
      {...props}
      danger
      noteRequired
      intro={t('approval.decline.intro', { name: props.row.requestedByName })}
      noteLabel={t('approval.decline.reason')}
      submit={t('approval.action.decline')}
    />
  )
}

/** What may be done with a request to approve a purchase. */
export const approvalActions: ActionSource<PurchaseApprovalRow, ApprovalAction, 'buyer'> = {
  actions: {
    approve: entityAction<PurchaseApprovalRow, typeof purchaseApprovalApprove>({
      endpoint: purchaseApprovalApprove,
      emphasis: 'primary',
      Form: ApproveForm,
      width: 640,
      input: ({ id, version }) => ({ id, version }),
      useDone: useToOrder,
    }),
    decline: entityAction<PurchaseApprovalRow, typeof purchaseApprovalDecline>({
      endpoint: purchaseApprovalDecline,
      Form: DeclineForm,
      input: ({ id, version }, values) => ({ id, version, reason: textOf(values, 'note') ?? '' }),
    }),
    withdraw: entityAction<PurchaseApprovalRow, typeof purchaseApprovalWithdraw>({
      endpoint: purchaseApprovalWithdraw,
      input: ({ id, version }) => ({ id, version }),
    }),
  },
  audiences: { buyer: {} },
  useTexts: () => {
    const t = useT('sourcing')
    return {
      action: action => t(`approval.action.${action}`),
      confirm: () => t('quotation.confirm.other'),
      done: action => t(`approval.done.${action}`),
    }
  },
}
