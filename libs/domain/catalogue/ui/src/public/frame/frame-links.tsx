import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { useRegion } from '@tradeport/web/react'
import {
  portalLinks,
  quickEntries,
  type FooterProps,
  type NavLink,
  type PortalPlace,
  type QuickEntry,
} from '@tradeport/web/shell'
import { CartIcon, ChatIcon, FactoryIcon, ShipIcon } from '@tradeport/web/ui'
import { ASSISTANT, joinUrl, MALL, MESSAGE, serviceMarketUrl, STORES } from './addresses'

const DOMESTIC = `${MALL}?trade=domestic`
const LOGISTICS = 'LOGISTICS'

/** Pages that belong to a place of the navigation. */
function placeOf(pathname: string, search: string): PortalPlace | null {
  if (pathname === '/') return 'home'
  if (pathname === MALL) return new URLSearchParams(search).get('trade') === 'domestic' ? 'b2bMall' : 'globalMall'
  if (/^\/(?:category|product|stores?)(?:\/|$)/.test(pathname)) return 'globalMall'
  if (pathname === ASSISTANT) return 'assistant'
  if (pathname === '/enterpriseService') return 'services'
  if (/^\/news(?:Detail\/|$)/.test(pathname)) return 'news'
  return pathname === '/about' ? 'about' : null
}

/** Places whose page this release has. */
export function useLinks(pathname: string, search: string): readonly NavLink[] {
  const t = useT('shell')
  const { tradeTypes } = useRegion()
  const hrefs: Record<PortalPlace, string> = {
    home: '/',
    globalMall: MALL,
    b2bMall: DOMESTIC,
    services: '/enterpriseService',
    logistics: serviceMarketUrl(LOGISTICS),
    news: '/news',
    about: '/about',
    assistant: ASSISTANT,
  }
  return portalLinks(t, hrefs, placeOf(pathname, search)).filter(
    link => link.key !== 'b2bMall' || tradeTypes.includes('domestic'),
  )
}

/** What the frame's links to the message form do in place. */
export type OnMessage = (() => void) | undefined

export function useQuickEntries(onMessage: OnMessage): readonly QuickEntry[] {
  const t = useT('shell')
  const hrefs = { seller: joinUrl('seller'), provider: joinUrl('provider'), buyer: joinUrl('buyer'), message: MESSAGE }
  const icons: Record<string, QuickEntry['icon']> = {
    seller: <FactoryIcon />,
    provider: <ShipIcon />,
    buyer: <CartIcon />,
    message: <ChatIcon />,
  }
  return quickEntries(t, hrefs)
    .filter(entry => entry.href !== '')
    .map(entry => ({
      ...entry,
      icon: icons[entry.key],
      ...(entry.key === 'message' ? { onSelect: onMessage } : {}),
    }))
}

export function useFooter(onMessage: OnMessage): Pick<FooterProps, 'columns' | 'hotline' | 'legal' | 'year'> {
  const t = useT('mall')
  const shell = useT('shell')
  const region = useRegion()
  const link = (key: string, label: string, href: string): NavLink => ({ key, label, href })
  return {
    hotline: region.hotline,
    year: new Date().getFullYear(),
    columns: [
      {
        key: 'source',
        title: t('footer.source'),
        links: [
          link('globalMall', shell('nav.globalMall'), MALL),
          link('b2bMall', shell('nav.b2bMall'), DOMESTIC),
          link('stores', t('footer.suppliers'), STORES),
          link('buyer', t('frame.buyerCenter'), urlOf('buyer')),
          link('mobile', t('footer.mobile'), urlOf('h5')),
        ],
      },
      {
        key: 'sell',
        title: t('footer.offer'),
        links: [
          link('seller', shell('entry.seller'), joinUrl('seller')),
          link('sellerCenter', t('footer.sellerCenter'), urlOf('seller')),
          link('provider', shell('entry.provider'), joinUrl('provider')),
          link('services', shell('nav.services'), '/enterpriseService'),
          link('logistics', shell('nav.logistics'), serviceMarketUrl(LOGISTICS)),
        ],
      },
      {
        key: 'about',
        title: t('footer.platform'),
        links: [
          link('about', shell('nav.about'), '/about'),
          link('news', shell('nav.news'), '/news'),
          link('documents', t('footer.documents'), '/relatedDocument'),
          { ...link('message', shell('entry.message'), MESSAGE), onSelect: onMessage },
        ],
      },
    ],
    legal: [
      link('terms', t('footer.terms'), '/relatedDocument?code=user_agreement'),
      link('privacy', t('footer.privacy'), '/relatedDocument?code=privacy'),
    ],
  }
}
