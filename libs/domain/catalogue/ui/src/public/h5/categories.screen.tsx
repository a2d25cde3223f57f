import { useState } from 'react'
import { mallRoutes, type CategoryNode } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useDescription } from '@tradeport/web/react'
import { ChevronRightIcon, EmptyState, Link, Picture, Skeleton, classNames } from '@tradeport/web/ui'
import { useCategories, type Categories } from '../shared/use-categories'
import { useWords } from '../shared/use-words'
import styles from './categories.module.css'

const ROOM = [0, 1, 2, 3, 4, 5]

/** Categories for a thumb: the first level at the side, what lies below it beside. */
export default function CategoriesScreen() {
  const t = useT('mall')
  const categories = useCategories()
  const [chosen, setChosen] = useState('')
  const current = categories.roots.find(root => root.id === chosen) ?? categories.roots[0]
  useDescription(t('home.description'))
  if (categories.error) return <LoadFailed error={categories.error} onRetry={categories.refetch} />
  if (!categories.isLoading && !current)
    return <EmptyState title={t('home.noGoods')}>{t('home.noGoodsHelp')}</EmptyState>
  return (
    <>
      <h1 className="tp-visually-hidden">{t('list.categories')}</h1>
      <div className={styles.page} aria-busy={categories.isLoading}>
        <div className={styles.roots} role="group" aria-label={t('list.categories')}>
          {categories.isLoading
            ? ROOM.map(index => <Skeleton key={index} height={52} />)
            : categories.roots.map(root => (
                <button
                  key={root.id}
                  type="button"
                  className={styles.root}
                  aria-pressed={root.id === current?.id}
                  onClick={() => setChosen(root.id)}
                >
                  {root.name}
                </button>
              ))}
        </div>
        {current && <Branch root={current} categories={categories} />}
      </div>
    </>
  )
}

interface BranchProps {
  readonly root: CategoryNode
  readonly categories: Categories
}

function Branch({ root, categories }: BranchProps) {
  const t = useT('mall')
  const words = useWords()
  return (
    <section className={styles.branch} aria-label={root.name}>
      <Link className={styles.all} href={mallRoutes.category(root.slug)}>
        <span>{t('h5.allIn', { name: root.name })}</span>
        <ChevronRightIcon size={18} />
      </Link>
      <ul role="list" className={styles.grid}>
        {categories.childrenOf(root.id).map(node => (
          <li key={node.id}>
            <Link className={styles.node} href={mallRoutes.category(node.slug)}>
              <Picture id={node.imageFileId} alt="" width={96} className={classNames(styles.picture)} />
              <span className={styles.name}>{node.name}</span>
              <span className={styles.count}>{words.goods(node.productCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
