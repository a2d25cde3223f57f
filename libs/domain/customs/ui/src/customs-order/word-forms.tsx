import { StarFilled } from '@ant-design/icons'
import { Form, Input, Rate } from 'antd'
import type { CustomsOrderRow } from '@tradeport/domain/customs/contract'
import { ActionFrame, ReasonForm, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import styles from './customs-order.module.css'

type FormProps = ActionFormProps<CustomsOrderRow>

/** What each step does and how its button is called; what ends an order, or changes what belongs to it, needs a reason. */
const STEPS = {
  reject: { intro: 'reject.intro', submit: 'action.reject' },
  cancelEarly: { intro: 'cancel.early', submit: 'action.cancel' },
  cancelUnbegun: { intro: 'cancel.unbegun', submit: 'action.cancel' },
  cancelLate: { intro: 'cancel.late', submit: 'action.cancel' },
  check: { intro: 'next.check', submit: 'action.next_status' },
  make: { intro: 'next.make', submit: 'action.next_status' },
  each: { intro: 'next.each', submit: 'action.next_status' },
  takeOff: { intro: 'takeOff.intro', submit: 'action.take_off_declaration' },
  putBack: { intro: 'putBack.intro', submit: 'action.put_back_declaration' },
} as const

function WordForm({ step, ...props }: ActionFormProps<unknown> & { step: keyof typeof STEPS }) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  const { intro, submit } = STEPS[step]
  const isReasoned = submit !== 'action.next_status'
  return (
    <ReasonForm
      {...props}
      danger={isReasoned && step !== 'putBack'}
      noteRequired={isReasoned}
      intro={t(intro)}
      noteLabel={tc(isReasoned ? 'form.reason' : 'form.remark')}
      submit={t(submit)}
    />
  )
}

/** What was fixed is owed once the broker has begun. */
const isEarly = ({ status }: CustomsOrderRow) => status === 'draft' || status === 'submitted'

/** Of one declaration. */
export const TakeOffForm = (props: ActionFormProps<unknown>) => <WordForm {...props} step="takeOff" />
export const PutBackForm = (props: ActionFormProps<unknown>) => <WordForm {...props} step="putBack" />
export const RejectForm = (props: FormProps) => <WordForm {...props} step="reject" />
const endOf = ({ status }: CustomsOrderRow) => (status === 'accepted' ? 'cancelUnbegun' : 'cancelLate')
export const CancelForm = (props: FormProps) => (
  <WordForm {...props} step={isEarly(props.row) ? 'cancelEarly' : endOf(props.row)} />
)
const nextOf = ({ row, count }: FormProps) => {
  // Several may stand at different steps.
  if (count !== undefined) return 'each'
  return row.status === 'accepted' ? 'check' : 'make'
}
export const NextForm = (props: FormProps) => <WordForm {...props} step={nextOf(props)} />

/** How the client found it: stars and words. */
export function EvaluateForm(props: FormProps) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  return (
    <ActionFrame {...props} submit={t('action.evaluate')} initial={{ score: 5 }}>
      <Form.Item name="score" label={t('field.score')}>
        <Rate
          className={styles['stars'] ?? ''}
          allowClear={false}
          character={({ index = 0 }) => <StarFilled aria-label={t('rating.score', { score: index + 1 })} />}
        />
      </Form.Item>
      <Form.Item name="note" label={tc('form.remark')}>
        <Input.TextArea rows={3} maxLength={1000} showCount />
      </Form.Item>
    </ActionFrame>
  )
}
