import { MARKET_SORTS, type ServiceCategoryNode } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { useText } from '@tradeport/web/react'
import { Badge, Button, Drawer, FilterIcon, Link, SearchIcon, Select, TextInput } from '@tradeport/web/ui'
import { useEffect, useState } from 'react'
import { useCategories } from '../use-categories'
import { Choices } from './choices'
import { NO_FILTERS, filterCount, useMarketQuery, type MarketQuery } from './list-query'
import styles from './service-list.module.css'

export interface FiltersProps {
  code: string | undefined
  query: MarketQuery
  onChange(change: Partial<MarketQuery>, replace?: boolean): void
}

const TYPING_PAUSE_MS = 300

/** Search, sort and, on small screens, the way to the filters. */
export function ListTools({ code, query, onChange }: FiltersProps) {
  const t = useT('serviceMarket')
  const tc = useT('common')
  const [words, setWords] = useState(query.keyword)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const typed = words.trim()
    if (typed === query.keyword) return
    const timer = setTimeout(() => onChange({ keyword: typed }, true), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- reacts to typing alone; a changed address must not send the old words again
  }, [words])
  const count = filterCount(query)
  return (
    <div className={styles['tools']}>
      <TextInput
        className={styles['search'] ?? ''}
        type="search"
        maxLength={200}
        icon={<SearchIcon size={18} />}
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        value={words}
        onValue={setWords}
      />
      <Select
        className={styles['sort'] ?? ''}
        aria-label={t('list.sort')}
        value={query.sort}
        options={MARKET_SORTS.map(sort => ({ value: sort, label: t(`list.sort.${sort}`) }))}
        onValue={value => onChange({ sort: MARKET_SORTS.find(sort => sort === value) ?? 'recommended' })}
      />
      <Button className={styles['filterButton']} icon={<FilterIcon size={18} />} onClick={() => setOpen(true)}>
        {t('list.filters')}
        <Badge count={count} label={String(count)} />
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t('list.filters')}
        closeLabel={tc('action.close')}
        footer={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {t('list.filters.show')}
          </Button>
        }
      >
        <SideFilters code={code} query={query} onChange={onChange} onChoose={() => setOpen(false)} />
      </Drawer>
    </div>
  )
}

export function SideFilters({ code, query, onChange, onChoose }: FiltersProps & { onChoose?(): void }) {
  const t = useT('serviceMarket')
  const { tree, lineTo } = useCategories()
  const { hrefOfCategory } = useMarketQuery()
  const branch = code ? lineTo(code) : []
  // What a category has in all says nothing of what is found in it.
  const isCounted = query.keyword === '' && filterCount(query) === 0
  return (
    <div className={styles['filters']}>
      <nav aria-label={t('list.filter.category')}>
        <h2 className={styles['filterTitle']}>{t('list.filter.category')}</h2>
        <ul role="list" className={styles['categories']}>
          <li>
            <Link
              className={styles['category']}
              href={hrefOfCategory()}
              aria-current={code ? undefined : 'page'}
              onClick={onChoose}
            >
              {t('list.filter.category.all')}
            </Link>
          </li>
          {tree?.map(node => (
            <CategoryItem key={node.code} {...{ node, branch, isCounted, onChoose }} hrefOf={hrefOfCategory} />
          ))}
        </ul>
      </nav>
      <Choices code={code} query={query} onChange={onChange} />
      {filterCount(query) > 0 && (
        <Button variant="quiet" size="small" onClick={() => onChange(NO_FILTERS)}>
          {t('list.clear')}
        </Button>
      )}
    </div>
  )
}

interface CategoryItemProps {
  node: ServiceCategoryNode
  branch: readonly ServiceCategoryNode[]
  isCounted: boolean
  hrefOf(code: string): string
  onChoose: (() => void) | undefined
}

/** A category with its number where nothing narrows the list; the branch that is shown is open. */
function CategoryItem({ node, ...of }: CategoryItemProps) {
  const { branch, isCounted, hrefOf, onChoose } = of
  const text = useText()
  const isOpen = branch.some(above => above.code === node.code)
  return (
    <li>
      <Link
        className={styles['category']}
        href={hrefOf(node.code)}
        aria-current={branch.at(-1)?.code === node.code ? 'page' : undefined}
        onClick={onChoose}
      >
        <span>{text(node.name)}</span>
        {isCounted && <span className={styles['categoryCount']}>{node.serviceCount}</span>}
      </Link>
      {isOpen && node.children.length > 0 && (
        <ul role="list" className={styles['categories']}>
          {node.children.map(child => (
            <CategoryItem key={child.code} {...of} node={child} />
          ))}
        </ul>
      )}
    </li>
  )
}
