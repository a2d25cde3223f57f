import { isNoDocument, known } from '@tradeport/web/entity'
import { Button, Select } from 'antd'
import { useParams, useSearchParams } from 'react-router-dom'
import { INCOTERM_CODES, isCurrencyCode } from '@tradeport/kernel/config'
import { compareQuotations, sourcingRoutes } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { failureMessage, useEndpoint, useLive, useTitle } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { EmptyState, ErrorState, NotFoundState, PrintIcon, SkeletonText } from '@tradeport/web/ui'
import { useAudience } from '../shared/audience'
import { typedSearch, useCurrencyOptions, useIncotermOptions } from '../shared/options'
import { ComparisonActions } from './comparison-actions'
import { ComparisonTable } from './comparison-table'
import styles from './comparison.module.css'

/** The sellers' latest quotations side by side; currency and delivery term to compare at live in the address. */
export default function ComparisonScreen() {
  const t = useT('sourcing')
  const tc = useT('common')
  const { id = '' } = useParams()
  const audience = useAudience()
  useLive('quotation')
  useLive('inquiry')
  const [params, setParams] = useSearchParams()
  const currencies = useCurrencyOptions()
  const incoterms = useIncotermOptions()
  const currency = params.get('currency')
  const incoterm = known(INCOTERM_CODES, params.get('incoterm'))
  const { data, error, refetch } = useEndpoint(
    compareQuotations,
    { inquiryId: id, ...(isCurrencyCode(currency) ? { currency } : {}), ...(incoterm ? { incoterm } : {}) },
    { enabled: id !== '', keepPrevious: true, quiet: true },
  )
  useTitle(data?.inquiryNo ? t('comparison.titleOf', { no: data.inquiryNo }) : undefined)
  const choose = (key: string, value: string | null | undefined) =>
    setParams(
      current => {
        const next = new URLSearchParams(current)
        if (value) next.set(key, value)
        else next.delete(key)
        return next
      },
      { replace: true },
    )
  if (!data) {
    if (!error) return <SkeletonText lines={16} />
    if (isNoDocument(error))
      return (
        <NotFoundState
          scope="page"
          title={t('inquiry.notFound')}
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
  return (
    <div className={styles['page']}>
      <PageHeader
        title={t('comparison.title')}
        path={[
          { key: 'list', label: t('inquiry.title'), href: '/inquiries' },
          { key: 'inquiry', label: data.inquiryNo ?? '', href: sourcingRoutes.inquiry(data.inquiryId) },
          { key: 'comparison', label: t('comparison.title') },
        ]}
        note={t('comparison.note')}
        actions={
          <>
            <Select
              aria-label={t('comparison.currency')}
              value={data.currency}
              options={currencies}
              showSearch={typedSearch}
              popupMatchSelectWidth={false}
              onChange={value => choose('currency', value)}
            />
            <Select
              aria-label={t('comparison.incoterm')}
              placeholder={t('comparison.incoterm')}
              allowClear
              value={data.incoterm}
              options={incoterms}
              showSearch={typedSearch}
              popupMatchSelectWidth={false}
              optionLabelProp="value"
              onChange={value => choose('incoterm', value)}
            />
            <Button icon={<PrintIcon size={16} />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </>
        }
      />
      {data.columns.length === 0 ? (
        <EmptyState
          title={t('comparison.empty.title')}
          actions={<AppLink to={sourcingRoutes.inquiry(data.inquiryId)}>{t('comparison.toInquiry')}</AppLink>}
        >
          {t('comparison.empty.hint')}
        </EmptyState>
      ) : (
        <ComparisonTable
          comparison={data}
          actions={column => <ComparisonActions column={column} audience={audience} />}
        />
      )}
    </div>
  )
}
