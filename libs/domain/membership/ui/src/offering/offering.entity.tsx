import {
  OFFERING_STATUSES,
  offeringPage,
  offeringPutOnSale,
  offeringStatusCount,
  offeringTakeOffSale,
  type OfferingAction,
  type OfferingRow,
  type OfferingStatus,
} from '@tradeport/domain/membership/contract'
import { EntityStatus, defineEntity, entityAction, entityLink, known, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { offerFilters, offerFiltersOf, type OfferFilter } from '../offer-filters'
import { WhenCell } from '../order/order-cells'
import { KindCell, NameCell, PartyCell, PriceCell } from './offering-cells'

const TONES: Record<OfferingStatus, Tone> = { draft: 'neutral', on_sale: 'success', off_sale: 'warning' }
const COLUMNS = ['name', 'kind', 'party', 'level', 'price', 'updatedAt', 'status'] as const
type Column = (typeof COLUMNS)[number]

const target = ({ id, version }: OfferingRow) => ({ id, version })

export const offeringEntity = defineEntity<
  OfferingRow,
  OfferingStatus,
  Column,
  OfferFilter,
  OfferingAction,
  'operator'
>({
  name: 'offering',
  statuses: OFFERING_STATUSES,
  tones: TONES,
  nameOf: row => row.code,
  columns: {
    name: { render: row => <NameCell row={row} /> },
    kind: { render: row => <KindCell row={row} /> },
    party: { render: row => <PartyCell row={row} /> },
    level: { render: row => (row.kind === 'plan' ? row.level : '–'), align: 'right' },
    price: { render: row => <PriceCell row={row} />, align: 'right' },
    updatedAt: { render: row => <WhenCell at={row.updatedAt} /> },
    status: { render: row => <EntityStatus entity={offeringEntity} status={row.status} /> },
  },
  filters: offerFilters,
  actions: {
    put_on_sale: entityAction<OfferingRow, typeof offeringPutOnSale>({
      endpoint: offeringPutOnSale,
      input: target,
      emphasis: 'primary',
      confirm: true,
    }),
    update: entityLink(row => `/membership/offerings/${row.id}/edit`),
    take_off_sale: entityAction<OfferingRow, typeof offeringTakeOffSale>({
      endpoint: offeringTakeOffSale,
      input: target,
      emphasis: 'danger',
    }),
  },
  audiences: { operator: { columns: COLUMNS, filters: ['kind', 'party'] } },
  usePage: query =>
    useEndpoint(
      offeringPage,
      {
        ...offerFiltersOf(query),
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(OFFERING_STATUSES, query.status),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(offeringStatusCount, offerFiltersOf(query), { keepPrevious: true }),
  useTexts() {
    const t = useT('membership')
    return {
      title: t('nav.offerings'),
      emptyHint: t('offering.empty'),
      status: status => t(`offering.status.${status}`),
      column: column => (column === 'updatedAt' || column === 'status' ? t(`column.${column}`) : t(`field.${column}`)),
      filter: filter => t(`field.${filter}`),
      sort: sort => sort,
      action: action => t(`offering.action.${action}`),
      confirm: action => t(`offering.confirm.${action === 'take_off_sale' ? 'take_off_sale' : 'put_on_sale'}`),
      done: () => t('order.done'),
    }
  },
})
