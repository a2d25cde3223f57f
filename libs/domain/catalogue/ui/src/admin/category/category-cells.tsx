import { catalogueRoutes, categorySort, type CategoryRow } from '@tradeport/domain/catalogue/contract'
import { TreeName, TreePlace } from '@tradeport/web/entity'
import { AppLink } from '@tradeport/web/navigation'
import { useAction, useFormat, useText } from '@tradeport/web/react'
import { Picture } from '@tradeport/web/ui'
import { useCategoryTree } from './use-category-tree'

interface CellProps {
  row: CategoryRow
}

/** Set in as far as its level, with its picture. */
export function NameCell({ row }: CellProps) {
  const text = useText()
  return (
    <TreeName
      level={row.level}
      picture={row.imageFileId && <Picture id={row.imageFileId} alt="" width={32} ratio={1} />}
    >
      <AppLink to={catalogueRoutes.category(row.id)}>{text(row.name) || row.slug}</AppLink>
    </TreeName>
  )
}

export function NumberCell({ value }: { value: number }) {
  return <>{useFormat().number(value)}</>
}

export function WhenCell({ at }: { at: string }) {
  return <>{useFormat().dateTime(at)}</>
}

export function PlaceCell({ row }: CellProps) {
  const text = useText()
  const sort = useAction(categorySort)
  const neighbours = useCategoryTree().filter(each => each.parentId === row.parentId)
  return (
    <TreePlace
      id={row.id}
      name={text(row.name) || row.slug}
      neighbours={neighbours.map(({ id }) => id)}
      movable={row.actions.includes('update')}
      pending={sort.pending}
      onOrder={ids => void sort.run({ parentId: row.parentId, ids })}
    />
  )
}
