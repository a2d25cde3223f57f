import {
  ATTRIBUTE_TYPES,
  CATEGORY_STATUSES,
  adminAttributePage,
  attributeDelete,
  attributeDisable,
  attributeEnable,
  catalogueRoutes,
  type AttributeRow,
  type CategoryStatus,
} from '@tradeport/domain/catalogue/contract'
import { EntityStatus, defineEntity, entityAction, entityLink, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink, useNavigateTo } from '@tradeport/web/navigation'
import { useEndpoint, useText } from '@tradeport/web/react'
import { useParams } from 'react-router-dom'
import { NumberCell, WhenCell } from '../category/category-cells'

const COLUMNS = ['name', 'code', 'type', 'options', 'categories', 'status', 'updatedAt'] as const
const target = ({ id, version }: AttributeRow) => ({ id, version })

function NameCell({ row }: { row: AttributeRow }) {
  const text = useText()
  return <AppLink to={catalogueRoutes.attribute(row.id)}>{text(row.name) || row.code}</AppLink>
}

function TypeCell({ row: { type, unit } }: { row: AttributeRow }) {
  const word = useT('categories')(`type.${type}`)
  return <>{unit === null ? word : `${word} (${unit})`}</>
}

export const attributeEntity = defineEntity<
  AttributeRow,
  CategoryStatus,
  (typeof COLUMNS)[number],
  'type',
  'update' | 'enable' | 'disable' | 'delete',
  'operator'
>({
  name: 'attribute',
  statuses: CATEGORY_STATUSES,
  tones: { enabled: 'success', disabled: 'neutral' },
  nameOf: row => row.code,
  hrefOf: row => catalogueRoutes.attribute(row.id),
  columns: {
    name: { render: row => <NameCell row={row} /> },
    code: { render: row => row.code },
    type: { render: row => <TypeCell row={row} /> },
    options: { render: row => <NumberCell value={row.optionCount} />, align: 'right' },
    categories: { render: row => <NumberCell value={row.categoryCount} />, align: 'right' },
    status: { render: row => <EntityStatus entity={attributeEntity} status={row.status} /> },
    updatedAt: { render: row => <WhenCell at={row.updatedAt} />, optional: true },
  },
  filters: {
    type: {
      kind: 'choice',
      useOptions() {
        const t = useT('categories')
        return ATTRIBUTE_TYPES.map(value => ({ value, label: t(`type.${value}`) }))
      },
    },
  },
  actions: {
    update: entityLink(row => `${catalogueRoutes.attribute(row.id)}/edit`),
    enable: entityAction<AttributeRow, typeof attributeEnable>({ endpoint: attributeEnable, input: target }),
    disable: entityAction<AttributeRow, typeof attributeDisable>({
      endpoint: attributeDisable,
      input: target,
      emphasis: 'danger',
    }),
    delete: entityAction<AttributeRow, typeof attributeDelete>({
      endpoint: attributeDelete,
      input: target,
      emphasis: 'danger',
      useDone() {
        const navigate = useNavigateTo()
        const { id } = useParams()
        // Its own page is gone with it; the list stays as it is.
        return () => id !== undefined && navigate(catalogueRoutes.attributes, { replace: true })
      },
    }),
  },
  audiences: { operator: { columns: COLUMNS, filters: ['type'] } },
  usePage: query =>
    useEndpoint(
      adminAttributePage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(CATEGORY_STATUSES, query.status),
        type: known(ATTRIBUTE_TYPES, query.filters['type']),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useTexts() {
    const t = useT('categories')
    return {
      title: t('attribute.title'),
      emptyHint: t('attribute.empty'),
      status: status => t(`status.${status}`),
      column: column => t(`attribute.column.${column}`),
      filter: () => t('attribute.column.type'),
      sort: sort => sort,
      action: action => t(`action.${action}`),
      confirm: action => t(`attribute.confirm.${action === 'update' ? 'enable' : action}`),
      done: action => t(`done.${action}`),
    }
  },
})
