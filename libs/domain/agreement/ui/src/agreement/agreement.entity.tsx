import {
  AGREEMENT_STATUSES,
  agreementPage,
  agreementRoutes,
  agreementStatusCount,
  type AgreementRow,
  type AgreementStatus,
} from '@tradeport/domain/agreement/contract'
import { EntityStatus, defineEntity, known, type ListQuery, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useFormat, useText } from '@tradeport/web/react'
import styles from '../agreement.module.css'
import { useServiceCategories } from '../use-category-names'

export type AgreementAudience = 'customer' | 'provider' | 'platform'

const TONES: Record<AgreementStatus, Tone> = {
  draft: 'neutral',
  part_signed: 'info',
  signed: 'success',
  revoked: 'warning',
}
const COLUMNS = ['no', 'title', 'order', 'customer', 'provider', 'status', 'updatedAt'] as const
const FILTERS = ['categoryCode', 'dateFrom', 'dateTo'] as const
const SENT = AGREEMENT_STATUSES.filter(status => status !== 'draft')

function NumberCell({ row }: { row: AgreementRow }) {
  return (
    <AppLink to={agreementRoutes.agreement(row.id)} className="tp-tabular">
      {row.no}
    </AppLink>
  )
}

function TitleCell({ row }: { row: AgreementRow }) {
  return <>{useText()(row.title)}</>
}

function WhenCell({ at }: { at: string }) {
  return <>{useFormat().dateTime(at)}</>
}

function filtersOf({ filters, keyword }: ListQuery) {
  const given = (name: (typeof FILTERS)[number]) => (filters[name] ? { [name]: filters[name] } : {})
  return { ...given('categoryCode'), ...given('dateFrom'), ...given('dateTo'), ...(keyword ? { keyword } : {}) }
}

export const agreementEntity = defineEntity<
  AgreementRow,
  AgreementStatus,
  (typeof COLUMNS)[number],
  (typeof FILTERS)[number],
  // What is done is done on the agreement's own page, where it has been read.
  never,
  AgreementAudience
>({
  name: 'agreement',
  statuses: AGREEMENT_STATUSES,
  tones: TONES,
  nameOf: row => row.no,
  hrefOf: row => agreementRoutes.agreement(row.id),
  columns: {
    no: { render: row => <NumberCell row={row} /> },
    title: { render: row => <TitleCell row={row} /> },
    order: { render: row => <OrderCell row={row} /> },
    customer: { render: row => row.customerName },
    provider: { render: row => row.providerName },
    status: { render: row => <EntityStatus entity={agreementEntity} status={row.status} /> },
    updatedAt: { render: row => <WhenCell at={row.updatedAt} />, optional: true },
  },
  filters: {
    categoryCode: {
      kind: 'choice',
      useOptions: () => {
        const text = useText()
        return useServiceCategories().map(({ code, name }) => ({ value: code, label: text(name) }))
      },
    },
    dateFrom: { kind: 'date' },
    dateTo: { kind: 'date' },
  },
  actions: {},
  audiences: {
    customer: {
      columns: ['no', 'title', 'order', 'provider', 'status', 'updatedAt'],
      filters: FILTERS,
      exportAs: 'agreements',
    },
    provider: {
      columns: ['no', 'title', 'order', 'customer', 'status', 'updatedAt'],
      filters: FILTERS,
      exportAs: 'agreements',
      tabs: SENT,
    },
    platform: { columns: COLUMNS, filters: FILTERS, exportAs: 'agreements', tabs: SENT },
  },
  usePage: query =>
    useEndpoint(
      agreementPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(AGREEMENT_STATUSES, query.status),
        ...filtersOf(query),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(agreementStatusCount, filtersOf(query)),
  useTexts() {
    const t = useT('agreement')
    const columns: Record<(typeof COLUMNS)[number], string> = {
      no: t('agreement.column.no'),
      title: t('agreement.column.title'),
      order: t('agreement.column.order'),
      customer: t('side.customer'),
      provider: t('side.provider'),
      status: t('template.column.status'),
      updatedAt: t('template.column.updatedAt'),
    }
    return {
      title: t('agreement.title'),
      emptyHint: t('agreement.empty'),
      status: status => t(`agreement.status.${status}`),
      column: column => columns[column],
      filter: filter => t(`filter.${filter}`),
      sort: sort => sort,
      action: action => action,
      confirm: action => action,
      done: action => action,
    }
  },
})

/** The order by its number, and what kind of order it is. */
function OrderCell({ row }: { row: AgreementRow }) {
  const t = useT('agreement')
  return (
    <span className={styles['order']}>
      <span className="tp-tabular">{row.orderNo}</span>
      <span className={styles['orderType']}>{t(`orderType.${row.orderType}`)}</span>
    </span>
  )
}
