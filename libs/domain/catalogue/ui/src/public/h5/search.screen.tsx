import { mallRoutes } from '@tradeport/domain/catalogue/contract'
import { useState } from 'react'
import { useT } from '@tradeport/web/i18n'
import { keepTyped, readTyped } from '@tradeport/web/offline'
import { Link } from '@tradeport/web/ui'
import { SearchBox } from '../shared/search-box'
import { useCategories } from '../shared/use-categories'
import styles from './search.module.css'

/** A word that was typed is still there after the page was lost. */
const SEARCH = 'search'

/** The search with its keyboard up, and categories for those without a word. */
export default function SearchScreen() {
  const t = useT('mall')
  const categories = useCategories().first
  const [kept] = useState(() => {
    const typed = readTyped(SEARCH)
    return typeof typed === 'string' ? typed : ''
  })
  return (
    <div className={styles.page}>
      <h1 className="tp-visually-hidden">{t('h5.search')}</h1>
      <div onInput={event => event.target instanceof HTMLInputElement && keepTyped(SEARCH, event.target.value)}>
        <SearchBox size="large" autoFocus value={kept} />
      </div>
      {categories.length > 0 && (
        <section>
          <h2 className={styles.title}>{t('h5.begin')}</h2>
          <ul role="list" className={styles.chips}>
            {categories.map(({ id, slug, name }) => (
              <li key={id}>
                <Link className={styles.chip} href={mallRoutes.category(slug)}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
