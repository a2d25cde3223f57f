import {
  CATEGORY_STATUSES,
  adminCategoryPage,
  catalogueRoutes,
  categoryDelete,
  categoryDisable,
  categoryEnable,
  type CategoryRow,
  type CategoryStatus,
} from '@tradeport/domain/catalogue/contract'
import { EntityStatus, defineEntity, entityAction, entityLink, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useEndpoint } from '@tradeport/web/react'
import { useParams } from 'react-router-dom'
import { NameCell, NumberCell, PlaceCell, WhenCell } from './category-cells'

const COLUMNS = ['name', 'slug', 'products', 'attributes', 'status', 'place', 'updatedAt'] as const
const target = ({ id, version }: CategoryRow) => ({ id, version })

export const categoryEntity = defineEntity<
  CategoryRow,
  CategoryStatus,
  (typeof COLUMNS)[number],
  never,
  'update' | 'enable' | 'disable' | 'delete',
  'operator'
>({
  name: 'category',
  statuses: CATEGORY_STATUSES,
  tones: { enabled: 'success', disabled: 'neutral' },
  nameOf: row => row.slug,
  hrefOf: row => catalogueRoutes.category(row.id),
  columns: {
    name: { render: row => <NameCell row={row} /> },
    slug: { render: row => row.slug },
    products: { render: row => <NumberCell value={row.productCount} />, align: 'right' },
    attributes: { render: row => <NumberCell value={row.attributeCount} />, align: 'right' },
    status: { render: row => <EntityStatus entity={categoryEntity} status={row.status} /> },
    place: { render: row => <PlaceCell row={row} /> },
    updatedAt: { render: row => <WhenCell at={row.updatedAt} />, optional: true },
  },
  filters: {},
  actions: {
    update: entityLink(row => `${catalogueRoutes.category(row.id)}/edit`),
    enable: entityAction<CategoryRow, typeof categoryEnable>({ endpoint: categoryEnable, input: target }),
    disable: entityAction<CategoryRow, typeof categoryDisable>({
      endpoint: categoryDisable,
      input: target,
      emphasis: 'danger',
    }),
    delete: entityAction<CategoryRow, typeof categoryDelete>({
      endpoint: categoryDelete,
      input: target,
      emphasis: 'danger',
      useDone() {
        const navigate = useNavigateTo()
        const { id } = useParams()
        // Its own page is gone with it; the list stays as it is.
        return () => id !== undefined && navigate(catalogueRoutes.categories, { replace: true })
      },
    }),
  },
  audiences: { operator: { columns: COLUMNS } },
  usePage: query =>
    useEndpoint(
      adminCategoryPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(CATEGORY_STATUSES, query.status),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useTexts() {
    const t = useT('categories')
    return {
      title: t('category.title'),
      emptyHint: t('category.empty'),
      status: status => t(`status.${status}`),
      column: column => t(`category.column.${column}`),
      filter: filter => filter,
      sort: sort => sort,
      action: action => t(`action.${action}`),
      confirm: action => t(`category.confirm.${action === 'update' ? 'enable' : action}`),
      done: action => t(`done.${action}`),
    }
  },
})
