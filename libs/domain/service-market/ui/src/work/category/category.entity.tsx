import {
  SERVICE_CATEGORY_STATUSES,
  serviceCategoryDelete,
  serviceCategoryDisable,
  serviceCategoryEnable,
  serviceCategoryPage,
  serviceCategoryStatusCount,
  serviceRoutes,
  type ServiceCategoryRow,
  type ServiceCategoryStatus,
} from '@tradeport/domain/service-market/contract'
import { EntityStatus, defineEntity, entityAction, entityLink, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useEndpoint, useFormat } from '@tradeport/web/react'
import { useParams } from 'react-router-dom'
import { WhenCell } from '../service/service-cells'
import { CountCell, FlowCell, NameCell, PlaceCell } from './category-cells'

const COLUMNS = ['name', 'code', 'services', 'flow', 'commission', 'status', 'place', 'updatedAt'] as const
const target = ({ id, version }: ServiceCategoryRow) => ({ id, version })

function CommissionCell({ rate }: { rate: string }) {
  return <>{useFormat().percent(rate)}</>
}

export const categoryEntity = defineEntity<
  ServiceCategoryRow,
  ServiceCategoryStatus,
  (typeof COLUMNS)[number],
  never,
  'update' | 'enable' | 'disable' | 'delete',
  'operator'
>({
  name: 'serviceCategory',
  statuses: SERVICE_CATEGORY_STATUSES,
  tones: { enabled: 'success', disabled: 'neutral' },
  nameOf: row => row.code,
  hrefOf: row => serviceRoutes.workCategory(row.id),
  columns: {
    name: { render: row => <NameCell row={row} /> },
    code: { render: row => row.code },
    services: { render: row => <CountCell id={row.id} />, align: 'right' },
    // Hidden until asked for: at a usual width the buttons of the order would stand behind those of the row.
    flow: { render: row => <FlowCell flow={row.flowCode} />, optional: true },
    commission: { render: row => <CommissionCell rate={row.commissionRate} />, align: 'right' },
    status: { render: row => <EntityStatus entity={categoryEntity} status={row.status} /> },
    place: { render: row => <PlaceCell row={row} /> },
    updatedAt: { render: row => <WhenCell at={row.updatedAt} />, optional: true },
  },
  filters: {},
  actions: {
    update: entityLink(row => `${serviceRoutes.workCategory(row.id)}/edit`),
    enable: entityAction<ServiceCategoryRow, typeof serviceCategoryEnable>({
      endpoint: serviceCategoryEnable,
      input: target,
    }),
    disable: entityAction<ServiceCategoryRow, typeof serviceCategoryDisable>({
      endpoint: serviceCategoryDisable,
      input: target,
      emphasis: 'danger',
    }),
    delete: entityAction<ServiceCategoryRow, typeof serviceCategoryDelete>({
      endpoint: serviceCategoryDelete,
      input: target,
      emphasis: 'danger',
      useDone() {
        const navigate = useNavigateTo()
        const { id } = useParams()
        // Its own page is gone with it; the list stays as it is.
        return () => id !== undefined && navigate(serviceRoutes.categories, { replace: true })
      },
    }),
  },
  audiences: { operator: { columns: COLUMNS } },
  usePage: query =>
    useEndpoint(
      serviceCategoryPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(SERVICE_CATEGORY_STATUSES, query.status),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(serviceCategoryStatusCount, query.keyword ? { keyword: query.keyword } : {}),
  useTexts() {
    const t = useT('serviceWork')
    return {
      title: t('categories.title'),
      emptyHint: t('categories.empty'),
      status: status => t(`categories.status.${status}`),
      column: column => t(`categories.column.${column}`),
      filter: filter => filter,
      sort: sort => sort,
      action: action => t(`action.${action}`),
      confirm: action => t(`categories.confirm.${action === 'update' ? 'enable' : action}`),
      done: action => t(`done.${action}`),
    }
  },
})
