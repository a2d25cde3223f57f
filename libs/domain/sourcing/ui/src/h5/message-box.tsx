import { useState, type FormEvent } from 'react'
import { MAX_MESSAGE_LENGTH } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { forgetTyped, keepTyped, personMark, readTyped, useTypedText } from '@tradeport/web/offline'
import { useSession } from '@tradeport/web/react'
import { IconButton, SendIcon, TextArea } from '@tradeport/web/ui'
import type { Outgoing } from '../thread/use-talk'
import styles from './phone.module.css'

export interface MessageBoxProps {
  readonly threadId: string
  readonly onSend: (message: Omit<Outgoing, 'state'>) => Promise<boolean>
  readonly onDrop: (clientMsgId: string) => void
}

/** What is being written stays on the phone until it has been sent; what could not be sent is back in the box. */
export function MessageBox({ threadId, onSend, onDrop }: MessageBoxProps) {
  const t = useT('sourcing')
  const tc = useT('common')
  const key = `talk:${personMark(useSession().token)}:${threadId}`
  const [body, keep] = useTypedText(key)
  const [failed, setFailed] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const words = body.trim()
    if (words === '') return
    const clientMsgId = crypto.randomUUID()
    keep('')
    keepTyped(key, words)
    setFailed(false)
    const sent = await onSend({ clientMsgId, body: words, files: [] })
    setFailed(!sent)
    if (sent && readTyped(key) === words) forgetTyped(key)
    if (sent) return
    onDrop(clientMsgId)
    keep(words)
  }
  return (
    <form className={styles['box']} onSubmit={event => void send(event)}>
      {failed && (
        <p className={styles['failed']} role="alert">
          {t('talk.notSent')}
        </p>
      )}
      <TextArea
        aria-label={t('talk.write')}
        placeholder={t('talk.write')}
        value={body}
        rows={2}
        maxLength={MAX_MESSAGE_LENGTH}
        onValue={keep}
      />
      <IconButton icon={<SendIcon size={22} />} label={tc('action.send')} type="submit" disabled={body.trim() === ''} />
    </form>
  )
}
