import type { RegistrationRow } from '@tradeport/domain/identity/contract'
import { ReasonForm, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

export default function TakeOverForm({ row, ...props }: ActionFormProps<RegistrationRow>) {
  const t = useT('identity')
  const texts = useT('identityCompany')
  return (
    <ReasonForm
      {...props}
      intro={t('registration.takeOver.text', { name: row.reviewerName ?? '–' })}
      noteLabel={texts('member.reason')}
      noteRequired
      noteMax={300}
      submit={t('registration.action.take_over')}
    />
  )
}
