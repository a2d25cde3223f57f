import type { DeclarationRow } from '@tradeport/domain/customs/contract'
import { ReasonForm, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

type FormProps = ActionFormProps<DeclarationRow>

export function ApproveForm(props: FormProps) {
  const t = useT('customs')
  return (
    <ReasonForm
      {...props}
      intro={t('form.approve.intro')}
      noteLabel={t('form.remark')}
      submit={t('step.approve_pass')}
    />
  )
}

export function RejectForm(props: FormProps) {
  const t = useT('customs')
  return (
    <ReasonForm
      {...props}
      danger
      noteRequired
      intro={t('form.reject.intro')}
      noteLabel={t('form.reason')}
      submit={t('step.approve_reject')}
    />
  )
}

export function CancelForm(props: FormProps) {
  const t = useT('customs')
  return (
    <ReasonForm
      {...props}
      danger
      noteRequired
      intro={t('form.cancel.intro')}
      noteLabel={t('form.reason')}
      submit={t('step.cancel')}
    />
  )
}

type AmendmentFormProps = ActionFormProps<unknown>

export function GrantForm(props: AmendmentFormProps) {
  const t = useT('customs')
  return (
    <ReasonForm
      {...props}
      intro={t('amendment.grant.intro')}
      noteLabel={t('form.remark')}
      submit={t('amendment.step.approve')}
    />
  )
}

export function RefuseForm(props: AmendmentFormProps) {
  const t = useT('customs')
  return (
    <ReasonForm
      {...props}
      danger
      noteRequired
      intro={t('amendment.refuse.intro')}
      noteLabel={t('form.reason')}
      submit={t('amendment.step.reject')}
    />
  )
}
