import { Pagination } from 'antd'
import { exchangeRateHistory, queryExchangeRate, type RateSource } from '@tradeport/domain/reference/contract'
import { isCurrencyCode } from '@tradeport/kernel/config'
import { DateInput, DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useFormat } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { DataTable, EmptyState, NotFoundState, SkeletonText } from '@tradeport/web/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import styles from '../reference.module.css'

const PAGE_SIZE = 50

/** `/reference/rates/:pair`: `USD-CNY` */
export default function RateHistoryScreen() {
  const t = useT('reference')
  const [base = '', quote = ''] = (useParams()['pair'] ?? '').split('-')
  const isPair = isCurrencyCode(base) && isCurrencyCode(quote)
  const { data, error, refetch } = useEndpoint(exchangeRateHistory, { base, quote }, { enabled: isPair })
  if (!isPair) return <NotFoundState title={t('history.unknown')}>{t('history.unknown.hint')}</NotFoundState>
  const title = `${base}/${quote}`
  return (
    <div className="tp-stack">
      <PageHeader
        title={title}
        path={[
          { key: 'rates', label: t('nav.rates'), href: '/reference/rates' },
          { key: 'here', label: title },
        ]}
      />
      <RateOnDay base={base} quote={quote} />
      {!data ? (
        error ? (
          <LoadFailed error={error} onRetry={refetch} />
        ) : (
          <SkeletonText lines={10} />
        )
      ) : (
        <History key={title} points={data.points} />
      )}
    </div>
  )
}

function RateOnDay({ base, quote }: { base: string; quote: string }) {
  const t = useT('reference')
  const format = useFormat()
  const [day, setDay] = useState<string>()
  const asked = { pairs: [{ base, quote }], ...(day ? { date: day } : {}) }
  const { data } = useEndpoint(queryExchangeRate, asked, { keepPrevious: true })
  const found = data?.[0]
  return (
    <DetailSection>
      <div className="tp-stack">
        <label className={styles['day']}>
          <span className="tp-soft">{t('history.day')}</span>
          <DateInput value={day} onChange={setDay} />
        </label>
        <p aria-live="polite">
          {found
            ? t('history.found', {
                base,
                quote,
                rate: found.rate,
                day: format.civilDate(found.asOf),
                path: t(`history.path.${found.path}`),
              })
            : data && t('history.none')}
        </p>
      </div>
    </DetailSection>
  )
}

interface Point {
  asOf: string
  rate: string
  rateSource: RateSource
}

function History({ points }: { points: readonly Point[] }) {
  const t = useT('reference')
  const format = useFormat()
  const [pageNum, setPageNum] = useState(1)
  if (points.length === 0) return <EmptyState title={t('history.none')}>{t('rate.empty')}</EmptyState>
  return (
    <DetailSection label={t('history.title')}>
      <DataTable
        label={t('history.title')}
        rows={points
          .slice((pageNum - 1) * PAGE_SIZE, pageNum * PAGE_SIZE)
          .map(point => ({ ...point, id: `${point.asOf} ${point.rateSource}` }))}
        columns={[
          { key: 'asOf', title: t('rate.asOf'), render: ({ asOf }) => format.civilDate(asOf) },
          {
            key: 'rate',
            title: t('rate.rate'),
            align: 'right',
            render: ({ rate }) => <span className="tp-tabular">{rate}</span>,
          },
          { key: 'source', title: t('rate.source'), render: ({ rateSource }) => t(`rate.source.${rateSource}`) },
        ]}
      />
      {points.length > PAGE_SIZE && (
        <Pagination
          className={styles['pages'] ?? ''}
          align="end"
          size="small"
          current={pageNum}
          pageSize={PAGE_SIZE}
          total={points.length}
          showSizeChanger={false}
          onChange={setPageNum}
        />
      )}
    </DetailSection>
  )
}
