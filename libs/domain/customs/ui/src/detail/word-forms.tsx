import type { DeclarationRow } from '@tradeport/domain/customs/contract'
import { ReasonForm, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { ReviewFindings } from './review-findings'

/** What each step does, what is written with it, and how its button is called. What sends something back or ends it needs a reason. */
const STEPS = {
  approve: { intro: 'form.approve.intro', note: 'form.remark', submit: 'step.approve_pass' },
  reject: { intro: 'form.reject.intro', note: 'form.reason', submit: 'step.approve_reject' },
  reopen: { intro: 'reopen.intro', note: 'form.remark', submit: 'step.reopen' },
  cancel: { intro: 'form.cancel.intro', note: 'form.reason', submit: 'step.cancel' },
  takeBack: { intro: 'amendment.cancel.intro', note: 'form.remark', submit: 'amendment.step.cancel' },
  grant: { intro: 'amendment.grant.intro', note: 'form.remark', submit: 'amendment.step.approve' },
  refuse: { intro: 'amendment.refuse.intro', note: 'form.reason', submit: 'amendment.step.reject' },
  dismiss: { intro: 'desk.dismiss.intro', note: 'desk.dismiss.reason', submit: 'desk.dismiss' },
} as const

function WordForm({ step, ...props }: ActionFormProps<unknown> & { step: keyof typeof STEPS }) {
  const t = useT('customs')
  const { intro, note, submit } = STEPS[step]
  const asksWhy = note !== 'form.remark'
  return (
    <ReasonForm
      {...props}
      danger={asksWhy}
      noteRequired={asksWhy}
      intro={t(intro)}
      noteLabel={t(note)}
      submit={t(submit)}
    />
  )
}

type FormProps = ActionFormProps<DeclarationRow>
/** Who looks over one form sees what the checks said of it. */
export const ApproveForm = (props: FormProps) => (
  <>
    {(props.count ?? 1) === 1 && <ReviewFindings id={props.row.id} onLeave={props.onCancel} />}
    <WordForm {...props} step="approve" />
  </>
)
export const RejectForm = (props: FormProps) => <WordForm {...props} step="reject" />
export const ReopenForm = (props: FormProps) => <WordForm {...props} step="reopen" />
export const CancelForm = (props: FormProps) => <WordForm {...props} step="cancel" />

export const GrantForm = (props: ActionFormProps<unknown>) => <WordForm {...props} step="grant" />
export const TakeBackForm = (props: ActionFormProps<unknown>) => <WordForm {...props} step="takeBack" />
export const RefuseForm = (props: ActionFormProps<unknown>) => <WordForm {...props} step="refuse" />
export const DismissForm = (props: ActionFormProps<unknown>) => <WordForm {...props} step="dismiss" />
