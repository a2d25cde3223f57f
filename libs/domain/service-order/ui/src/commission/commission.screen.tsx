import { useSearchParams } from 'react-router-dom'
import {
  COMMISSION_GROUPS,
  serviceOrderCommissionExport,
  serviceOrderCommissionReport,
  serviceOrderRoutes,
  type CommissionGroup,
  type CommissionRow,
} from '@tradeport/domain/service-order/contract'
import { DateInput, PlainTable, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { LoadFailed, useDownload, useEndpoint, useFormat, useTitle } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Button, EmptyState, Field, FieldGrid, Select, SkeletonText } from '@tradeport/web/ui'
import { sumDecimal } from '@tradeport/kernel/values'
import { useCategoryOptions } from '../shared/use-category-options'

const SUMS = [
  ...(['paid', 'refunded', 'released', 'commission'] as const),
  ...(['paidDirect', 'refundedDirect', 'commissionOwed', 'commissionReceived'] as const),
] as const

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
/** This year until today, by the calendar of UTC: whoever wants another day chooses it. */
const thisYear = () => {
  const today = dayOf(new Date())
  return { dateFrom: `${today.slice(0, 4)}-01-01`, dateTo: today }
}

/** `/service-commission`: what the bank moved for orders of services, and what of it is the platform's. */
export default function CommissionScreen() {
  const t = useT('serviceOrder')
  const [params, setParams] = useSearchParams()
  const year = thisYear()
  const input = {
    dateFrom: params.get('from') ?? year.dateFrom,
    dateTo: params.get('to') ?? year.dateTo,
    groupBy: known(COMMISSION_GROUPS, params.get('by') ?? undefined) ?? 'month',
  }
  const { data, error, refetch } = useEndpoint(serviceOrderCommissionReport, input, { keepPrevious: true })
  const sheet = useDownload(serviceOrderCommissionExport)
  useTitle(t('commission.title'))
  const put = (key: string, value: string | undefined) =>
    setParams(
      current => {
        if (value) current.set(key, value)
        else current.delete(key)
        return current
      },
      { replace: true },
    )
  return (
    <div className="tp-stack">
      <PageHeader
        title={t('commission.title')}
        actions={
          <Button size="small" loading={sheet.pending} onClick={() => void sheet.download(input, 'commission.xlsx')}>
            {t('order.export')}
          </Button>
        }
      />
      <p className="tp-soft">{t('commission.intro')}</p>
      <p>
        <AppLink to={`${serviceOrderRoutes.list}?f.commissionOpen=true`}>{t('commission.open')}</AppLink>
      </p>
      <FieldGrid>
        <Field label={t('filter.dateFrom')}>
          <DateInput value={input.dateFrom} max={input.dateTo} onChange={day => put('from', day)} />
        </Field>
        <Field label={t('filter.dateTo')}>
          <DateInput value={input.dateTo} min={input.dateFrom} onChange={day => put('to', day)} />
        </Field>
        <Field label={t('commission.groupBy')}>
          <Select
            value={input.groupBy}
            options={COMMISSION_GROUPS.map(value => ({ value, label: t(`commission.group.${value}`) }))}
            onValue={value => put('by', value)}
          />
        </Field>
      </FieldGrid>
      {!data && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={6} />)}
      {data?.rows.length === 0 && <EmptyState title={t('commission.empty')} />}
      {data && data.rows.length > 0 && <Sums rows={data.rows} groupBy={input.groupBy} />}
    </div>
  )
}

function Sums({ rows, groupBy }: { rows: readonly CommissionRow[]; groupBy: CommissionGroup }) {
  const t = useT('serviceOrder')
  const format = useFormat()
  const categories = useCategoryOptions()
  const nameOf = ({ key, name }: CommissionRow) =>
    groupBy === 'category' ? (categories.find(({ value }) => value === key)?.label ?? key) : name || key
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return (
    <PlainTable label={t('commission.title')}>
      <thead>
        <tr>
          <th scope="col">{t(`commission.group.${groupBy}`)}</th>
          <th scope="col">{t('commission.column.orders')}</th>
          {SUMS.map(column => (
            <th key={column} scope="col">
              {t(`commission.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={`${row.key} ${row.currency}`}>
            <td>{nameOf(row)}</td>
            <td className="tp-tabular">{format.number(row.orders)}</td>
            {SUMS.map(column => (
              <td key={column} className="tp-tabular">
                {format.money(row[column], row.currency)}
              </td>
            ))}
          </tr>
        ))}
        {currencies.map(currency => (
          <tr key={currency}>
            <th scope="row">{t('commission.total', { currency })}</th>
            <td />
            {SUMS.map(column => (
              <td key={column} className="tp-tabular">
                {format.money(
                  sumDecimal(rows.filter(row => row.currency === currency).map(row => row[column])),
                  currency,
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
