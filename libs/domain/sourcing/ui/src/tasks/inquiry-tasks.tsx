import {
  inquiryBasket,
  inquiryStatusCount,
  purchaseApprovalPage,
  threadPage,
} from '@tradeport/domain/sourcing/contract'
import { BUYERS_WHO_APPROVE } from '@tradeport/domain/sourcing/rules'
import { TaskPanel } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { useEndpoint, useFormat, useHoldsRole, useLive, useText } from '@tradeport/web/react'
import { EmptyState, LinkButton } from '@tradeport/web/ui'
import { NEW_INQUIRY } from '../shared/paths'
import NewInquiryLink from './new-inquiry-link'
import { approvalTasks, decisionTasks, questionTasks, unreadTasks } from './tasks-of'
import styles from './tasks.module.css'

const SHOWN = 20

/** Quotations to decide on, questions to answer, messages to read; for a new buyer the way into the mall. */
export default function InquiryTasks() {
  const t = useT('sourcing')
  const text = useText()
  const format = useFormat()
  useLive('thread')
  useLive('inquiry')
  useLive('purchaseApproval')
  const page = { pageNum: 1, pageSize: SHOWN } as const
  const quiet = { quiet: true } as const
  const counts = useEndpoint(inquiryStatusCount, {}, quiet)
  const basket = useEndpoint(inquiryBasket, {}, quiet)
  const quoted = useEndpoint(threadPage, { ...page, status: 'quoted', sort: 'deadline' }, quiet)
  const asked = useEndpoint(threadPage, { ...page, status: 'waiting_buyer', sort: 'deadline' }, quiet)
  const unread = useEndpoint(threadPage, { ...page, unreadOnly: true, sort: 'updated' }, quiet)
  const approvals = useEndpoint(
    purchaseApprovalPage,
    { ...page, toDecide: true },
    { ...quiet, enabled: useHoldsRole(BUYERS_WHO_APPROVE, 'purchaseApproval:approve') },
  )
  const words = { t, text, format, now: new Date() }
  const lines = basket.data?.draft?.items.length ?? 0
  const isNew = counts.data !== undefined && (counts.data['all'] ?? 0) === 0 && lines === 0
  if (isNew)
    return (
      <div className={styles['welcome']}>
        <EmptyState
          title={t('home.empty.title')}
          actions={
            <>
              <LinkButton href={urlOf('portal', '/')} variant="primary">
                {t('mall.open')}
              </LinkButton>
              <NewInquiryLink variant="secondary" />
            </>
          }
        >
          {t('home.empty.hint')}
        </EmptyState>
      </div>
    )
  const all = { allHref: '/inquiries', allLabel: t('home.all') }
  return (
    <>
      {approvals.data && approvals.data.records.length > 0 && (
        <TaskPanel {...all} title={t('home.approve')} tasks={approvalTasks(approvals.data.records, words)} done="" />
      )}
      <TaskPanel
        {...all}
        title={t('home.decide')}
        tasks={quoted.data && decisionTasks(quoted.data.records, words)}
        done={t('home.decide.done')}
        failed={quoted.error !== undefined}
      />
      <TaskPanel
        {...all}
        title={t('home.inform')}
        tasks={asked.data && questionTasks(asked.data.records, words)}
        done={t('home.inform.done')}
        failed={asked.error !== undefined}
      />
      <TaskPanel
        {...all}
        title={t('home.unread')}
        tasks={unread.data && unreadTasks(unread.data.records, words, 'buyer')}
        done={t('home.unread.done')}
        failed={unread.error !== undefined}
      />
      {lines > 0 && (
        <TaskPanel
          {...all}
          title={t('home.draft')}
          tasks={[
            {
              key: 'draft',
              href: NEW_INQUIRY,
              title: basket.data?.draft?.title || t('basket.title'),
              note: t('home.draft.note', { count: lines }),
            },
          ]}
          done=""
        />
      )}
    </>
  )
}
