import { Button } from 'antd'
import { useLayoutEffect, useRef } from 'react'
import type { ThreadDetail } from '@tradeport/domain/sourcing/contract'
import { isOpenThread } from '@tradeport/domain/sourcing/rules'
import { useT } from '@tradeport/web/i18n'
import { useLookingOn } from '@tradeport/web/navigation'
import { failureMessage, useFormat } from '@tradeport/web/react'
import { EmptyState, ErrorState, SkeletonText } from '@tradeport/web/ui'
import type { SourcingAudience } from '../shared/audience'
import type { Side } from '../shared/turn'
import { Composer } from './composer'
import { MessageItem, OutgoingItem } from './message-item'
import { useMaySpeak } from './use-may-speak'
import { useTalk } from './use-talk'
import styles from './talk.module.css'

export interface TalkProps {
  thread: ThreadDetail
  /** Null for those who only read. */
  side: Side | null
  audience: SourcingAudience
}

const NEAR_END_PX = 160

/** The talk between buyer and seller, with the quotations where they were sent. */
export function Talk({ thread, side, audience }: TalkProps) {
  const t = useT('sourcing')
  const tc = useT('common')
  const format = useFormat()
  const talk = useTalk(thread, side)
  const box = useRef<HTMLDivElement>(null)
  const wasAtEnd = useRef(true)
  const { messages, outgoing } = talk
  const lastKey = outgoing.at(-1)?.clientMsgId ?? messages.at(-1)?.id
  const isOwn = outgoing.length > 0
  const list = useRef<HTMLOListElement>(null)
  // New messages come into view, unless the reader has scrolled back to an earlier one.
  useLayoutEffect(() => {
    const element = box.current
    if (element && (wasAtEnd.current || isOwn)) element.scrollTop = element.scrollHeight
  }, [lastKey, isOwn])
  // Cards grow when what they speak of has been read: the end stays in view.
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !list.current) return
    const observer = new ResizeObserver(() => {
      if (wasAtEnd.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [])

  const maySpeak = useMaySpeak(thread)
  const lookingOn = useLookingOn()
  const speaks = side !== null && maySpeak && lookingOn === undefined && takesWords(thread.status)
  const readTo = messages.findLast(message => message.side === side && message.seq <= talk.otherReadSeq)?.id
  return (
    <>
      <div
        ref={box}
        className={styles['stream']}
        role="log"
        aria-label={t('talk.label')}
        aria-busy={talk.isLoading}
        tabIndex={0}
        onScroll={event => {
          const { scrollTop, scrollHeight, clientHeight } = event.currentTarget
          wasAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX
        }}
      >
        {talk.loadOlder && (
          <Button className={styles['older'] ?? ''} size="small" loading={talk.isLoadingOlder} onClick={talk.loadOlder}>
            {t('talk.older')}
          </Button>
        )}
        {talk.isLoading && <SkeletonText lines={6} />}
        {talk.error && messages.length === 0 && (
          <ErrorState
            title={failureMessage(talk.error, tc)}
            actions={<Button onClick={talk.refetch}>{tc('action.retry')}</Button>}
          />
        )}
        {!talk.isLoading && !talk.error && messages.length === 0 && outgoing.length === 0 && (
          <EmptyState title={t('talk.empty.title')}>{t(`talk.empty.${audience}`)}</EmptyState>
        )}
        <ol ref={list} className={styles['messages']}>
          {messages.map((message, index) => {
            const day = format.date(message.at)
            const before = messages[index - 1]
            return (
              <li key={message.id} className={styles['entry']}>
                {(!before || format.date(before.at) !== day) && <div className={styles['day']}>{day}</div>}
                <MessageItem
                  message={message}
                  thread={thread}
                  audience={audience}
                  own={message.side === (side ?? 'seller')}
                  read={message.id === readTo}
                />
              </li>
            )
          })}
          {outgoing.map(message => (
            <li key={message.clientMsgId} className={styles['entry']}>
              <OutgoingItem
                message={message}
                onRetry={() => void talk.send(message)}
                onDrop={() => talk.drop(message.clientMsgId)}
              />
            </li>
          ))}
        </ol>
      </div>
      {speaks ? (
        <Composer thread={thread} onSend={talk.send} />
      ) : (
        <p className={styles['closed']}>{lookingOn ?? t(silenceOf(thread, side, maySpeak))}</p>
      )}
    </>
  )
}

const takesWords = (status: ThreadDetail['status']) => isOpenThread(status) || status === 'won'

/** Why there is nothing to write into. */
function silenceOf({ status }: ThreadDetail, side: Side | null, maySpeak: boolean) {
  if (side === null) return 'talk.readOnly'
  if (status === 'declined' || status === 'lost') return `talk.closed.${status}` as const
  return takesWords(status) && !maySpeak ? 'talk.otherRole' : 'talk.closed.other'
}
