import {
  AGREEMENT_STATUSES,
  agreementPage,
  agreementRoutes,
  agreementStatusCount,
  type AgreementRow,
  type AgreementStatus,
} from '@tradeport/domain/agreement/contract'
import { EntityStatus, defineEntity, known, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useFormat, useText } from '@tradeport/web/react'

export type AgreementAudience = 'customer' | 'provider' | 'platform'

const TONES: Record<AgreementStatus, Tone> = {
  draft: 'neutral',
  part_signed: 'info',
  signed: 'success',
  revoked: 'warning',
}
const COLUMNS = ['no', 'title', 'order', 'customer', 'provider', 'status', 'updatedAt'] as const
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

export const agreementEntity = defineEntity<
  AgreementRow,
  AgreementStatus,
  (typeof COLUMNS)[number],
  never,
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
    order: { render: row => <span className="tp-tabular">{row.orderNo}</span> },
    customer: { render: row => row.customerName },
    provider: { render: row => row.providerName },
    status: { render: row => <EntityStatus entity={agreementEntity} status={row.status} /> },
    updatedAt: { render: row => <WhenCell at={row.updatedAt} />, optional: true },
  },
  filters: {},
  actions: {},
  audiences: {
    customer: { columns: ['no', 'title', 'order', 'provider', 'status', 'updatedAt'] },
    provider: { columns: ['no', 'title', 'order', 'customer', 'status', 'updatedAt'], tabs: SENT },
    platform: { columns: COLUMNS, tabs: SENT },
  },
  usePage: query =>
    useEndpoint(
      agreementPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(AGREEMENT_STATUSES, query.status),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(agreementStatusCount, query.keyword ? { keyword: query.keyword } : {}),
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
      filter: filter => filter,
      sort: sort => sort,
      action: action => action,
      confirm: action => action,
      done: action => action,
    }
  },
})
