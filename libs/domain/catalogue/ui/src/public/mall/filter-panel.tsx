import type { CategoryNode, FacetGroup } from '@tradeport/domain/catalogue/contract'
import { writeListQuery, type ListQuery } from '@tradeport/domain/catalogue/rules'
import { mallRoutes } from '@tradeport/domain/catalogue/contract'
import { TRADE_TYPES } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useRegion } from '@tradeport/web/react'
import { Link } from '@tradeport/web/ui'
import { changed } from '../shared/list-query'
import type { Categories } from '../shared/use-categories'
import { FacetFilters } from './facet-filters'
import { FilterGroup, OptionRow } from './filter-group'
import { RangeFilters } from './range-filters'
import styles from './filter-panel.module.css'

export interface FilterPanelProps {
  readonly query: ListQuery
  readonly onQuery: (query: ListQuery) => void
  /** Undefined while they are counted for the first time. */
  readonly groups: readonly FacetGroup[] | undefined
  /** The counts belong to the list before this one. */
  readonly isCounting: boolean
  readonly isApproximate: boolean
  readonly categories: Categories | undefined
  readonly categoryId: string | undefined
}

/** Everything that narrows a list of goods. */
export function FilterPanel({
  query,
  onQuery,
  groups,
  isCounting,
  isApproximate,
  categories,
  categoryId,
}: FilterPanelProps) {
  const t = useT('mall')
  const { tradeTypes } = useRegion()
  return (
    <div className={styles.panel} aria-busy={isCounting}>
      {categories && <CategoryFilter categories={categories} categoryId={categoryId} query={query} />}
      {tradeTypes.length > 1 && (
        <FilterGroup title={t('filter.trade')}>
          <OptionRow
            kind="radio"
            name="trade"
            label={t('filter.tradeAll')}
            checked={query.trade === undefined}
            onChoose={() => onQuery(changed(query, { trade: undefined }))}
          />
          {TRADE_TYPES.map(type => (
            <OptionRow
              key={type}
              kind="radio"
              name="trade"
              label={t(`filter.trade.${type}`)}
              checked={query.trade === type}
              onChoose={() => onQuery(changed(query, { trade: type }))}
            />
          ))}
        </FilterGroup>
      )}
      <RangeFilters query={query} onQuery={onQuery} />
      <FacetFilters query={query} onQuery={onQuery} groups={groups} isApproximate={isApproximate} />
    </div>
  )
}

interface CategoryFilterProps {
  readonly categories: Categories
  readonly categoryId: string | undefined
  readonly query: ListQuery
}

function CategoryFilter({ categories, categoryId, query }: CategoryFilterProps) {
  const t = useT('mall')
  const kept = writeListQuery({ ...query, attributes: {}, page: 1 })
  const open = new Set(categoryId ? categories.pathTo(categoryId).map(node => node.id) : [])
  if (categories.roots.length === 1 && categories.roots[0]) open.add(categories.roots[0].id)
  return (
    <nav className={styles.tree} aria-label={t('list.categories')}>
      <h2 className={styles.treeTitle}>{t('list.categories')}</h2>
      <Branch nodes={categories.roots} categories={categories} open={open} current={categoryId} kept={kept} />
    </nav>
  )
}

interface BranchProps {
  readonly nodes: readonly CategoryNode[]
  readonly categories: Categories
  readonly open: ReadonlySet<string>
  readonly current: string | undefined
  readonly kept: string
}

function Branch({ nodes, categories, open, current, kept }: BranchProps) {
  const format = useFormat()
  return (
    <ul role="list" className={styles.branch}>
      {nodes.map(node => {
        const below = open.has(node.id) ? categories.childrenOf(node.id) : []
        return (
          <li key={node.id}>
            <Link
              className={styles.category}
              href={`${mallRoutes.category(node.slug)}${kept === '' ? '' : `?${kept}`}`}
              aria-current={node.id === current ? 'page' : undefined}
            >
              <span>{node.name}</span>
              <span className={styles.count}>{format.number(node.productCount)}</span>
            </Link>
            {below.length > 0 && (
              <Branch nodes={below} categories={categories} open={open} current={current} kept={kept} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
