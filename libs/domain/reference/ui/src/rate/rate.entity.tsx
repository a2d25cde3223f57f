import {
  RATE_SOURCES,
  RATE_STATUSES,
  exchangeRateApprove,
  exchangeRatePage,
  exchangeRateReject,
  exchangeRateStatusCount,
  type RateAction,
  type RateRow,
  type RateStatus,
} from '@tradeport/domain/reference/contract'
import { CURRENCIES, isCurrencyCode } from '@tradeport/kernel/config'
import {
  EntityStatus,
  ReasonForm,
  defineEntity,
  entityAction,
  known,
  textOf,
  type ActionFormProps,
  type ListQuery,
  type Tone,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useFormat } from '@tradeport/web/react'

const TONES: Record<RateStatus, Tone> = { pending: 'warning', approved: 'success', rejected: 'neutral' }
const COLUMNS = ['pair', 'rate', 'asOf', 'source', 'createdBy', 'reviewedBy', 'note', 'status'] as const
type Column = (typeof COLUMNS)[number]

export const filtersOf = ({ filters }: ListQuery) => ({
  ...(isCurrencyCode(filters['base']) ? { base: filters['base'] } : {}),
  ...(isCurrencyCode(filters['quote']) ? { quote: filters['quote'] } : {}),
  rateSource: known(RATE_SOURCES, filters['source']),
})

const useCurrencyOptions = () => CURRENCIES.map(({ code }) => ({ value: code, label: code }))
const target = ({ id, version }: RateRow) => ({ id, version })

function SourceCell({ row }: { row: RateRow }) {
  const t = useT('reference')
  return <>{t(`rate.source.${row.rateSource}`)}</>
}

function DayCell({ day }: { day: string }) {
  return <>{useFormat().civilDate(day)}</>
}

function RejectForm(props: ActionFormProps<RateRow>) {
  const t = useT('reference')
  return (
    <ReasonForm
      {...props}
      intro={t('rate.confirm.reject')}
      noteLabel={t('field.reason')}
      noteRequired
      noteMax={300}
      submit={t('rate.action.reject')}
      danger
    />
  )
}

export const rateEntity = defineEntity<
  RateRow,
  RateStatus,
  Column,
  'base' | 'quote' | 'source',
  RateAction,
  'operator'
>({
  name: 'exchangeRate',
  statuses: RATE_STATUSES,
  tones: TONES,
  nameOf: row => `${row.base}/${row.quote} ${row.asOf}`,
  columns: {
    pair: {
      render: row => <AppLink to={`/reference/rates/${row.base}-${row.quote}`}>{`${row.base}/${row.quote}`}</AppLink>,
    },
    rate: { render: row => <span className="tp-tabular">{row.rate}</span>, align: 'right' },
    asOf: { render: row => <DayCell day={row.asOf} /> },
    source: { render: row => <SourceCell row={row} /> },
    createdBy: { render: row => row.createdBy ?? '–' },
    reviewedBy: { render: row => row.reviewedBy ?? '–' },
    note: { render: row => row.note ?? '', optional: true },
    status: { render: row => <EntityStatus entity={rateEntity} status={row.status} /> },
  },
  filters: {
    base: { kind: 'choice', useOptions: useCurrencyOptions },
    quote: { kind: 'choice', useOptions: useCurrencyOptions },
    source: {
      kind: 'choice',
      useOptions() {
        const t = useT('reference')
        return RATE_SOURCES.map(value => ({ value, label: t(`rate.source.${value}`) }))
      },
    },
  },
  actions: {
    approve: entityAction<RateRow, typeof exchangeRateApprove>({
      endpoint: exchangeRateApprove,
      input: target,
      emphasis: 'primary',
      confirm: true,
      batch: true,
    }),
    reject: entityAction<RateRow, typeof exchangeRateReject>({
      endpoint: exchangeRateReject,
      input: (row, values) => ({ ...target(row), reason: textOf(values, 'note') ?? '' }),
      emphasis: 'danger',
      confirm: false,
      Form: RejectForm,
    }),
  },
  audiences: { operator: { columns: COLUMNS, filters: ['base', 'quote', 'source'] } },
  usePage: query =>
    useEndpoint(
      exchangeRatePage,
      {
        ...filtersOf(query),
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(RATE_STATUSES, query.status),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(exchangeRateStatusCount, filtersOf(query), { keepPrevious: true }),
  useTexts() {
    const t = useT('reference')
    return {
      title: t('nav.rates'),
      emptyHint: t('rate.empty'),
      status: status => t(`rate.status.${status}`),
      column: column => t(`rate.${column}`),
      filter: filter => t(`rate.${filter}`),
      sort: sort => sort,
      action: action => t(`rate.action.${action}`),
      confirm: action => t(`rate.confirm.${action}`),
      done: () => t('done'),
    }
  },
})
