import { Pagination } from 'antd'
import { useState } from 'react'
import { documentAcceptancePage } from '@tradeport/domain/content/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { LoadFailed, useEndpoint, useFormat } from '@tradeport/web/react'
import { DataTable, EmptyState, SkeletonText } from '@tradeport/web/ui'

const PAGE_SIZE = 10

/** Who accepted this edition, for whom and when. */
export function AcceptanceSection({ id }: { id: string }) {
  const t = useT('contentWork')
  const format = useFormat()
  const [pageNum, setPageNum] = useState(1)
  const page = useEndpoint(documentAcceptancePage, { id, pageNum, pageSize: PAGE_SIZE }, { keepPrevious: true })
  const { data } = page
  return (
    <DetailSection title={t('acceptance.title')}>
      {!data && (page.error ? <LoadFailed error={page.error} onRetry={page.refetch} /> : <SkeletonText lines={5} />)}
      {data && (
        <div aria-busy={page.isPrevious}>
          {data.total > 0 && (
            <p>
              {t('acceptance.count', {
                number: [format.number(data.total), data.totalCapped && '+'].filter(Boolean).join(''),
              })}
            </p>
          )}
          <DataTable
            label={t('acceptance.title')}
            rows={data.records}
            empty={<EmptyState title={t('acceptance.empty')} />}
            columns={[
              { key: 'person', title: t('acceptance.person'), render: row => row.name },
              {
                key: 'company',
                title: t('acceptance.company'),
                render: row =>
                  row.companyId === null ? (
                    '–'
                  ) : (
                    <AppLink to={`/companies/${row.companyId}`}>{row.companyName}</AppLink>
                  ),
              },
              {
                key: 'side',
                title: t('acceptance.side'),
                render: row => (row.side === 'visitor' ? '–' : t(`audience.${row.side}`)),
              },
              { key: 'at', title: t('acceptance.at'), render: row => format.dateTime(row.acceptedAt) },
            ]}
          />
          {data.total > PAGE_SIZE && (
            <Pagination
              align="end"
              size="small"
              current={pageNum}
              pageSize={PAGE_SIZE}
              total={data.total}
              showSizeChanger={false}
              onChange={setPageNum}
            />
          )}
        </div>
      )}
    </DetailSection>
  )
}
