import type { Translate } from '@tradeport/web/i18n'
import type { NavLink, QuickEntry } from './shell-data'

export type PortalPlace = 'home' | 'globalMall' | 'b2bMall' | 'services' | 'logistics' | 'news' | 'about' | 'assistant'
export type EntryPlace = 'seller' | 'provider' | 'buyer' | 'message'

const PLACES: readonly PortalPlace[] = [
  'home',
  'globalMall',
  'b2bMall',
  'services',
  'logistics',
  'news',
  'about',
  'assistant',
]
const ENTRIES: readonly EntryPlace[] = ['seller', 'provider', 'buyer', 'message']

/** The portal's navigation (spec section 2) with the addresses the app gives. */
export function portalLinks(
  t: Translate<'shell'>,
  hrefs: Record<PortalPlace, string>,
  current: PortalPlace | null,
): readonly NavLink[] {
  return PLACES.map(place => ({
    key: place,
    label: t(`nav.${place}`),
    href: hrefs[place],
    current: place === current,
    newWindow: place === 'assistant',
  }))
}

/** Registration of the three kinds of members, and the message to the platform. */
export function quickEntries(t: Translate<'shell'>, hrefs: Record<EntryPlace, string>): readonly QuickEntry[] {
  return ENTRIES.map(place => ({
    key: place,
    label: t(`entry.${place}`),
    note: t(`entry.${place}Note`),
    href: hrefs[place],
  }))
}
