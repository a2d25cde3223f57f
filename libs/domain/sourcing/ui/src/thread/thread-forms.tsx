import { Form, Input } from 'antd'
import { THREAD_CLOSE_REASONS, THREAD_DECLINE_REASONS, type ThreadRow } from '@tradeport/domain/sourcing/contract'
import { ActionFrame, DateInput, ReasonForm, ownToday, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText, useText } from '@tradeport/web/react'

/** The buyer reads the reason; a live quotation is withdrawn with it. */
export function DeclineForm(props: ActionFormProps<ThreadRow>) {
  const t = useT('sourcing')
  return (
    <ReasonForm
      {...props}
      danger
      intro={t('thread.decline.intro', { buyer: props.row.buyerName ?? t('buyer.unnamed') })}
      reasons={THREAD_DECLINE_REASONS.map(reason => ({ value: reason, label: t(`thread.decline.${reason}`) }))}
      noteLabel={t('thread.decline.note')}
      submit={t('thread.action.decline')}
    />
  )
}

export function CloseForm(props: ActionFormProps<ThreadRow>) {
  const t = useT('sourcing')
  const text = useText()
  return (
    <ReasonForm
      {...props}
      danger
      intro={t('thread.close.intro', { store: text(props.row.storeName) })}
      reasons={THREAD_CLOSE_REASONS.map(reason => ({ value: reason, label: t(`thread.close.${reason}`) }))}
      noteLabel={t('form.note')}
      submit={t('thread.action.close')}
    />
  )
}

export function RequestInfoForm(props: ActionFormProps<ThreadRow>) {
  const t = useT('sourcing')
  const fieldText = useFieldText()
  return (
    <ActionFrame {...props} submit={t('thread.action.request_info')}>
      <Form.Item
        name="question"
        label={t('thread.requestInfo.question')}
        extra={t('thread.requestInfo.help')}
        rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
      >
        <Input.TextArea rows={4} maxLength={2000} showCount />
      </Form.Item>
      <Form.Item name="dueOn" label={t('thread.requestInfo.due')}>
        <DateInput min={ownToday()} />
      </Form.Item>
    </ActionFrame>
  )
}
