import { Button } from 'antd'
import type { ThreadDetail, ThreadMessage } from '@tradeport/domain/sourcing/contract'
import { AttachmentList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useText } from '@tradeport/web/react'
import { Face } from '@tradeport/web/ui'
import type { SourcingAudience } from '../shared/audience'
import { useFiles } from '../shared/use-files'
import { CounterCard, OfferCard } from './counter-card'
import { QuotationCard } from './quotation-card'
import { talkEvent } from './talk-events'
import type { Outgoing } from './use-talk'
import styles from './talk.module.css'

export interface MessageItemProps {
  message: ThreadMessage
  thread: ThreadDetail
  audience: SourcingAudience
  /** Of the reader's own side. */
  own: boolean
  /** The other side has read up to here. */
  read: boolean
}

export function MessageItem(props: MessageItemProps) {
  const { message } = props
  return message.kind === 'system' ? <SystemLine message={message} /> : <Said {...props} />
}

function Said({ message, thread, audience, own, read }: MessageItemProps) {
  const t = useT('sourcing')
  const text = useText()
  const format = useFormat()
  const { open } = useFiles()
  const side = message.side === 'buyer' ? (thread.buyerName ?? t('buyer.unnamed')) : text(thread.storeName)
  const hasWords = Boolean(message.body) || message.files.length > 0
  return (
    <div className={styles['message']} data-own={own}>
      <div className={styles['meta']}>
        {message.senderName && <Face name={message.senderName} picture={message.senderAvatarUrl} />}
        <span>{[message.senderName, side].filter(Boolean).join(' · ')}</span>
        <time dateTime={message.at}>{format.time(message.at)}</time>
      </div>
      {message.kind === 'quotation' && message.quotation && (
        <QuotationCard quotation={message.quotation} thread={thread} audience={audience} />
      )}
      {message.kind === 'counter' && message.quotation && <CounterCard quotation={message.quotation} />}
      {message.offer && <OfferCard offer={message.offer} items={thread.inquiry.items} />}
      {hasWords && (
        <div
          className={styles['bubble']}
          {...(message.bodyLocale ? { lang: message.bodyLocale.replace('_', '-') } : {})}
        >
          {message.event === 'info_requested' && (
            <span className={styles['question']}>{t('talk.event.info_requested')}</span>
          )}
          {message.body && <p>{message.body}</p>}
          <AttachmentList files={message.files} open={open} />
        </div>
      )}
      {read && <div className={styles['meta']}>{t('talk.read')}</div>}
    </div>
  )
}

function SystemLine({ message }: { message: ThreadMessage }) {
  const t = useT('sourcing')
  const format = useFormat()
  return (
    <p className={styles['system']}>
      {talkEvent(t, message.event)}
      {message.quotation && ` · ${t('quotation.versionOf', { version: message.quotation.versionNo })}`}
      {message.body && ` · ${message.body}`}
      {` · ${format.time(message.at)}`}
    </p>
  )
}

/** What is on its way; what could not be sent stays, with its words. */
export function OutgoingItem({ message, onRetry, onDrop }: { message: Outgoing; onRetry(): void; onDrop(): void }) {
  const t = useT('sourcing')
  const tc = useT('common')
  return (
    <div className={styles['message']} data-own="true" aria-busy={message.state === 'sending'}>
      <div className={styles['bubble']}>
        <p>{message.body || message.files.map(file => file.name).join(', ')}</p>
      </div>
      {message.state === 'failed' ? (
        <div className={styles['failed']} role="alert">
          {t('talk.notSent')}
          <Button size="small" onClick={onRetry}>
            {tc('action.retry')}
          </Button>
          <Button size="small" type="text" onClick={onDrop}>
            {tc('action.remove')}
          </Button>
        </div>
      ) : (
        <div className={styles['meta']}>{t('talk.sending')}</div>
      )}
    </div>
  )
}
