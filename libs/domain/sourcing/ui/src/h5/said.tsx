import { sourcingRoutes, type ThreadDetail, type ThreadMessage } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useText } from '@tradeport/web/react'
import { Button, Face, Link } from '@tradeport/web/ui'
import { CounterCard, OfferCard } from '../thread/counter-card'
import { talkEvent } from '../thread/talk-events'
import type { Outgoing as OutgoingMessage } from '../thread/use-talk'
import { useFiles } from '../shared/use-files'
import styles from './phone.module.css'

export interface SaidProps {
  readonly message: ThreadMessage
  readonly thread: ThreadDetail
  /** The seller has read up to here. */
  readonly isRead: boolean
}

/** One entry of the talk: words, files, a quotation, a counter-offer, or what happened. */
export function Said({ message, thread, isRead }: SaidProps) {
  const t = useT('sourcing')
  const text = useText()
  const format = useFormat()
  const { quotation } = message
  if (message.kind === 'system') return <Happened message={message} />
  return (
    <div className={styles['message']} data-own={message.side === 'buyer' || undefined}>
      <span className={styles['quiet']}>
        {message.senderName && <Face name={message.senderName} picture={message.senderAvatarUrl} />}{' '}
        {message.side === 'buyer' ? message.senderName : text(thread.storeName)} · {format.dateTime(message.at)}
      </span>
      {message.kind === 'quotation' && quotation && (
        <Link className={styles['offer']} href={sourcingRoutes.quotation(quotation.id)}>
          <strong>{format.money(quotation.total, quotation.currency)}</strong>
          <span>{t('quotation.titleOf', { no: quotation.no, version: quotation.versionNo })}</span>
          <span className={styles['open']}>{t('quotation.open')}</span>
        </Link>
      )}
      {message.kind === 'counter' && quotation && <CounterCard quotation={quotation} />}
      {message.offer && <OfferCard offer={message.offer} items={thread.inquiry.items} />}
      {message.body && (
        <p className={styles['bubble']} {...(message.bodyLocale ? { lang: asTag(message.bodyLocale) } : {})}>
          {message.body}
        </p>
      )}
      <Files message={message} />
      {isRead && <span className={styles['quiet']}>{t('talk.read')}</span>}
    </div>
  )
}

const asTag = (locale: string): string => locale.replace('_', '-')

function Happened({ message }: { message: ThreadMessage }) {
  const t = useT('sourcing')
  const format = useFormat()
  return (
    <p className={styles['happened']}>
      {talkEvent(t, message.event)}
      {message.body && ` · ${message.body}`}
      {` · ${format.dateTime(message.at)}`}
    </p>
  )
}

function Files({ message }: { message: ThreadMessage }) {
  const { open } = useFiles()
  return message.files.map(file => (
    <Button key={file.fileId} variant="quiet" onClick={() => open(file)}>
      {file.name}
    </Button>
  ))
}

/** What is on its way. */
export function Outgoing({ message }: { readonly message: OutgoingMessage }) {
  const t = useT('sourcing')
  return (
    <div className={styles['message']} data-own="true" aria-busy="true">
      <p className={styles['bubble']}>{message.body}</p>
      <span className={styles['quiet']}>{t('talk.sending')}</span>
    </div>
  )
}
