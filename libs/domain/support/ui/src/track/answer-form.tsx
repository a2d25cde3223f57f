import {
  NEEDS_MAX,
  messageAnswer,
  messageReopen,
  type MessageFile,
  type TrackDetail,
  type TrackInput,
} from '@tradeport/domain/support/contract'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useAction, useFormat, useNotify } from '@tradeport/web/react'
import { Banner, Button, Field, TextArea } from '@tradeport/web/ui'
import { useState } from 'react'
import { MessageFiles } from '../message/message-files'
import { useFormToken } from '../message/use-form-token'
import { useKeptText } from './use-kept-text'
import styles from './track.module.css'

export interface AnswerFormProps {
  target: TrackInput
  detail: TrackDetail
}

/** Answering, adding something, or reopening what was settled. */
export function AnswerForm({ target, detail }: AnswerFormProps) {
  const t = useT('support')
  const common = useT('common')
  const notify = useNotify()
  const format = useFormat()
  const [body, setBody] = useKeptText(`tp-message-answer-${detail.no}`)
  const [files, setFiles] = useState<MessageFile[]>([])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const token = useFormToken(undefined)
  const reopens = detail.actions.includes('reopen')
  const send = useAction(reopens ? messageReopen : messageAnswer, {
    ignoreError: true,
    onSuccess() {
      setBody('')
      setFiles([])
      token.forget()
      notify.success(t('track.answered'))
    },
  })
  const submit = () => {
    const length = [...body.trim()].length
    const wrong =
      length === 0
        ? t('problem.body')
        : length > NEEDS_MAX
          ? t('problem.tooLong', { max: String(NEEDS_MAX) })
          : undefined
    setProblem(wrong)
    if (wrong || busy || send.pending) return
    const formToken = files.length > 0 ? token.current() : undefined
    void send.run({
      ...target,
      body: body.trim(),
      fileIds: files.map(file => file.id),
      ...(formToken ? { formToken } : {}),
    })
  }
  const label = reopens ? t('track.reopen') : detail.status === 'replied' ? t('track.answer') : t('track.add')
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        label={label}
        error={problem}
        help={
          reopens && detail.reopenUntil ? t('track.reopenUntil', { date: format.date(detail.reopenUntil) }) : undefined
        }
      >
        <TextArea rows={4} limit={NEEDS_MAX} value={body} onValue={setBody} />
      </Field>
      <MessageFiles token={token} value={files} onChange={setFiles} onBusy={setBusy} />
      {send.failure && (
        <Banner tone="danger" live title={common('error.submitFailed')}>
          <p>{failureMessage(send.failure, common)}</p>
          <p>{t('form.kept')}</p>
        </Banner>
      )}
      <div>
        <Button type="submit" variant="primary" loading={send.pending || busy}>
          {reopens ? t('track.reopenSend') : common('action.send')}
        </Button>
      </div>
    </form>
  )
}
