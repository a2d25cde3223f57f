import { type ReactNode, useState } from 'react'
import {
  classNames,
  CollapseIcon,
  Drawer,
  IconButton,
  KeyboardIcon,
  Link,
  Logo,
  Mark,
  MenuIcon,
  MoonIcon,
  SunIcon,
} from '@tradeport/web/ui'
import { useT } from '@tradeport/web/i18n'
import { AccountArea, MessagesLink } from './account-area'
import type { AccountData, LanguageSwitchData, MessagesData, RegionChoice, ShellBrand } from './shell-data'
import { ScrollTop } from './scroll-top'
import type { Shortcut } from './shortcut-keys'
import { Shortcuts } from './shortcuts-dialog'
import { LanguageSwitch, RegionSwitch } from './switches'
import { WorkNav, type WorkNavGroup } from './work-nav'
import styles from './work-shell.module.css'

export interface WorkShellProps<Code extends string = string> {
  brand: ShellBrand
  /** The front-end's own name: "Seller Center". */
  title: string
  groups: readonly WorkNavGroup[]
  regions?: readonly RegionChoice[] | undefined
  language: LanguageSwitchData<Code>
  account: AccountData
  messages?: MessagesData | undefined
  /** In the top bar: a search over everything, a link to the portal. */
  search?: ReactNode
  tools?: ReactNode
  scheme?: { value: 'light' | 'dark'; onChange: (value: 'light' | 'dark') => void } | undefined
  shortcuts?: readonly Shortcut[] | undefined
  /** The buyer platform has the button back to the top. */
  scrollTop?: boolean | undefined
  children: ReactNode
}

const COLLAPSED_KEY = 'tp.work.collapsed'

function readCollapsed(): boolean {
  try {
    return localStorage.getItem(COLLAPSED_KEY) === '1'
  } catch {
    // Storage may be forbidden; the navigation is then open.
    return false
  }
}

function saveCollapsed(collapsed: boolean): void {
  try {
    localStorage.setItem(COLLAPSED_KEY, collapsed ? '1' : '0')
  } catch {
    // Not remembered, nothing else is lost.
  }
}

/** The frame of the work apps, plain and small, so that it stands before the tables and forms arrive. */
export function WorkShell<Code extends string>(props: WorkShellProps<Code>) {
  const { brand, title, groups, shortcuts = [], scrollTop = false, children } = props
  const t = useT('shell')
  const [collapsed, setCollapsed] = useState(readCollapsed)
  const [drawer, setDrawer] = useState(false)
  const toggle = () => {
    saveCollapsed(!collapsed)
    setCollapsed(!collapsed)
  }
  return (
    <div className={classNames(styles['shell'], collapsed && styles['collapsed'])}>
      <a className="tp-skip-link" href="#main">
        {t('header.skip')}
      </a>
      <aside className={styles['side']} data-print="hide">
        <Link className={styles['home']} href={brand.logoHref} aria-label={t('header.home', { name: brand.name })}>
          {collapsed ? (
            <Mark region={brand.region} picture={brand.picture} size={32} />
          ) : (
            <Logo region={brand.region} picture={brand.picture} name={brand.name} note={title} />
          )}
        </Link>
        <div className={styles['sideNav']}>
          <WorkNav groups={groups} collapsed={collapsed} />
        </div>
        <button
          type="button"
          className={styles['collapse']}
          aria-label={collapsed ? t('work.expand') : t('work.collapse')}
          aria-expanded={!collapsed}
          onClick={toggle}
        >
          <CollapseIcon />
          {!collapsed && <span>{t('work.collapse')}</span>}
        </button>
      </aside>
      <div className={styles['page']}>
        <TopBar {...props} onMenu={() => setDrawer(true)} menuOpen={drawer} />
        <main id="main" tabIndex={-1} className={styles['main']}>
          {children}
        </main>
      </div>
      <Drawer
        open={drawer}
        onClose={() => setDrawer(false)}
        side="start"
        size="small"
        closeLabel={t('header.close')}
        title={<Logo region={brand.region} picture={brand.picture} name={brand.name} note={title} />}
      >
        {props.search !== undefined && <div className={styles['drawerSearch']}>{props.search}</div>}
        <WorkNav groups={groups} collapsed={false} onChoose={() => setDrawer(false)} />
      </Drawer>
      <Shortcuts shortcuts={shortcuts} />
      {scrollTop && <ScrollTop />}
    </div>
  )
}

type TopBarProps<Code extends string> = WorkShellProps<Code> & { onMenu: () => void; menuOpen: boolean }

function TopBar<Code extends string>({
  brand,
  regions = [],
  language,
  account,
  messages,
  search,
  tools,
  scheme,
  shortcuts = [],
  onMenu,
  menuOpen,
}: TopBarProps<Code>) {
  const t = useT('shell')
  const dark = scheme?.value === 'dark'
  return (
    <header className={styles['top']} data-print="hide">
      <IconButton
        className={classNames(styles['menuButton'])}
        icon={<MenuIcon size={22} />}
        label={t('work.openMenu')}
        aria-expanded={menuOpen}
        onClick={onMenu}
      />
      <Link className={styles['topHome']} href={brand.logoHref} aria-label={t('header.home', { name: brand.name })}>
        <Mark region={brand.region} picture={brand.picture} size={30} />
      </Link>
      {search !== undefined && <div className={styles['search']}>{search}</div>}
      <div className={styles['tools']}>
        {tools}
        {regions.length > 1 && (
          <span className={styles['wide']}>
            <RegionSwitch current={brand.region} choices={regions} />
          </span>
        )}
        <LanguageSwitch {...language} />
        {scheme !== undefined && (
          <IconButton
            className={classNames(styles['wide'])}
            icon={dark ? <SunIcon /> : <MoonIcon />}
            label={dark ? t('work.light') : t('work.dark')}
            onClick={() => scheme.onChange(dark ? 'light' : 'dark')}
          />
        )}
        {shortcuts.length > 0 && (
          <IconButton
            className={classNames(styles['keys'])}
            icon={<KeyboardIcon />}
            label={t('work.shortcuts')}
            onClick={() => document.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))}
          />
        )}
        {messages !== undefined && <MessagesLink {...messages} />}
        <AccountArea account={account} />
      </div>
    </header>
  )
}
