import {
  RELATION_SOURCES,
  RELATION_STATUSES,
  relationPage,
  relationRoutes,
  relationStatusCount,
  type RelationRow,
  type RelationStatus,
} from '@tradeport/domain/catalogue/contract'
import { EntityStatus, defineEntity, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, usePlatform } from '@tradeport/web/react'
import { relationActions, type RelationAction } from './relation-actions'
import { BuyerCell, StoreCell, When, WordsCell } from './relation-cells'

const COLUMNS = ['buyer', 'store', 'source', 'status', 'tier', 'words', 'updatedAt'] as const
const FILTERS = ['source'] as const

/** With whom prices are shared, as either side sees it. */
export const relationEntity = defineEntity<
  RelationRow,
  RelationStatus,
  (typeof COLUMNS)[number],
  (typeof FILTERS)[number],
  RelationAction,
  'buyer' | 'seller'
>({
  name: 'relation',
  statuses: RELATION_STATUSES,
  tones: { pending: 'warning', active: 'success', ended: 'neutral' },
  nameOf: ({ buyer, store }) => `${store.name} · ${buyer.name}`,
  hrefOf: () => relationRoutes.relations,
  columns: {
    store: { render: row => <StoreCell row={row} /> },
    buyer: { render: row => <BuyerCell row={row} /> },
    source: { render: row => <Source row={row} /> },
    status: { render: row => <EntityStatus entity={relationEntity} status={row.status} /> },
    tier: { render: row => row.tier ?? '–' },
    words: { render: row => <WordsCell row={row} />, width: 280 },
    updatedAt: { render: row => <When at={row.updatedAt} /> },
  },
  filters: { source: { kind: 'choice', useOptions: useSources } },
  actions: relationActions,
  audiences: {
    buyer: {
      columns: ['store', 'source', 'status', 'words', 'updatedAt'],
      filters: FILTERS,
      hideActions: ['tier', 'invite'],
    },
    seller: { columns: COLUMNS, filters: FILTERS, hideActions: ['request'] },
  },
  usePage: query =>
    useEndpoint(
      relationPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(RELATION_STATUSES, query.status),
        origin: known(RELATION_SOURCES, query.filters['source']),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useCounts: () => useEndpoint(relationStatusCount, {}),
  useTexts: () => {
    const t = useT('relation')
    const isSeller = usePlatform().key === 'seller'
    return {
      title: t(isSeller ? 'relation.buyers' : 'relation.stores'),
      emptyHint: t(isSeller ? 'relation.empty.seller' : 'relation.empty.buyer'),
      status: status => t(`relation.status.${status}`),
      column: column => t(`relation.column.${column}`),
      filter: filter => t(`relation.filter.${filter}`),
      sort: () => '',
      action: action => t(`relation.action.${action}`),
      confirm: action => t(action === 'withdraw' ? 'relation.confirm.withdraw' : 'relation.confirm.accept'),
      done: action => t(`relation.done.${action}`),
    }
  },
})

function Source({ row }: { readonly row: RelationRow }) {
  return useT('relation')(`relation.source.${row.source}`)
}

function useSources() {
  const t = useT('relation')
  return RELATION_SOURCES.map(value => ({ value, label: t(`relation.source.${value}`) }))
}
