import { mallRoutes } from '@tradeport/domain/catalogue/contract'
import { portalFigures } from '@tradeport/domain/content/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat, useRegion } from '@tradeport/web/react'
import { Hero, Link } from '@tradeport/web/ui'
import { SearchBox } from '../shared/search-box'
import { useCategories } from '../shared/use-categories'
import styles from './home-hero.module.css'

const SHORTCUTS = 5

/** The region's picture, one sentence, and the search: what a buyer came for. */
export function HomeHero() {
  const t = useT('mall')
  const { region } = useRegion()
  const shortcuts = useCategories().first.slice(0, SHORTCUTS)
  return (
    <Hero
      region={region}
      title={t(`home.title.${region}`)}
      lead={t(`home.lead.${region}`)}
      actions={
        <div className={styles.search}>
          <SearchBox size="large" />
        </div>
      }
    >
      <ul role="list" className={styles.shortcuts} aria-label={t('home.shortcuts')}>
        {shortcuts.map(category => (
          <li key={category.id}>
            <Link className={styles.shortcut} href={mallRoutes.category(category.slug)}>
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
      <Figures />
    </Hero>
  )
}

/** Counts of the region's own data; their room is kept while they load. */
function Figures() {
  const t = useT('mall')
  const format = useFormat()
  const { data } = useEndpoint(portalFigures, {}, { ignoreError: true })
  const keys = ['products', 'stores', 'services', 'countries'] as const
  return (
    <dl className={styles.figures}>
      {keys.map(key => (
        <div key={key} className={styles.figure}>
          <dt>{t(`home.figure.${key}`)}</dt>
          <dd>{data ? format.number(data[key]) : '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
