import {
  QUOTATION_STATUSES,
  quotationPage,
  quotationStatusCount,
  sourcingRoutes,
  type QuotationRow,
  type QuotationStatus,
} from '@tradeport/domain/sourcing/contract'
import { defineEntity, EntityStatus, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useFormat, useText } from '@tradeport/web/react'
import { editorPath } from '../shared/paths'
import { QUOTATION_TONES } from '../shared/tones'
import { quotationActions, type QuotationAction, type QuotationAudience } from './quotation-actions'

const COLUMNS = ['no', 'party', 'total', 'status', 'validUntil'] as const
const SORTS = ['newest', 'valid_until'] as const
/** Where a version opens: a draft where it is written, everything else where it is read. */
export const QUOTATION_PAGE: Readonly<Record<QuotationStatus, (id: string) => string>> = {
  draft: editorPath,
  sent: sourcingRoutes.quotation,
  viewed: sourcingRoutes.quotation,
  countered: sourcingRoutes.quotation,
  accepted: sourcingRoutes.quotation,
  rejected: sourcingRoutes.quotation,
  superseded: sourcingRoutes.quotation,
  expired: sourcingRoutes.quotation,
  withdrawn: sourcingRoutes.quotation,
}
const hrefOf = (row: QuotationRow) => QUOTATION_PAGE[row.status](row.id)

function Total({ row }: { row: QuotationRow }) {
  return <span className="tp-tabular">{useFormat().money(row.total, row.currency)}</span>
}

function Validity({ row }: { row: QuotationRow }) {
  return <>{useFormat().dateTime(row.validUntil)}</>
}

function Party({ row }: { row: QuotationRow }) {
  return <>{useText(row.storeName)}</>
}

export const quotationEntity = defineEntity<
  QuotationRow,
  QuotationStatus,
  (typeof COLUMNS)[number],
  never,
  QuotationAction,
  QuotationAudience
>({
  name: 'quotation',
  statuses: QUOTATION_STATUSES,
  tones: QUOTATION_TONES,
  nameOf: row => `${row.no} / ${row.versionNo}`,
  hrefOf,
  sorts: SORTS,
  columns: {
    no: { render: row => <AppLink to={hrefOf(row)}>{`${row.no} / ${row.versionNo}`}</AppLink> },
    party: { render: row => <Party row={row} /> },
    total: { render: row => <Total row={row} />, align: 'right' },
    status: { render: row => <EntityStatus entity={quotationEntity} status={row.status} /> },
    validUntil: { render: row => <Validity row={row} /> },
  },
  filters: {},
  actions: quotationActions.actions,
  audiences: {
    buyer: { columns: COLUMNS, ...quotationActions.audiences.buyer },
    seller: { columns: COLUMNS, ...quotationActions.audiences.seller },
    operator: { columns: COLUMNS, ...quotationActions.audiences.operator },
  },
  usePage: query =>
    useEndpoint(
      quotationPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(QUOTATION_STATUSES, query.status),
        sort: known(SORTS, query.sort),
      },
      { keepPrevious: true },
    ),
  useCounts: () => useEndpoint(quotationStatusCount, {}),
  useTexts: () => {
    const t = useT('sourcing')
    const actions = quotationActions.useTexts()
    return {
      ...actions,
      title: t('quotation.list'),
      emptyHint: t('quotation.empty'),
      status: status => t(`quotation.status.${status}`),
      column: column => t(`quotation.column.${column}`),
      filter: filter => filter,
      sort: sort => t(`quotation.sort.${known(SORTS, sort) ?? 'newest'}`),
    }
  },
})
