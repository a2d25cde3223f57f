import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { sourcingRoutes, threadDetail, type ThreadDetail } from '@tradeport/domain/sourcing/contract'
import { ActionBar, DetailSection, EntityStatus, isNoDocument } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { failureMessage, useEndpoint, useFormat, useLive, useText, useTitle } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { ErrorState, NotFoundState, SkeletonText } from '@tradeport/web/ui'
import { RequestFacts, RequestLines } from '../inquiry/request'
import { useAudience, type SourcingAudience } from '../shared/audience'
import { describeEvent } from '../shared/events'
import { History } from '../shared/history'
import { THREAD_TURN, dueOf, type Side } from '../shared/turn'
import { useTurn } from '../shared/use-turn'
import { Talk } from './talk'
import { threadActions } from './thread-actions'
import { threadEntity } from './thread.entity'
import { useMaySpeak } from './use-may-speak'
import { VersionList } from './version-list'
import styles from './thread.module.css'

interface ThreadView {
  side: Side | null
  /** Who sits on the other side of the table. */
  other: 'store' | 'buyer' | 'both'
  /** Whether the buyer's inquiry has a page of its own here. */
  inquiryPage: boolean
}

const VIEWS: Readonly<Record<SourcingAudience, ThreadView>> = {
  buyer: { side: 'buyer', other: 'store', inquiryPage: true },
  seller: { side: 'seller', other: 'buyer', inquiryPage: false },
  operator: { side: null, other: 'both', inquiryPage: true },
}

export default function ThreadScreen() {
  const t = useT('sourcing')
  const tc = useT('common')
  const { id = '' } = useParams()
  useLive('thread')
  useLive('message')
  useLive('quotation')
  const { data, error, refetch } = useEndpoint(threadDetail, { id }, { enabled: id !== '', quiet: true })
  useTitle(data?.inquiryNo ?? undefined)
  if (data) return <Thread key={data.id} thread={data} />
  if (!error) return <SkeletonText lines={14} />
  if (isNoDocument(error))
    return (
      <NotFoundState
        scope="page"
        title={t('thread.notFound')}
        actions={<AppLink to="/inquiries">{t('thread.back')}</AppLink>}
      />
    )
  return (
    <ErrorState
      scope="page"
      title={failureMessage(error, tc)}
      actions={<Button onClick={refetch}>{tc('action.retry')}</Button>}
    />
  )
}

const PANELS = ['talk', 'request', 'quotations'] as const

function Thread({ thread }: { thread: ThreadDetail }) {
  const t = useT('sourcing')
  const text = useText()
  const format = useFormat()
  const audience = useAudience()
  const view = VIEWS[audience]
  // Where there is room for one of them: a seller who has said nothing yet reads what is asked for.
  const [panel, setPanel] = useState<(typeof PANELS)[number]>(() =>
    view.side === 'seller' && (thread.status === 'new' || thread.status === 'viewed') ? 'request' : 'talk',
  )
  const turn = THREAD_TURN[thread.status]
  const turnOf = useTurn(view.side, useMaySpeak(thread))
  const due = dueOf(thread)
  const buyer = thread.buyerName ?? t('buyer.unnamed')
  const store = text(thread.storeName)
  const names = { store, buyer, both: t('thread.between', { buyer, store }) }
  return (
    <div className={styles['page']}>
      <PageHeader
        title={names[view.other]}
        status={<EntityStatus entity={threadEntity} status={thread.status} />}
        path={[
          { key: 'list', label: t('inquiry.title'), href: '/inquiries' },
          {
            key: 'inquiry',
            label: thread.inquiryNo ?? '',
            ...(view.inquiryPage ? { href: sourcingRoutes.inquiry(thread.inquiryId) } : {}),
          },
          { key: 'thread', label: names[view.other] },
        ]}
        note={
          <>
            {thread.inquiryTitle}
            {turn && (
              <strong className={styles['turn']} data-own={turnOf(turn.side) === 'you' || undefined}>
                {t(`task.${turn.task}.${turnOf(turn.side)}`)}
                {due && ` ${t('due.at', { when: format.dateTime(due) })}`}
              </strong>
            )}
          </>
        }
        actions={<ActionBar entity={threadActions} row={thread} audience={audience} />}
      />
      <div className={styles['switch']}>
        <Segmented
          block
          aria-label={t('thread.panels')}
          value={panel}
          onChange={setPanel}
          options={PANELS.map(key => ({ value: key, label: t(`thread.panel.${key}`) }))}
        />
      </div>
      <div className={styles['body']} data-panel={panel}>
        <div className={styles['talk']}>
          <Talk thread={thread} side={view.side} audience={audience} />
        </div>
        <aside className={styles['aside']}>
          <div className={styles['quotations']}>
            <DetailSection title={t('thread.panel.quotations')}>
              <VersionList quotations={thread.quotations} audience={audience} />
            </DetailSection>
          </div>
          <div className={styles['request']}>
            <DetailSection title={t('thread.panel.request')}>
              <RequestFacts inquiry={thread.inquiry} columns={2} />
            </DetailSection>
            <DetailSection title={t('inquiry.section.lines')}>
              <RequestLines items={thread.inquiry.items} />
            </DetailSection>
            <DetailSection title={t('history')}>
              <History events={thread.timeline} describe={event => describeEvent(t, 'thread', event.action)} />
            </DetailSection>
          </div>
        </aside>
      </div>
    </div>
  )
}
