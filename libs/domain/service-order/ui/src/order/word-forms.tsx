import { StarFilled } from '@ant-design/icons'
import { Alert, Checkbox, Form, Input, Rate } from 'antd'
import { RATING_TAGS, serviceOrderDetail, type ServiceOrderRow } from '@tradeport/domain/service-order/contract'
import { missingPapers } from '@tradeport/domain/service-order/rules'
import { ActionFrame, ReasonForm, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat } from '@tradeport/web/react'
import { usePartNames } from './part-names'
import styles from './service-order.module.css'

type FormProps = ActionFormProps<ServiceOrderRow>

/** What becomes of the money where the order ends before it was begun: what was paid past the platform may be on its way, denied, or with the platform. */
function cancelIntro({ money, nextActor, actions }: ServiceOrderRow) {
  if (money === 'direct') return 'form.cancel.direct'
  if (money === 'reported' && nextActor === 'platform') return 'form.cancel.disputed'
  if (actions.includes('escalate_payment')) return 'form.cancel.reported'
  return money === 'reported' ? 'form.cancel.awaited' : 'form.cancel.intro'
}

/** What each step does, and how its button is called. */
const STEPS = {
  cancel: { intro: cancelIntro, submit: 'order.action.cancel' },
  reject: {
    intro: ({ money }: ServiceOrderRow) => (money === 'direct' ? 'form.reject.direct' : 'form.reject.intro'),
    submit: 'order.action.reject',
  },
  next: { intro: () => 'form.next.intro' as const, submit: 'order.action.next_status' },
} as const

/** Asks for words: why an order ends, or a note on what goes on. */
function WordForm({ step, ...props }: FormProps & { step: keyof typeof STEPS }) {
  const t = useT('serviceOrder')
  const format = useFormat()
  const ends = step !== 'next'
  const { row } = props
  return (
    <ReasonForm
      {...props}
      danger={ends}
      noteRequired={ends}
      intro={t(STEPS[step].intro(row), { date: format.dateTime(row.dueAt) })}
      noteLabel={t(ends ? 'form.why' : 'form.note')}
      submit={t(STEPS[step].submit)}
    />
  )
}

export const CancelForm = (props: FormProps) => <WordForm {...props} step="cancel" />
export const RejectForm = (props: FormProps) => <WordForm {...props} step="reject" />
export const NextForm = (props: FormProps) => (
  <>
    {(props.count ?? 1) === 1 && <MissingPapers id={props.row.id} />}
    <WordForm {...props} step="next" />
  </>
)

/** What is handed over without them may have to be done again. */
function MissingPapers({ id }: { id: string }) {
  const t = useT('serviceOrder')
  const names = usePartNames()
  const { data: order } = useEndpoint(serviceOrderDetail, { id })
  const missing = order ? missingPapers(order.materials, order.linkedWork) : []
  if (missing.length === 0) return null
  return (
    <Alert type="warning" showIcon title={t('form.next.missing', { papers: missing.map(names.material).join(', ') })} />
  )
}

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
        <Rate
          className={styles['stars'] ?? ''}
          allowClear={false}
          character={({ index = 0 }) => <StarFilled aria-label={t('rating.score', { score: index + 1 })} />}
        />
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
