import { ownMessagePage, type OwnMessageRow, type TrackStatus } from '@tradeport/domain/support/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { LoadFailed, useEndpoint, useFormat } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { EmptyState, LinkButton, Pagination, PlusIcon, SkeletonText, Tag, type Tone } from '@tradeport/web/ui'
import { useSearchParams } from 'react-router-dom'
import styles from './own.module.css'

const PAGE_SIZE = 20
const TONES: Record<TrackStatus, Tone> = { new: 'info', assigned: 'progress', replied: 'success', resolved: 'neutral' }

/** What somebody signed in has asked the platform, and where it stands. */
export default function OwnMessagesScreen() {
  const t = useT('support')
  const common = useT('common')
  const [params] = useSearchParams()
  const page = Math.max(1, Number(params.get('page')) || 1)
  const { data, error, refetch } = useEndpoint(
    ownMessagePage,
    { pageNum: page, pageSize: PAGE_SIZE },
    { keepPrevious: true },
  )
  const write = (
    <LinkButton variant="primary" href="/support/messages/new" icon={<PlusIcon size={18} />}>
      {t('title')}
    </LinkButton>
  )
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE)
  return (
    <div className={styles['page']} aria-busy={data === undefined && error === undefined}>
      <PageHeader title={t('own.title')} actions={write} />
      {error && !data ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonText lines={8} />
      ) : data.records.length === 0 ? (
        <EmptyState title={t('own.empty')} actions={write}>
          {t('own.emptyText')}
        </EmptyState>
      ) : (
        <ul role="list" className={styles['list']}>
          {data.records.map(row => (
            <Row key={row.no} row={row} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <Pagination
          page={page}
          pageCount={pages}
          hrefFor={number => `/support/messages?page=${number}`}
          texts={{
            label: t('own.title'),
            previous: common('action.previous'),
            next: common('action.next'),
            page: number => common('list.page', { page: String(number), pages: String(pages) }),
          }}
        />
      )}
    </div>
  )
}

function Row({ row }: { row: OwnMessageRow }) {
  const t = useT('support')
  const format = useFormat()
  return (
    <li className={styles['row']}>
      <p className={styles['rowHead']}>
        <Tag tone={TONES[row.status]}>{t(`track.status.${row.status}`)}</Tag>
        <span>{t(`type.${row.type}`)}</span>
        <span className={styles['soft']}>{row.no}</span>
        <time className={styles['soft']} dateTime={row.updatedAt}>
          {format.dateTime(row.updatedAt)}
        </time>
      </p>
      <AppLink className={styles['rowLink'] ?? ''} to={`/support/messages/${row.no}`}>
        {row.needs}
      </AppLink>
    </li>
  )
}
