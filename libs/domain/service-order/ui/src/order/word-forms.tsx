import { Checkbox, Form, Input, Rate } from 'antd'
import { RATING_TAGS, type ServiceOrderRow } from '@tradeport/domain/service-order/contract'
import { ActionFrame, ReasonForm, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

type FormProps = ActionFormProps<ServiceOrderRow>

/** What each step does, and how its button is called. */
const STEPS = {
  cancel: { intro: 'form.cancel.intro', direct: 'form.cancel.direct', submit: 'order.action.cancel' },
  reject: { intro: 'form.reject.intro', direct: 'form.reject.direct', submit: 'order.action.reject' },
  next: { intro: 'form.next.intro', direct: 'form.next.intro', submit: 'order.action.next_status' },
} as const

/** Asks for words: why an order ends, or a note on what goes on. */
function WordForm({ step, ...props }: FormProps & { step: keyof typeof STEPS }) {
  const t = useT('serviceOrder')
  const ends = step !== 'next'
  const isDirect = props.row.money === 'reported' || props.row.money === 'direct'
  return (
    <ReasonForm
      {...props}
      danger={ends}
      noteRequired={ends}
      intro={t(STEPS[step][isDirect ? 'direct' : 'intro'])}
      noteLabel={t(ends ? 'form.why' : 'form.note')}
      submit={t(STEPS[step].submit)}
    />
  )
}

export const CancelForm = (props: FormProps) => <WordForm {...props} step="cancel" />
export const RejectForm = (props: FormProps) => <WordForm {...props} step="reject" />
export const NextForm = (props: FormProps) => <WordForm {...props} step="next" />

/** The service goes on; who did not propose that it ends may say why. */
export function RefuseCancelForm(props: FormProps) {
  const t = useT('serviceOrder')
  return (
    <ReasonForm
      {...props}
      intro={t('form.refuse.intro')}
      noteLabel={t('form.note')}
      submit={t('order.action.refuse_cancel')}
    />
  )
}

/** How the customer found it: stars, what was good about it, and words. */
export function EvaluateForm({ row: _row, count: _count, ...frame }: FormProps) {
  const t = useT('serviceOrder')
  return (
    <ActionFrame {...frame} submit={t('order.action.evaluate')} initial={{ score: 5, tags: [] }}>
      <Form.Item name="score" label={t('form.score')}>
        <Rate allowClear={false} />
      </Form.Item>
      <Form.Item name="tags" label={t('form.tags')}>
        <Checkbox.Group options={RATING_TAGS.map(tag => ({ value: tag, label: t(`tag.${tag}`) }))} />
      </Form.Item>
      <Form.Item name="note" label={t('form.note')}>
        <Input.TextArea rows={3} maxLength={1000} showCount />
      </Form.Item>
    </ActionFrame>
  )
}
