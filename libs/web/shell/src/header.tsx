import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { classNames, IconButton, Link, Logo, Menu, MenuIcon, UserIcon } from '@tradeport/web/ui'
import { useT } from '@tradeport/web/i18n'
import { AccountArea, MessagesLink } from './account-area'
import { FittingNav } from './fitting-nav'
import type {
  AccountData,
  LanguageSwitchData,
  MessagesData,
  NavLink,
  QuickEntry,
  RegionChoice,
  ShellBrand,
} from './shell-data'
import { LanguageSwitch, RegionSwitch } from './switches'
import styles from './header.module.css'

export interface HeaderProps<Code extends string = string> {
  brand: ShellBrand
  logo?: 'market' | 'about' | undefined
  /** Light from the start, or transparent until the page is scrolled. */
  ground: 'light' | 'transparent'
  links: readonly NavLink[]
  entries?: readonly QuickEntry[] | undefined
  regions?: readonly RegionChoice[] | undefined
  language: LanguageSwitchData<Code>
  account: AccountData
  messages?: MessagesData | undefined
  search?: ReactNode
}

const SOLID_AFTER = 8

// Loaded when it is opened for the first time.
const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu')).MobileMenu }))

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > SOLID_AFTER)
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [])
  return scrolled
}

export function Header<Code extends string>({
  brand,
  logo = 'market',
  ground,
  links,
  entries = [],
  regions = [],
  language,
  account,
  messages,
  search,
}: HeaderProps<Code>) {
  const t = useT('shell')
  const solid = useScrolled() || ground === 'light'
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <header className={classNames(styles['header'], solid ? styles['solid'] : styles['transparent'])} data-print="hide">
      <a className="tp-skip-link" href="#main">
        {t('header.skip')}
      </a>
      <div className={styles['bar']}>
        <IconButton
          className={classNames(styles['menuButton'])}
          icon={<MenuIcon size={22} />}
          label={t('header.menu')}
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        />
        <Link className={styles['logo']} href={brand.logoHref} aria-label={t('header.home', { name: brand.name })}>
          <Logo
            region={brand.region}
            picture={brand.picture}
            name={brand.name}
            look={logo === 'about' ? 'line' : 'solid'}
          />
        </Link>
        <FittingNav links={links} />
        {search !== undefined && <div className={styles['search']}>{search}</div>}
        <div className={styles['tools']}>
          {regions.length > 1 && (
            <span className={styles['widest']}>
              <RegionSwitch current={brand.region} choices={regions} />
            </span>
          )}
          <span className={styles['wide']}>
            <LanguageSwitch {...language} />
          </span>
          {entries.length > 0 && account.state === 'out' && (
            <span className={styles['wide']}>
              <Menu
                label={t('entry.title')}
                trigger={<UserIcon />}
                items={entries.map(entry => ({
                  ...entry,
                  icon: entry.icon,
                  href: entry.onSelect ? undefined : entry.href,
                  target: entry.newWindow ? '_blank' : undefined,
                  current: undefined,
                }))}
              />
            </span>
          )}
          {messages !== undefined && <MessagesLink {...messages} />}
          <AccountArea account={account} />
        </div>
      </div>
      {menuOpen && (
        <Suspense fallback={null}>
          <MobileMenu
            open={menuOpen}
            onClose={() => setMenuOpen(false)}
            brand={brand}
            links={links}
            entries={entries}
            regions={regions}
            language={withAnyCode(language)}
            search={search}
          />
        </Suspense>
      )}
    </header>
  )
}

/** A lazy component has no type parameter: it is given a choice by any text, of which only the offered ones count. */
function withAnyCode<Code extends string>({
  current,
  choices,
  onChoose,
}: LanguageSwitchData<Code>): LanguageSwitchData {
  return {
    current,
    choices,
    onChoose(code) {
      const chosen = choices.find(choice => choice.code === code)
      if (chosen !== undefined) onChoose(chosen.code)
    },
  }
}
