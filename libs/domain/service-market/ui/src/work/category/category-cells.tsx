import {
  serviceCategorySort,
  serviceRoutes,
  type ServiceCategoryRow,
  type ServiceFlow,
} from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useAction, useFormat, useText } from '@tradeport/web/react'
import { Button, ChevronDownIcon, ChevronUpIcon } from '@tradeport/web/ui'
import { CategoryArt } from '../../shared/category-art'
import styles from './category.module.css'
import { useWorkCategories } from './use-work-categories'

interface CellProps {
  row: ServiceCategoryRow
}

/** Set in as far as its level, with its drawing. */
export function NameCell({ row }: CellProps) {
  const text = useText()
  return (
    <span className={styles['name']} data-level={row.level}>
      <CategoryArt icon={row.icon} size={24} />
      <AppLink to={serviceRoutes.workCategory(row.id)}>{text(row.name) || row.code}</AppLink>
    </span>
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
  const t = useT('serviceWork')
  const text = useText()
  const format = useFormat()
  const sort = useAction(serviceCategorySort)
  const category = useWorkCategories().find(each => each.id === row.id)
  if (!category) return <>–</>
  const ids = category.neighbours.map(({ id }) => id)
  const at = ids.indexOf(row.id)
  const move = (by: 1 | -1) => {
    const next = [...ids]
    next.splice(at + by, 0, ...next.splice(at, 1))
    void sort.run({ parentId: category.parentId, ids: next })
  }
  const name = text(row.name) || row.code
  return (
    <span className={styles['place']}>
      <span className="tp-tabular">{format.number(at + 1)}</span>
      {row.actions.includes('update') && (
        <>
          <Button
            variant="quiet"
            size="small"
            icon={<ChevronUpIcon size={16} />}
            aria-label={t('form.up', { name })}
            disabled={at === 0 || sort.pending}
            onClick={() => move(-1)}
          />
          <Button
            variant="quiet"
            size="small"
            icon={<ChevronDownIcon size={16} />}
            aria-label={t('form.down', { name })}
            disabled={at === ids.length - 1 || sort.pending}
            onClick={() => move(1)}
          />
        </>
      )}
    </span>
  )
}
