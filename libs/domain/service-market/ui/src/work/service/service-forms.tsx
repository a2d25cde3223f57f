import type { ServiceRow } from '@tradeport/domain/service-market/contract'
import { ReasonForm, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

type Props = ActionFormProps<ServiceRow>

export function RejectForm(props: Props) {
  const t = useT('serviceWork')
  return (
    <ReasonForm
      {...props}
      intro={t('reason.reject.help')}
      noteLabel={t('reason.label')}
      noteRequired
      submit={t('action.approve_reject')}
      danger
    />
  )
}

export function DisableForm(props: Props) {
  const t = useT('serviceWork')
  return (
    <ReasonForm
      {...props}
      intro={`${t('confirm.disable')} ${t('reason.disable.help')}`}
      noteLabel={t('reason.label')}
      noteRequired
      submit={t('action.disable')}
      danger
    />
  )
}

export function ApproveForm(props: Props) {
  const t = useT('serviceWork')
  return (
    <ReasonForm
      {...props}
      intro={t('confirm.approve_pass')}
      noteLabel={t('remark.label')}
      submit={t('action.approve_pass')}
    />
  )
}

export function EnableForm(props: Props) {
  const t = useT('serviceWork')
  return <ReasonForm {...props} intro={t('confirm.enable')} noteLabel={t('remark.label')} submit={t('action.enable')} />
}
