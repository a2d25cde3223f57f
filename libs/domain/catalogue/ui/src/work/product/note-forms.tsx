import type { ProductRow } from '@tradeport/domain/catalogue/contract'
import { ReasonForm, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

/** The seller and, in the history, other operators read the reason, so it is asked for. */
export function ForceOffForm(props: ActionFormProps<ProductRow>) {
  const t = useT('catalogue')
  return (
    <ReasonForm
      {...props}
      noteRequired
      danger
      intro={t('product.confirm.force_off')}
      noteLabel={t('product.review.reason')}
      submit={t('product.action.force_off')}
    />
  )
}

export function LiftBanForm(props: ActionFormProps<ProductRow>) {
  const t = useT('catalogue')
  return (
    <ReasonForm
      {...props}
      intro={t('product.confirm.lift_ban')}
      noteLabel={t('product.review.note')}
      submit={t('product.action.lift_ban')}
    />
  )
}
