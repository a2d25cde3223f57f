import {
  ITEM_STATUSES,
  dictionaryDisable,
  dictionaryEnable,
  dictionaryPage,
  dictionaryStatusCount,
  dictionaryUpdate,
  type ItemAction,
  type ItemRow,
  type ItemStatus,
} from '@tradeport/domain/reference/contract'
import { EntityStatus, defineEntity, entityAction, known, type ListQuery, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { useParams } from 'react-router-dom'
import { DisableForm, ScopeForm } from './disable-form'
import { forceFrom } from './force-fields'
import { ExtraCell, NameCell, PeriodCell, StatusCell } from './item-cells'
import { EditForm, contentFrom, scopeFrom } from './item-form'

const TONES: Record<ItemStatus, Tone> = { enabled: 'success', disabled: 'neutral' }
const COLUMNS = ['value', 'name', 'parent', 'extra', 'period', 'status'] as const
type Column = (typeof COLUMNS)[number]

export function useFilters(query: ListQuery) {
  const { code = '' } = useParams()
  const { at, parent } = query.filters
  return { list: code, ...(at ? { at } : {}), ...(parent ? { parent } : {}) }
}

const target = ({ id, version }: ItemRow, values: Record<string, unknown>) => ({
  id,
  version,
  scope: scopeFrom(values),
})

export const itemEntity = defineEntity<ItemRow, ItemStatus, Column, 'at' | 'parent', ItemAction, 'operator'>({
  name: 'dictionary',
  statuses: ITEM_STATUSES,
  tones: TONES,
  nameOf: row => row.value,
  columns: {
    value: { render: row => <span className="tp-tabular">{row.value}</span> },
    name: { render: row => <NameCell row={row} /> },
    parent: { render: row => row.parent ?? '–', optional: true },
    extra: { render: row => <ExtraCell row={row} /> },
    period: { render: row => <PeriodCell row={row} /> },
    status: {
      render: row => (
        <StatusCell row={row}>
          <EntityStatus entity={itemEntity} status={row.status} />
        </StatusCell>
      ),
    },
  },
  filters: { at: { kind: 'date' }, parent: { kind: 'text' } },
  actions: {
    update: entityAction<ItemRow, typeof dictionaryUpdate>({
      endpoint: dictionaryUpdate,
      input: (row, values) => ({ ...target(row, values), ...contentFrom(values), ...forceFrom(values) }),
      Form: EditForm,
      width: 820,
    }),
    enable: entityAction<ItemRow, typeof dictionaryEnable>({
      endpoint: dictionaryEnable,
      input: target,
      Form: ScopeForm,
    }),
    disable: entityAction<ItemRow, typeof dictionaryDisable>({
      endpoint: dictionaryDisable,
      input: (row, values) => ({ ...target(row, values), ...forceFrom(values) }),
      emphasis: 'danger',
      confirm: false,
      Form: DisableForm,
    }),
  },
  audiences: { operator: { columns: COLUMNS, filters: ['at', 'parent'] } },
  usePage: query =>
    useEndpoint(
      dictionaryPage,
      {
        ...useFilters(query),
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(ITEM_STATUSES, query.status),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(dictionaryStatusCount, useFilters(query), { keepPrevious: true }),
  useTexts() {
    const t = useT('reference')
    return {
      title: t('nav.lists'),
      emptyHint: t('item.empty'),
      status: status => t(`item.status.${status}`),
      column: column => t(`field.${column}`),
      filter: filter => t(`filter.${filter}`),
      sort: sort => sort,
      action: action => t(`item.action.${action}`),
      confirm: action => t(`item.action.${action}`),
      done: () => t('done'),
    }
  },
})
