import { mallRoutes, type CategoryNode } from '@tradeport/domain/catalogue/contract'
import { writeListQuery, type ListQuery } from '@tradeport/domain/catalogue/rules'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { Link } from '@tradeport/web/ui'
import type { Categories } from '../shared/use-categories'
import styles from './category-chips.module.css'

export interface CategoryChipsProps {
  readonly category: CategoryNode | undefined
  readonly categories: Categories
  readonly query: ListQuery
}

/** The categories below the one shown, or beside it where it is the last. Words and trade type go along. */
export function CategoryChips({ category, categories, query }: CategoryChipsProps) {
  const t = useT('mall')
  const format = useFormat()
  const below = category ? categories.childrenOf(category.id) : categories.first
  const shown = below.length > 0 ? below : category?.parentId ? categories.childrenOf(category.parentId) : []
  const kept = writeListQuery({ ...query, attributes: {}, page: 1 })
  return (
    <ul role="list" className={styles.chips} aria-label={t('list.categories')}>
      {shown.map(node => (
        <li key={node.id}>
          <Link
            className={styles.chip}
            href={`${mallRoutes.category(node.slug)}${kept === '' ? '' : `?${kept}`}`}
            aria-current={node.id === category?.id ? 'page' : undefined}
          >
            {node.name} <span className={styles.count}>{format.number(node.productCount)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
