import { logout, menuRow, profile, type Profile } from '@tradeport/domain/identity/contract'
import { marketMenu, serviceCategoryTree, serviceRoutes } from '@tradeport/domain/service-market/contract'
import { PLATFORM_TITLES, registerUrl } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { logoUrl, urlOf } from '@tradeport/web/navigation'
import {
  currentEntry,
  useAction,
  useEndpoint,
  useLanguageSwitch,
  useRegion,
  useRegionTexts,
  useSession,
  useText,
  useRegionHomes,
} from '@tradeport/web/react'
import { Footer, Header, type AccountData, type FooterColumn, type NavLink, LookingOn } from '@tradeport/web/shell'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styles from './market-layout.module.css'

const MOST_CATEGORIES = 5

/** The market's name is one word in German, which the head of a phone may part where it is put together. */
const inParts = (name: string) => name.replace('Dienstleistungsmarkt', 'Dienst\u00ADleistungs\u00ADmarkt')

export interface MarketLayoutProps {
  children: ReactNode
  /** What concerns whoever is signed in on every page, such as that an operator looks on. */
  notice?: (who: Profile) => ReactNode
}

/** The frame of the service market: the portal's header and footer with its own name and places. */
export function MarketLayout({ children, notice }: MarketLayoutProps) {
  const { pathname } = useLocation()
  const { who, account } = useAccount()
  const region = useRegion()
  const texts = useRegionTexts()
  const language = useLanguageSwitch()
  const regions = useRegionHomes()
  const links = useLinks(pathname)
  const columns = useColumns()
  const brand = {
    region: region.region,
    picture: region.own?.logo,
    name: inParts(PLATFORM_TITLES.serviceMarket[language.current]),
    fullName: texts.regionFullTitle,
    logoHref: logoUrl(),
  }
  return (
    <div className={styles['shell']}>
      <Header
        brand={brand}
        ground={pathname === '/' ? 'transparent' : 'light'}
        links={links}
        regions={regions}
        language={language}
        account={account}
      />
      <main id="main" tabIndex={-1} className={styles['main']}>
        <LookingOn>{children}</LookingOn>
      </main>
      <Footer
        brand={brand}
        columns={columns}
        regions={regions}
        hotline={region.hotline}
        year={new Date().getFullYear()}
      />
      {who && notice?.(who)}
    </div>
  )
}

const ENTRIES = marketMenu.entries.serviceMarket

/** The row as operators arranged it; the server sends it along with the page. The product's own stands in where it cannot be asked. */
function useLinks(pathname: string): readonly NavLink[] {
  const t = useT('serviceMarket')
  const row = useEndpoint(menuRow, { frontEnd: 'serviceMarket' }, { ignoreError: true, staleMs: 300_000 })
  const own = () =>
    ENTRIES.map(({ key, path, labelKey, ...entry }) => ({
      key,
      label: t(labelKey),
      platform: 'platform' in entry ? entry.platform : ('serviceMarket' as const),
      path,
    }))
  const current = currentEntry(
    ENTRIES.filter(entry => !('platform' in entry)),
    pathname,
  )
  return (row.data ?? (row.error ? own() : [])).map(({ key, label, platform, path }) => ({
    key,
    label,
    href: platform === 'serviceMarket' ? path : urlOf(platform, `/${path.slice(1)}`),
    current: key === current,
  }))
}

function useColumns(): readonly FooterColumn[] {
  const t = useT('serviceMarket')
  const text = useText()
  const tree = useEndpoint(serviceCategoryTree, {}, { quiet: true })
  const categories = (tree.data ?? []).slice(0, MOST_CATEGORIES)
  return [
    {
      key: 'services',
      title: t('market.footer.services'),
      links: [
        ...categories.map(({ code, name }) => ({ key: code, label: text(name), href: `/category/${code}` })),
        { key: 'all', label: t('market.nav.all'), href: '/services' },
      ],
    },
    {
      key: 'providers',
      title: t('market.footer.providers'),
      links: [
        { key: 'register', label: t('market.footer.register'), href: registerUrl('provider', window.location) },
        { key: 'signIn', label: t('market.footer.signIn'), href: urlOf('providerAdmin') },
      ],
    },
    {
      key: 'market',
      title: t('market.footer.market'),
      links: [
        { key: 'portal', label: t('market.footer.portal'), href: logoUrl() },
        { key: 'buyer', label: t('market.footer.buyer'), href: urlOf('buyer') },
        { key: 'seller', label: t('market.footer.seller'), href: urlOf('seller') },
      ],
    },
  ]
}

/** Providers sign in here; sellers bring the session of their own front-end (spec section 6). */
function useAccount(): { who: Profile | undefined; account: AccountData } {
  const t = useT('serviceMarket')
  const session = useSession()
  // A session that has ended must not drive a reader away from a public page.
  const { data, error } = useEndpoint(profile, {}, { enabled: session.isSignedIn, ignoreError: true, staleMs: 300_000 })
  const leave = useAction(logout, { ignoreError: true })
  if (!session.isSignedIn || error || data?.user === null)
    return { who: undefined, account: { state: 'out', logInHref: '/login', onLogIn: session.openLogin } }
  const signOut = async () => {
    await leave.run({ everywhere: false })
    session.signOut()
  }
  const place =
    data?.kind === 'seller'
      ? { key: 'seller', label: t('market.account.seller'), href: urlOf('seller') }
      : { key: 'manage', label: t('market.account.manage'), href: urlOf('providerAdmin', '/services') }
  const orders = { key: 'orders', label: t('market.account.orders'), href: '/service-orders' }
  const saved = { key: 'favourites', label: t('favourites.title'), href: serviceRoutes.favourites }
  const own = data?.kind === 'seller' ? [orders, saved, place] : [orders, place]
  const out = { key: 'logOut', label: t('market.account.logOut'), onSelect: () => void signOut(), divided: true }
  return {
    who: data,
    account: {
      state: 'in',
      name: data?.user?.displayName ?? '',
      picture: data?.user?.avatarUrl,
      company: data?.company?.legalName,
      // Who only looks on leaves by the notice: the session is not the person's.
      items: data?.viewing ? own : [...own, out],
    },
  }
}
