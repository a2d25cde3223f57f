import {
  ownProductPage,
  ownProductStatusCount,
  catalogueRoutes,
  type ProductRow,
} from '@tradeport/domain/catalogue/contract'
import { PRODUCT_EDITORS } from '@tradeport/domain/catalogue/rules'
import { TaskPanel, type Task } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat, useHasRole } from '@tradeport/web/react'
import { useProductTitle } from '../product/product-cells'

const NAMED = 5
/** What only has to be known by its number, after what has to be mended. */
const COUNTED = ['draft', 'pending_review', 'change_pending'] as const

/** Products that came back, by name, and how many drafts and reviews there are: a card of the start page of those who edit them. */
export default function ProductTasks() {
  return useHasRole(PRODUCT_EDITORS, 'product:read') ? <Tasks /> : null
}

function Tasks() {
  const t = useT('catalogue')
  const format = useFormat()
  const titleOf = useProductTitle()
  const page = { pageNum: 1, pageSize: NAMED } as const
  const counts = useEndpoint(ownProductStatusCount, {}, { quiet: true })
  const rejected = useEndpoint(ownProductPage, { ...page, status: 'rejected' }, { quiet: true })
  const changes = useEndpoint(ownProductPage, { ...page, changeStatus: 'rejected' }, { quiet: true })
  const mend = (row: ProductRow): Task => ({
    key: row.id,
    href: `${catalogueRoutes.product(row.id)}/edit`,
    title: titleOf(row),
    note: t(row.status === 'rejected' ? 'home.mend' : 'home.mendChange'),
    due: row.no,
  })
  const tasksOf = (numbers: Record<string, number>, sentBack: readonly ProductRow[]): Task[] => [
    ...sentBack.slice(0, NAMED).map(mend),
    ...COUNTED.filter(tab => (numbers[tab] ?? 0) > 0).map(tab => ({
      key: tab,
      href: `${catalogueRoutes.products}?status=${tab}`,
      title: t(`home.task.${tab}`),
      due: format.number(numbers[tab] ?? 0),
    })),
  ]
  const tasks =
    counts.data && rejected.data && changes.data
      ? tasksOf(counts.data, [...rejected.data.records, ...changes.data.records])
      : undefined
  const failed = counts.error ?? rejected.error ?? changes.error
  return (
    <TaskPanel
      title={t('home.productTasks')}
      tasks={tasks}
      allHref={catalogueRoutes.products}
      allLabel={t('home.allProducts')}
      done={t('home.nothing')}
      failed={failed !== undefined && !tasks}
    />
  )
}
