import { Table } from 'antd'
import { exchangeRateHistory, queryExchangeRate, type RateSource } from '@tradeport/domain/reference/contract'
import { isCurrencyCode } from '@tradeport/kernel/config'
import { DateInput, DetailSection, scrollByKeys } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useFormat } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { EmptyState, NotFoundState, SkeletonText } from '@tradeport/web/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import styles from '../reference.module.css'

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
        <History points={data.points} />
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
  if (points.length === 0) return <EmptyState title={t('history.none')}>{t('rate.empty')}</EmptyState>
  return (
    <DetailSection label={t('history.title')}>
      <Table<Point>
        ref={scrollByKeys}
        size="small"
        rowKey={point => `${point.asOf} ${point.rateSource}`}
        dataSource={[...points]}
        scroll={{ x: 'max-content' }}
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          { title: t('rate.asOf'), render: (_value, point) => format.civilDate(point.asOf) },
          {
            title: t('rate.rate'),
            align: 'right',
            render: (_value, point) => <span className="tp-tabular">{point.rate}</span>,
          },
          { title: t('rate.source'), render: (_value, point) => t(`rate.source.${point.rateSource}`) },
        ]}
      />
    </DetailSection>
  )
}
