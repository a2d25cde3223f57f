import type { ServiceQuestionRow } from '@tradeport/domain/service-market/contract'
import { ReasonForm, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

export default function HideForm(props: ActionFormProps<ServiceQuestionRow>) {
  const t = useT('serviceWork')
  return (
    <ReasonForm
      {...props}
      intro={t('question.hide.help')}
      noteLabel={t('reason.label')}
      noteRequired
      submit={t('question.action.hide')}
      danger
    />
  )
}
