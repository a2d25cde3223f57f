import type { OrderRow } from '@tradeport/domain/trading/contract'
import { ReasonForm, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

/** What a person may say; the others are set by the platform. */
const REASONS = ['no_longer_needed', 'cannot_deliver', 'agreed', 'other'] as const

type FormProps = ActionFormProps<OrderRow>

export function CancelForm(props: FormProps) {
  const t = useT('trading')
  return (
    <ReasonForm
      {...props}
      danger
      intro={t('order.cancel.intro')}
      reasons={REASONS.map(reason => ({ value: reason, label: t(`order.cancel.${reason}`) }))}
      noteLabel={t('form.note')}
      submit={t('order.action.cancel')}
    />
  )
}

export function CancelUnpaidForm(props: FormProps) {
  const t = useT('trading')
  return (
    <ReasonForm
      {...props}
      danger
      intro={t('order.cancelUnpaid.intro')}
      noteLabel={t('form.note')}
      submit={t('order.action.cancel_unpaid')}
    />
  )
}

export function RequestCancelForm(props: FormProps) {
  const t = useT('trading')
  return (
    <ReasonForm
      {...props}
      noteRequired
      intro={t('order.requestCancel.intro')}
      noteLabel={t('form.why')}
      submit={t('order.action.request_cancel')}
    />
  )
}

export function RefuseCancelForm(props: FormProps) {
  const t = useT('trading')
  return (
    <ReasonForm
      {...props}
      intro={t('order.refuseCancel.intro')}
      noteLabel={t('form.note')}
      submit={t('order.action.refuse_cancel')}
    />
  )
}

export function DeliverForm(props: FormProps) {
  const t = useT('trading')
  return (
    <ReasonForm
      {...props}
      noteMax={1000}
      intro={t('order.deliver.intro')}
      noteLabel={t('form.note')}
      submit={t('order.action.deliver')}
    />
  )
}

export function AcceptForm(props: FormProps) {
  const t = useT('trading')
  return (
    <ReasonForm
      {...props}
      noteMax={1000}
      intro={t('order.accept.intro')}
      noteLabel={t('form.note')}
      submit={t('order.action.accept')}
    />
  )
}

export function FreezeForm(props: FormProps) {
  const t = useT('trading')
  return (
    <ReasonForm
      {...props}
      danger
      noteRequired
      intro={t('order.freeze.intro')}
      noteLabel={t('form.why')}
      submit={t('order.action.freeze')}
    />
  )
}

export function UnfreezeForm(props: FormProps) {
  const t = useT('trading')
  return (
    <ReasonForm
      {...props}
      noteRequired
      intro={t('order.unfreeze.intro')}
      noteLabel={t('form.why')}
      submit={t('order.action.unfreeze')}
    />
  )
}
