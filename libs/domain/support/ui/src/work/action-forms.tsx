import { Form, Input, Select } from 'antd'
import { uploadFile } from '@tradeport/domain/files/contract'
import {
  MESSAGE_FILES_MAX,
  MESSAGE_FILE_BYTES,
  leaveMessageAgents,
  type LeaveMessageRow,
} from '@tradeport/domain/support/contract'
import { localeConfig } from '@tradeport/kernel/config'
import { ActionFrame, AttachmentField, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText, useFileUpload } from '@tradeport/web/react'
import styles from './message-work.module.css'

type Props = ActionFormProps<LeaveMessageRow>

/** What the writer gets: by mail, on the tracking page, in the message centre. */
export function ReplyForm(props: Props) {
  const t = useT('supportWork')
  const fieldText = useFieldText()
  const { send } = useFileUpload(uploadFile, 'document')
  const language = localeConfig(props.row.locale).name
  return (
    <ActionFrame {...props} submit={t('action.reply')}>
      <p className={styles['quote']}>{props.row.excerpt}</p>
      <Form.Item
        name="body"
        label={t('form.reply')}
        extra={t('form.replyHint', { language })}
        rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
      >
        <Input.TextArea rows={7} maxLength={5000} showCount autoFocus />
      </Form.Item>
      <Form.Item name="files" label={t('form.files')}>
        <AttachmentField look="button" max={MESSAGE_FILES_MAX} maxBytes={MESSAGE_FILE_BYTES} upload={send} />
      </Form.Item>
    </ActionFrame>
  )
}

export function NoteForm(props: Props) {
  const t = useT('supportWork')
  const fieldText = useFieldText()
  return (
    <ActionFrame {...props} submit={t('action.note')}>
      <Form.Item
        name="body"
        label={t('form.note')}
        extra={t('detail.internal')}
        rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
      >
        <Input.TextArea rows={4} maxLength={2000} showCount autoFocus />
      </Form.Item>
    </ActionFrame>
  )
}

export function AssignForm(props: Props) {
  const t = useT('supportWork')
  const fieldText = useFieldText()
  const { data } = useEndpoint(leaveMessageAgents, { id: props.row.id })
  return (
    <ActionFrame {...props} submit={t('action.assign')}>
      <Form.Item name="userId" label={t('form.assignee')} rules={[{ required: true, message: fieldText('required') }]}>
        <Select
          loading={data === undefined}
          showSearch={{ optionFilterProp: 'label' }}
          options={(data ?? []).map(({ userId, name, languages }) => ({
            value: userId,
            label: [name, languages.map(code => localeConfig(code).name).join(', ')].filter(Boolean).join(' · '),
          }))}
        />
      </Form.Item>
    </ActionFrame>
  )
}
