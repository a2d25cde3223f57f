import { lazy, Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '@tradeport/web/i18n'
import { useBack } from '@tradeport/web/navigation'
import { useRegion, useRegionTexts } from '@tradeport/web/react'
import {
  ChevronLeftIcon,
  DocumentIcon,
  GridIcon,
  HomeIcon,
  IconButton,
  Link,
  Logo,
  SearchIcon,
  UserIcon,
  type Icon,
} from '@tradeport/web/ui'
import { MALL } from '../frame/addresses'
import { ViewingNotice } from '../frame/viewing-notice'
import { SearchBox } from '../shared/search-box'
import styles from './h5-frame.module.css'

export interface H5FrameProps {
  children: ReactNode
}

const TABS = ['home', 'categories', 'search', 'news', 'me'] as const
const TAB: Record<(typeof TABS)[number], { readonly path: string; readonly icon: Icon }> = {
  home: { path: '/', icon: HomeIcon },
  categories: { path: '/categories', icon: GridIcon },
  search: { path: '/search', icon: SearchIcon },
  news: { path: '/news', icon: DocumentIcon },
  me: { path: '/me', icon: UserIcon },
}

const OfflineNotice = lazy(() => import('./offline-notice'))

/** Pages where somebody looks for goods; the others have a search of their own, or need the room. */
const WITH_SEARCH = /^\/(?:categories$|product\/|relatedDocument|404)/

/** The frame of the mobile mall: a slim bar at the top, five places under the thumb. */
export function H5Frame({ children }: H5FrameProps) {
  const { pathname } = useLocation()
  const isProduct = pathname.startsWith('/product/')
  return (
    <div className={styles.frame} data-tabs={!isProduct || undefined}>
      <TopBar pathname={pathname} />
      <Suspense>
        <OfflineNotice />
      </Suspense>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <ViewingNotice />
      {!isProduct && <TabBar pathname={pathname} />}
    </div>
  )
}

function TopBar({ pathname }: { readonly pathname: string }) {
  const t = useT('mall')
  const shell = useT('shell')
  const back = useBack()
  const { region, own } = useRegion()
  const { regionTitle } = useRegionTexts()
  const isTab = TABS.some(tab => TAB[tab].path === pathname)
  const hasSearch = WITH_SEARCH.test(pathname)
  return (
    <header className={styles.top} data-home={pathname === '/' || undefined} data-print="hide">
      <a className="tp-skip-link" href="#main">
        {shell('header.skip')}
      </a>
      {!isTab && <IconButton icon={<ChevronLeftIcon size={24} />} label={t('h5.back')} onClick={back} />}
      <Link className={styles.logo} href="/" aria-label={shell('header.home', { name: regionTitle })}>
        <Logo region={region} picture={own?.logo} name={hasSearch ? '' : regionTitle} />
      </Link>
      {hasSearch && (
        <div className={styles.search}>
          <SearchBox />
        </div>
      )}
    </header>
  )
}

/** The tab a page belongs to. */
function tabOf(pathname: string): (typeof TABS)[number] {
  if (pathname === '/categories' || pathname.startsWith('/category/') || pathname === MALL) return 'categories'
  if (pathname.startsWith('/news')) return 'news'
  if (pathname === '/search') return 'search'
  return pathname === '/' || pathname.startsWith('/store') ? 'home' : 'me'
}

function TabBar({ pathname }: { readonly pathname: string }) {
  const t = useT('mall')
  const current = tabOf(pathname)
  return (
    <nav className={styles.tabs} aria-label={t('h5.tabs')} data-print="hide">
      {TABS.map(tab => {
        const { path, icon: TabIcon } = TAB[tab]
        return (
          <Link key={tab} className={styles.tab} href={path} aria-current={tab === current ? 'page' : undefined}>
            <TabIcon size={22} />
            {t(`h5.${tab}`)}
          </Link>
        )
      })}
    </nav>
  )
}
