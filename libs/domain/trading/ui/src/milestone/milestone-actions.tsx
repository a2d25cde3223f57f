import {
  milestoneConfirm,
  milestoneRefuse,
  milestoneReport,
  milestoneSecure,
  type PaymentMilestone,
} from '@tradeport/domain/trading/contract'
import { entityAction, filesOf, textOf, type ActionSource } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { ConfirmForm, RefuseForm, ReportForm, SecureForm } from './milestone-forms'

const target = ({ id, version }: PaymentMilestone) => ({ id, version })

/** Paying: the buyer says what was sent, the seller says what arrived. */
export const milestoneActions: ActionSource<
  PaymentMilestone,
  'report' | 'confirm' | 'refuse' | 'secure',
  'buyer' | 'seller' | 'operator'
> = {
  actions: {
    report: entityAction<PaymentMilestone, typeof milestoneReport>({
      endpoint: milestoneReport,
      emphasis: 'primary',
      Form: ReportForm,
      input: (row, values) => {
        const [slip] = filesOf(values, 'slip')
        return {
          ...target(row),
          amount: textOf(values, 'amount') ?? '',
          valueDate: textOf(values, 'valueDate') ?? '',
          reference: textOf(values, 'reference'),
          note: textOf(values, 'note'),
          ...(slip ? { slip } : {}),
        }
      },
    }),
    confirm: entityAction<PaymentMilestone, typeof milestoneConfirm>({
      endpoint: milestoneConfirm,
      emphasis: 'primary',
      Form: ConfirmForm,
      input: (row, values) => ({
        ...target(row),
        receivedAmount: textOf(values, 'receivedAmount') ?? '',
        note: textOf(values, 'note'),
      }),
    }),
    refuse: entityAction<PaymentMilestone, typeof milestoneRefuse>({
      endpoint: milestoneRefuse,
      emphasis: 'danger',
      Form: RefuseForm,
      input: (row, values) => ({ ...target(row), note: textOf(values, 'note') ?? '' }),
    }),
    secure: entityAction<PaymentMilestone, typeof milestoneSecure>({
      endpoint: milestoneSecure,
      Form: SecureForm,
      input: (row, values) => ({ ...target(row), reference: textOf(values, 'reference') ?? '' }),
    }),
  },
  audiences: { buyer: {}, seller: {}, operator: {} },
  useTexts: () => {
    const t = useT('trading')
    return {
      action: action => t(`milestone.action.${action}`),
      confirm: () => t('milestone.confirm'),
      done: action => t(`milestone.done.${action}`),
    }
  },
}
