import { useState, type FormEvent } from 'react'
import {
  MAX_FILES,
  serviceOrderMessagePage,
  serviceOrderMessageSend,
  type OrderMessage,
  type ServiceOrderDetail,
} from '@tradeport/domain/service-order/contract'
import { AttachmentField, AttachmentList, DetailSection, type AttachedFile } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint, useFormat, useLive } from '@tradeport/web/react'
import { Button, Field, TextArea } from '@tradeport/web/ui'
import type { OrderAudience } from '../shared/audience'
import { useFiles } from '../shared/use-files'
import styles from '../after-sales/after-sales.module.css'

interface TalkProps {
  order: ServiceOrderDetail
  audience: OrderAudience
}

/** What both sides write to each other, as it comes in; operators read. */
export function TalkSection({ order, audience }: TalkProps) {
  const t = useT('serviceOrder')
  useLive('serviceOrder')
  const { data, refetch } = useEndpoint(
    serviceOrderMessagePage,
    { orderId: order.id },
    { enabled: order.status !== 'draft', quiet: true },
  )
  const [earlier, setEarlier] = useState<readonly OrderMessage[]>([])
  const [hasEarlier, setHasEarlier] = useState<boolean>()
  const older = useAction(serviceOrderMessagePage)
  if (!data) return null
  const shown = [...earlier, ...data.messages]
  const first = shown[0]
  const showEarlier = async () => {
    const found = first && (await older.run({ orderId: order.id, before: first.id }))
    if (!found?.ok) return
    setEarlier(current => [...found.data.messages, ...current])
    setHasEarlier(found.data.hasEarlier)
  }
  return (
    <DetailSection title={t('section.talk')}>
      <div className="tp-stack">
        {(hasEarlier ?? data.hasEarlier) && (
          <div>
            <Button changes={false} size="small" loading={older.pending} onClick={() => void showEarlier()}>
              {t('talk.earlier')}
            </Button>
          </div>
        )}
        <Messages messages={shown} audience={audience} />
        {data.mayWrite && <Composer orderId={order.id} onSent={() => void refetch()} />}
      </div>
    </DetailSection>
  )
}

function Messages({ messages, audience }: { messages: readonly OrderMessage[]; audience: OrderAudience }) {
  const t = useT('serviceOrder')
  const format = useFormat()
  const files = useFiles()
  if (messages.length === 0) return <p className="tp-soft">{t('talk.empty')}</p>
  return (
    <ol className={styles['words']} aria-label={t('section.talk')}>
      {messages.map(message => (
        <li key={message.id} className={styles['word']} data-own={message.from === audience}>
          <span className={styles['wordHead']}>
            {[message.name ?? t(`turn.${message.from}`), format.dateTime(message.at)].join(' · ')}
          </span>
          {message.text !== '' && <p className={styles['wordText']}>{message.text}</p>}
          <AttachmentList files={message.files} open={files.open} />
        </li>
      ))}
    </ol>
  )
}

function Composer({ orderId, onSent }: { orderId: string; onSent(): void }) {
  const t = useT('serviceOrder')
  const { upload, maxBytes } = useFiles()
  const send = useAction(serviceOrderMessageSend)
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly AttachedFile[]>([])
  const isEmpty = text.trim() === '' && files.length === 0
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const sent = await send.run({ orderId, text, files: [...files] })
    if (!sent.ok) return
    setText('')
    setFiles([])
    onSent()
  }
  return (
    <form className="tp-stack" onSubmit={event => void submit(event)}>
      <Field label={t('talk.write')}>
        <TextArea value={text} rows={3} maxLength={2000} onChange={event => setText(event.target.value)} />
      </Field>
      <AttachmentField
        look="button"
        value={files}
        upload={upload}
        max={MAX_FILES}
        maxBytes={maxBytes}
        onChange={setFiles}
      />
      <div>
        <Button type="submit" variant="primary" size="small" disabled={isEmpty} loading={send.pending}>
          {t('talk.send')}
        </Button>
      </div>
    </form>
  )
}
