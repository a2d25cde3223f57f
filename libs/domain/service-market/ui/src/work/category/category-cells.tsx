import {
  serviceCategorySort,
  serviceRoutes,
  type ServiceCategoryRow,
  type ServiceFlow,
} from '@tradeport/domain/service-market/contract'
import { TreeName, TreePlace } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useAction, useFormat, useText } from '@tradeport/web/react'
import { CategoryArt } from '../../shared/category-art'
import { useWorkCategories } from './use-work-categories'

interface CellProps {
  row: ServiceCategoryRow
}

/** Set in as far as its level, with its drawing. */
export function NameCell({ row }: CellProps) {
  const text = useText()
  return (
    <TreeName level={row.level} picture={<CategoryArt icon={row.icon} size={24} />}>
      <AppLink to={serviceRoutes.workCategory(row.id)}>{text(row.name) || row.code}</AppLink>
    </TreeName>
  )
}

/** Services on the market of this region, those below it among them. */
export function CountCell({ id }: { id: string }) {
  const format = useFormat()
  const category = useWorkCategories().find(each => each.id === id)
  return <>{category ? format.number(category.serviceCount) : '–'}</>
}

export function FlowCell({ flow }: { flow: ServiceFlow }) {
  return <>{useT('serviceWork')(`categories.flow.${flow}`)}</>
}

/** Its place among its neighbours, and the way to another one. */
export function PlaceCell({ row }: CellProps) {
  const text = useText()
  const sort = useAction(serviceCategorySort)
  const category = useWorkCategories().find(each => each.id === row.id)
  return (
    <TreePlace
      id={row.id}
      name={text(row.name) || row.code}
      neighbours={category?.neighbours.map(({ id }) => id) ?? []}
      movable={row.actions.includes('update')}
      pending={sort.pending}
      onOrder={ids => void sort.run({ parentId: category?.parentId ?? null, ids })}
    />
  )
}
