import { useState } from 'react'
import { DESK_TABS, deskPage, deskStatusCount, type DeskRow, type DeskTab } from '@tradeport/domain/assistant/contract'
import { localeConfig } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { LoadFailed, useEndpoint, useFormat } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { EmptyState, SkeletonText, Tabs, Tag, classNames } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { DeskConversation } from './desk-conversation'
import styles from './desk.module.css'

const AT_ONCE = 50

/** Who waits on the left, the conversation on the right; on a phone one after the other. */
export default function DeskScreen() {
  const t = useT('assistant')
  const { id } = useParams()
  const [tab, setTab] = useState<DeskTab>('waiting')
  const { data: counts } = useEndpoint(deskStatusCount, {}, { keepPrevious: true })
  const { data, error, refetch } = useEndpoint(deskPage, { tab, pageSize: AT_ONCE }, { keepPrevious: true })
  const items = DESK_TABS.map(key => ({ key, label: t(`desk.tab.${key}`), ...countOf(counts?.[key]) }))
  return (
    <>
      <PageHeader title={t('desk.title')} />
      <div className={classNames(styles['desk'], id !== undefined && styles['chosen'])}>
        <div className={styles['queue']}>
          <Tabs
            label={t('desk.title')}
            items={items}
            value={tab}
            onValue={key => setTab(DESK_TABS.find(each => each === key) ?? 'waiting')}
          >
            {!data && !error && <SkeletonText lines={6} />}
            {error && !data && <LoadFailed error={error} onRetry={refetch} />}
            {data?.records.length === 0 && (
              <EmptyState title={t(`desk.empty.${tab}`)}>{t(`desk.emptyText.${tab}`)}</EmptyState>
            )}
            <ul className={styles['rows']}>
              {data?.records.map(row => (
                <Row key={row.id} row={row} isCurrent={row.id === id} />
              ))}
            </ul>
          </Tabs>
        </div>
        <div className={styles['conversation']}>
          {id === undefined ? <EmptyState title={t('desk.choose')} /> : <DeskConversation key={id} id={id} />}
        </div>
      </div>
    </>
  )
}

const countOf = (count: number | undefined) => (count === undefined ? {} : { count })

function Row({ row, isCurrent }: { row: DeskRow; isCurrent: boolean }) {
  const t = useT('assistant')
  const format = useFormat()
  return (
    <li>
      <AppLink
        to={`/assistant-desk/${row.id}`}
        className={classNames(styles['row'], isCurrent && styles['current'])}
        aria-current={isCurrent || undefined}
      >
        <span className={styles['who']}>
          <strong>{row.personName ?? t('desk.visitor')}</strong>
          <Tag tone="neutral">{localeConfig(row.locale).name}</Tag>
        </span>
        {row.companyName !== null && <span className={styles['soft']}>{row.companyName}</span>}
        <span className={styles['excerpt']}>{row.excerpt}</span>
        <span className={styles['soft']}>
          {t(`desk.reason.${row.reason}`)}, {t('desk.since', { time: format.dateTime(row.requestedAt) })}
          {row.agentName !== null && `, ${t('desk.agent', { name: row.agentName })}`}
        </span>
      </AppLink>
    </li>
  )
}
