import './namespace'

export { AccountArea, MessagesLink } from './account-area'
export { EvidenceBadge, type Evidence, type EvidenceBadgeProps, type EvidenceState } from './evidence-badge'
export type { FloatingWidgetProps } from './floating-widget'
export { Footer, type FooterColumn, type FooterProps } from './footer'
export { Header, type HeaderProps } from './header'
export { shellLocales, shellManifest } from './namespace'
export { type EntryPlace, portalLinks, type PortalPlace, quickEntries } from './portal-links'
export { PortalShell, type PortalShellProps } from './portal-shell'
export type {
  AccountData,
  LanguageChoice,
  LanguageSwitchData,
  MessagesData,
  NavLink,
  QuickEntry,
  RegionChoice,
  ShellBrand,
} from './shell-data'
export { shellRoute, type ShellRoute } from './shell-route'
export { LanguageSwitch, RegionSwitch } from './switches'
export { LookingOn } from './looking-on'
export { PageHeader, type PageHeaderProps } from './page-header'
export type { Shortcut } from './shortcut-keys'
export { ViewingBanner, type ViewingBannerProps } from './viewing-banner'
export { WORK_ICON_NAMES, workIcon } from './work-icons'
export { WorkNav, type WorkNavGroup, type WorkNavItem } from './work-nav'
export { WorkShell, type WorkShellProps } from './work-shell'
export { SignInLayout, type SignInLayoutProps } from './sign-in-layout'
