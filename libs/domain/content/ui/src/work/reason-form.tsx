import { ReasonForm, type ActionFormProps, type EntityRow } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

export function ReturnForm<Row extends EntityRow>(props: ActionFormProps<Row>) {
  const t = useT('contentWork')
  return (
    <ReasonForm
      {...props}
      intro={t('news.confirm.return')}
      noteLabel={t('reason.label')}
      noteRequired
      submit={t('action.return')}
    />
  )
}

export function WithdrawForm<Row extends EntityRow>(props: ActionFormProps<Row>) {
  const t = useT('contentWork')
  return (
    <ReasonForm
      {...props}
      intro={t('news.confirm.withdraw')}
      noteLabel={t('reason.label')}
      noteRequired
      submit={t('action.withdraw')}
      danger
    />
  )
}
