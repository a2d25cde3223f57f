import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { useNotify, usePlatform } from '@tradeport/web/react'
import { Button, CheckIcon, CopyIcon, LinkButton } from '@tradeport/web/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import type { SentMessage } from './use-message-form'
import styles from './message.module.css'

/** Address of the conversation, for those without an account. */
export function trackPath({ no, key }: { no: string; key: string }): `/${string}` {
  return `/message/track?${new URLSearchParams({ no, key }).toString()}`
}

export interface MessageSentProps {
  sent: SentMessage
  onAnother(): void
  children?: ReactNode
}

/** It has arrived: the number, and the way to the answer. */
export function MessageSent({ sent, onAnother, children }: MessageSentProps) {
  const t = useT('support')
  const common = useT('common')
  const notify = useNotify()
  const { key } = usePlatform()
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isPublic = key === 'portal' || key === 'h5'
  const path = trackPath(sent)
  const copy = async () => {
    const address = urlOf(key === 'h5' ? 'h5' : 'portal', path)
    try {
      await navigator.clipboard.writeText(address)
      notify.success(common('message.copied'))
    } catch {
      notify.error(common('error.copyManually'))
    }
  }
  return (
    <section className={styles['sent']} role="status">
      <span className={styles['sentSign']}>
        <CheckIcon size={28} />
      </span>
      <p ref={heading} tabIndex={-1} className={styles['sentText']}>
        {t('sent.text')}
      </p>
      <dl className={styles['number']}>
        <dt>{t('sent.number')}</dt>
        <dd className="tp-tabular">{sent.no}</dd>
      </dl>
      <p className={styles['hint']}>
        {t('sent.keep')} {sent.email && t('sent.mailed', { email: sent.email })}
      </p>
      <div className={styles['buttons']}>
        {isPublic ? (
          <LinkButton variant="primary" href={path}>
            {t('sent.follow')}
          </LinkButton>
        ) : (
          <LinkButton variant="primary" href={`/support/messages/${sent.no}`}>
            {t('sent.follow')}
          </LinkButton>
        )}
        <Button icon={<CopyIcon size={18} />} onClick={() => void copy()}>
          {t('sent.copy')}
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          {t('sent.another')}
        </Button>
        {children}
      </div>
    </section>
  )
}
