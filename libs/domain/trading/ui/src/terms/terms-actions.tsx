import { termsPropose, termsReject, termsSign, type OrderTerms } from '@tradeport/domain/trading/contract'
import { entityAction, textOf, wholeOf, type ActionSource } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { ProposeForm, RejectTermsForm, SignForm } from './terms-forms'

const target = ({ id, version }: OrderTerms) => ({ id, version })

/** Proposing, signing and rejecting a contract version. */
export const termsActions: ActionSource<OrderTerms, 'sign' | 'propose' | 'reject', 'buyer' | 'seller' | 'operator'> = {
  actions: {
    sign: entityAction<OrderTerms, typeof termsSign>({
      endpoint: termsSign,
      emphasis: 'primary',
      Form: SignForm,
      width: 640,
      input: row => ({ ...target(row), contentHash: row.contentHash }),
    }),
    propose: entityAction<OrderTerms, typeof termsPropose>({
      endpoint: termsPropose,
      emphasis: 'primary',
      Form: ProposeForm,
      width: 640,
      input: (row, values) => ({
        ...target(row),
        claimDays: wholeOf(values, 'claimDays'),
        clauses: textOf(values, 'clauses'),
      }),
    }),
    reject: entityAction<OrderTerms, typeof termsReject>({
      endpoint: termsReject,
      emphasis: 'danger',
      Form: RejectTermsForm,
      input: (row, values) => ({ ...target(row), note: textOf(values, 'note') ?? '' }),
    }),
  },
  audiences: { buyer: {}, seller: {}, operator: { hideActions: ['sign', 'propose', 'reject'] } },
  useTexts: () => {
    const t = useT('trading')
    return {
      action: action => t(`terms.action.${action}`),
      confirm: () => t('terms.confirm'),
      done: action => t(`terms.done.${action}`),
    }
  },
}
