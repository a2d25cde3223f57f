import { Checkbox, Form, Input } from 'antd'
import { ANSWER_MAX, type ServiceQuestionRow } from '@tradeport/domain/service-market/contract'
import { ActionFrame, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'

/** The answer of a question, or what it is put right to. */
export default function AnswerForm({ row, ...frame }: ActionFormProps<ServiceQuestionRow>) {
  const t = useT('serviceWork')
  const fieldText = useFieldText()
  return (
    <ActionFrame
      {...frame}
      submit={t('question.action.answer')}
      initial={{ answer: row.answer ?? '', published: row.published }}
    >
      <p>{row.question}</p>
      <Form.Item
        name="answer"
        label={t('question.answer')}
        rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
      >
        <Input.TextArea rows={5} maxLength={ANSWER_MAX} showCount />
      </Form.Item>
      <Form.Item name="published" valuePropName="checked">
        <Checkbox>{t('question.publish')}</Checkbox>
      </Form.Item>
    </ActionFrame>
  )
}
