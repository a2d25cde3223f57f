import type { ComponentType } from 'react'
import { FAVOURITE_TARGETS, favouriteFolders, type FavouriteTarget } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { Select, Tabs, classNames } from '@tradeport/web/ui'
import { KeptProducts, KeptStores } from './kept-goods'
import type { ListProps } from './kept-list'
import { KeptDocuments, KeptNews } from './kept-readings'
import { useKeptAddress } from './use-kept-address'
import styles from './favourites.module.css'

const LISTS: Record<FavouriteTarget, ComponentType<ListProps>> = {
  product: KeptProducts,
  store: KeptStores,
  news: KeptNews,
  document: KeptDocuments,
}

const LABELS = {
  product: 'favourites.products',
  store: 'favourites.stores',
  news: 'favourites.news',
  document: 'favourites.documents',
} as const satisfies Record<FavouriteTarget, string>

/** What the buyer keeps, with changes of price and of what is offered or published. */
export default function FavouritesScreen() {
  const t = useT('goods')
  const pages = useKeptAddress()
  const { type, folder: chosen, show } = pages
  const { data, error } = useEndpoint(favouriteFolders, {}, { keepPrevious: true })
  const made = data ?? []
  const folders = made.filter(folder => folder[type] > 0)
  // The last one was taken out of it.
  const folder = folders.some(({ name }) => name === chosen) ? chosen : ''
  // Of which folder the page is, nobody knows before.
  const isKnown = chosen === '' || data !== undefined || error !== undefined
  const List = LISTS[type]
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('favourites.title')}</h1>
      <Tabs
        label={t('favourites.title')}
        items={FAVOURITE_TARGETS.map(key => ({ key, label: t(LABELS[key]) }))}
        value={type}
        onValue={next => show({ type: next })}
      >
        {folders.length > 0 && (
          <Select
            className={classNames(styles.folders)}
            aria-label={t('favourites.folder')}
            value={folder}
            placeholder={t('favourites.allFolders')}
            options={folders.map(({ name, [type]: count }) => ({
              value: name,
              label: t('favourites.folderCount', { name, count }),
            }))}
            onValue={next => show({ folder: next })}
          />
        )}
        {isKnown && <List folder={folder} folders={made.map(({ name }) => name)} pages={pages} />}
      </Tabs>
    </div>
  )
}
