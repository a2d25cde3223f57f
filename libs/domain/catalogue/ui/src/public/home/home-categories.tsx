import { mallRoutes, type CategoryNode } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useRegion } from '@tradeport/web/react'
import { LinkButton, Link, Picture, Section, Skeleton, ThreadLine, classNames } from '@tradeport/web/ui'
import { MALL } from '../frame/addresses'
import { useCategories, type Categories } from '../shared/use-categories'
import { useWords } from '../shared/use-words'
import styles from './home-categories.module.css'

/** Numbers of tiles that fill their rows. */
const FULL = [12, 8]

const evenly = <T,>(items: readonly T[]): readonly T[] =>
  items.slice(0, FULL.find(count => items.length >= count) ?? items.length)

/** Kinds of goods with their number on sale. */
export function HomeCategories() {
  const t = useT('mall')
  const { region } = useRegion()
  const categories = useCategories()
  const shown = evenly(categories.first)
  return (
    <Section
      title={t('home.categories')}
      lead={t('home.categoriesLead')}
      thread={<ThreadLine region={region} />}
      action={<LinkButton href={MALL}>{t('home.allGoods')}</LinkButton>}
    >
      {categories.error ? (
        <LoadFailed error={categories.error} onRetry={categories.refetch} />
      ) : (
        <ul role="list" className={styles.grid} data-count={shown.length} aria-busy={categories.isLoading}>
          {categories.isLoading
            ? Array.from({ length: 6 }, (_, index) => (
                <li key={index}>
                  <Skeleton ratio={4 / 3} radius="large" />
                </li>
              ))
            : shown.map(category => (
                <li key={category.id}>
                  <CategoryTile category={category} categories={categories} />
                </li>
              ))}
        </ul>
      )}
    </Section>
  )
}

interface CategoryTileProps {
  readonly category: CategoryNode
  readonly categories: Categories
}

function CategoryTile({ category, categories }: CategoryTileProps) {
  const words = useWords()
  const below = categories.childrenOf(category.id).slice(0, 3)
  return (
    <Link className={styles.tile} href={mallRoutes.category(category.slug)}>
      <Picture
        id={category.imageFileId}
        alt=""
        ratio={4 / 3}
        widths={[240, 320, 480]}
        sizes="(min-width: 1200px) 420px, (min-width: 768px) 33vw, 50vw"
        className={classNames(styles.picture)}
      />
      <span className={styles.words}>
        <span className={styles.name}>{category.name}</span>
        <span className={styles.count}>{words.goods(category.productCount)}</span>
        {below.length > 0 && <span className={styles.below}>{below.map(node => node.name).join(' · ')}</span>}
      </span>
    </Link>
  )
}
