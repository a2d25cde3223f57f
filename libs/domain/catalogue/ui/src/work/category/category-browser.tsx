import { Button } from 'antd'
import { useState } from 'react'
import type { CategoryNode } from '@tradeport/domain/catalogue/contract'
import { SearchInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { CheckIcon, ChevronRightIcon, EmptyState, ErrorState, SkeletonText } from '@tradeport/web/ui'
import { pathText, useCategories } from './category-tree'
import styles from './category.module.css'

export interface CategoryBrowserProps {
  value: string | null
  onChange(category: CategoryNode): void
}

const SHOWN = 40

/** Finds a category by its name, or by going down from the top. */
export function CategoryBrowser({ value, onChange }: CategoryBrowserProps) {
  const t = useT('catalogue')
  const { index, data, error, refetch } = useCategories()
  const [text, setText] = useState('')
  const [opened, setOpened] = useState<string | null>(null)
  if (!data) {
    if (!error) return <SkeletonText lines={8} />
    return (
      <ErrorState title={t('category.failed')} actions={<Button onClick={refetch}>{t('category.retry')}</Button>} />
    )
  }
  const at = opened ?? value
  const trail = at === null ? [] : index.pathOf(at)
  const columns = [null, ...trail.filter(node => !node.leaf).map(node => node.id)]
  const found = text.trim() === '' ? null : index.search(text)
  return (
    <div className={styles['browser']}>
      <SearchInput aria-label={t('category.search')} value={text} maxLength={60} onValue={setText} />
      {found ? (
        <ul className={styles['found']} aria-label={t('category.found')}>
          {found.slice(0, SHOWN).map(node => (
            <li key={node.id}>
              <button
                type="button"
                className={styles['entry']}
                aria-pressed={node.id === value}
                onClick={() => onChange(node)}
              >
                <span className={styles['entryName']}>{pathText(index.pathOf(node.id))}</span>
                {node.id === value && <CheckIcon size={16} />}
              </button>
            </li>
          ))}
          {found.length === 0 && (
            <li>
              <EmptyState title={t('category.nothing')}>{t('category.nothingHint')}</EmptyState>
            </li>
          )}
        </ul>
      ) : (
        <div className={styles['columns']}>
          {columns.map((parentId, level) => (
            <ul
              key={parentId ?? 'top'}
              className={styles['column']}
              aria-label={t('category.level', { level: level + 1 })}
            >
              {index.childrenOf(parentId).map(node => (
                <li key={node.id}>
                  <button
                    type="button"
                    className={styles['entry']}
                    data-open={trail.some(part => part.id === node.id) || undefined}
                    {...(node.leaf
                      ? { 'aria-pressed': node.id === value }
                      : { 'aria-expanded': trail.some(part => part.id === node.id) })}
                    onClick={() => {
                      setOpened(node.id)
                      if (node.leaf) onChange(node)
                    }}
                  >
                    <span className={styles['entryName']}>{node.name}</span>
                    {node.leaf ? node.id === value && <CheckIcon size={16} /> : <ChevronRightIcon size={16} />}
                  </button>
                </li>
              ))}
            </ul>
          ))}
        </div>
      )}
    </div>
  )
}
