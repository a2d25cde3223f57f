import { useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { sourcingRoutes, threadDetail, type ThreadDetail } from '@tradeport/domain/sourcing/contract'
import { isOpenThread } from '@tradeport/domain/sourcing/rules'
import { useT } from '@tradeport/web/i18n'
import { useLookingOn } from '@tradeport/web/navigation'
import { CardList, Loaded, PhonePage } from '@tradeport/web/phone'
import { useEndpoint, useFormat, useLive, useText, useTitle } from '@tradeport/web/react'
import { Button, EmptyState, Link, Tag } from '@tradeport/web/ui'
import { QUOTATION_TONES, THREAD_TONES } from '../shared/tones'
import { THREAD_TURN, dueOf } from '../shared/turn'
import { useTurn } from '../shared/use-turn'
import { useMaySpeak } from '../thread/use-may-speak'
import { useTalk } from '../thread/use-talk'
import { MessageBox } from './message-box'
import { Outgoing, Said } from './said'
import styles from './phone.module.css'

/** One negotiation: the quotations on top, the talk below, the words under the thumb. */
export default function ThreadScreen() {
  const { id = '' } = useParams()
  useLive('thread')
  useLive('message')
  useLive('quotation')
  const state = useEndpoint(threadDetail, { id }, { enabled: id !== '' })
  useTitle(state.data?.inquiryNo ?? undefined)
  return <Loaded state={state}>{thread => <Thread key={thread.id} thread={thread} />}</Loaded>
}

function Thread({ thread }: { thread: ThreadDetail }) {
  const t = useT('sourcing')
  const text = useText()
  const format = useFormat()
  const turn = THREAD_TURN[thread.status]
  const due = dueOf(thread)
  const maySpeak = useMaySpeak(thread)
  const turnOf = useTurn('buyer', maySpeak)
  const looksOn = useLookingOn() !== undefined
  const speaks = maySpeak && !looksOn && (isOpenThread(thread.status) || thread.status === 'won')
  const talk = useTalk(thread, 'buyer')
  return (
    <PhonePage
      title={text(thread.storeName)}
      note={
        <>
          <Tag tone={THREAD_TONES[thread.status]}>{t(`thread.status.${thread.status}`)}</Tag>{' '}
          <Link href={sourcingRoutes.inquiry(thread.inquiryId)}>{thread.inquiryNo ?? t('inquiry.no')}</Link>
          {turn && (
            <p>
              {t(`task.${turn.task}.${turnOf(turn.side)}`)}
              {due && ` ${t('due.at', { when: format.dateTime(due) })}`}
            </p>
          )}
        </>
      }
    >
      {thread.quotations.length > 0 && (
        <CardList
          label={t('thread.panel.quotations')}
          cards={thread.quotations.map(quotation => ({
            key: quotation.id,
            href: sourcingRoutes.quotation(quotation.id),
            name: format.money(quotation.total, quotation.currency),
            status: <Tag tone={QUOTATION_TONES[quotation.status]}>{t(`quotation.status.${quotation.status}`)}</Tag>,
            lines: [
              t('quotation.titleOf', { no: quotation.no, version: quotation.versionNo }),
              quotation.validUntil && t('quotation.validTo', { when: format.dateTime(quotation.validUntil) }),
            ],
          }))}
        />
      )}
      <Talk thread={thread} talk={talk} />
      {speaks && <MessageBox threadId={thread.id} onSend={talk.send} onDrop={talk.drop} />}
    </PhonePage>
  )
}

function Talk({ thread, talk }: { thread: ThreadDetail; talk: ReturnType<typeof useTalk> }) {
  const t = useT('sourcing')
  const end = useRef<HTMLDivElement>(null)
  const { messages, outgoing } = talk
  const last = outgoing.at(-1)?.clientMsgId
  // What was just written comes into view above the box.
  useEffect(() => {
    if (last !== undefined) end.current?.scrollIntoView({ block: 'end' })
  }, [last])
  const readTo = messages.findLast(message => message.side === 'buyer' && message.seq <= talk.otherReadSeq)?.id
  return (
    <section role="log" className={styles['talk']} aria-label={t('talk.label')} aria-busy={talk.isLoading}>
      {talk.loadOlder && (
        <Button changes={false} block loading={talk.isLoadingOlder} onClick={talk.loadOlder}>
          {t('talk.older')}
        </Button>
      )}
      {!talk.isLoading && messages.length === 0 && outgoing.length === 0 && (
        <EmptyState title={t('talk.empty.title')}>{t('talk.empty.buyer')}</EmptyState>
      )}
      <ol role="list" className={styles['messages']}>
        {messages.map(message => (
          <li key={message.id}>
            <Said message={message} thread={thread} isRead={message.id === readTo} />
          </li>
        ))}
        {outgoing.map(message => (
          <li key={message.clientMsgId}>
            <Outgoing message={message} />
          </li>
        ))}
      </ol>
      <div ref={end} />
    </section>
  )
}
