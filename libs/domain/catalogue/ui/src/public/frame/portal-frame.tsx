import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '@tradeport/web/i18n'
import { logoUrl, urlOf } from '@tradeport/web/navigation'
import { useLanguageSwitch, useRegion, useRegionHomes, useRegionTexts } from '@tradeport/web/react'
import { PortalShell, type AccountData } from '@tradeport/web/shell'
import { SearchBox } from '../shared/search-box'
import { ASSISTANT, buyerSignInUrl, MALL } from './addresses'
import { useFooter, useLinks, useQuickEntries } from './frame-links'
import { useBuyer } from './use-buyer'
import { ViewingNotice } from './viewing-notice'

const UnreadWatch = lazy(() => import('../buyer/unread-watch'))

export interface PortalFrameProps {
  children: ReactNode
  /** Opens the form to leave a message over the page; without it the links lead to its own page. */
  onMessage?: ((origin: 'portal' | 'widget') => void) | undefined
}

/** The frame of the portal: navigation, who is signed in, markets, languages, footer and the floating widget. */
export function PortalFrame({ children, onMessage }: PortalFrameProps) {
  const { pathname, search } = useLocation()
  const region = useRegion()
  const texts = useRegionTexts()
  const language = useLanguageSwitch()
  const regions = useRegionHomes()
  const links = useLinks(pathname, search)
  const leaveMessage = onMessage && (() => onMessage('portal'))
  const entries = useQuickEntries(leaveMessage)
  const footer = useFooter(leaveMessage)
  const account = useAccount()
  const isSignedIn = account.state === 'in'
  const [unread, setUnread] = useState(0)
  const brand = {
    region: region.region,
    picture: region.own?.logo,
    name: texts.regionTitle,
    fullName: texts.regionFullTitle,
    logoHref: logoUrl(),
  }
  // The home page and the list have a search of their own, in a larger place.
  const hasOwnSearch = pathname === '/' || pathname === MALL || pathname.startsWith('/category/')
  return (
    <PortalShell
      path={pathname}
      header={{
        brand,
        links,
        entries,
        regions,
        language,
        account,
        ...(isSignedIn ? { messages: { href: '/messages', unread } } : {}),
        ...(hasOwnSearch ? {} : { search: <SearchBox /> }),
      }}
      footer={{ brand, regions, ...footer }}
      widget={{
        assistantHref: ASSISTANT,
        assistantIcon: region.own?.aiIcon,
        qrUrl: region.wechatQr,
        hotline: region.hotline,
        onMessage: onMessage && (() => onMessage('widget')),
      }}
      notice={<ViewingNotice />}
    >
      {isSignedIn && (
        <Suspense>
          <UnreadWatch onUnread={setUnread} />
        </Suspense>
      )}
      {children}
    </PortalShell>
  )
}

function useAccount(): AccountData {
  const t = useT('mall')
  const { isSignedIn, who } = useBuyer()
  if (!isSignedIn) return { state: 'out', logInHref: buyerSignInUrl() }
  return {
    state: 'in',
    name: who?.user?.displayName ?? '',
    picture: who?.user?.avatarUrl,
    company: who?.company?.legalName,
    items: [
      { key: 'center', label: t('frame.buyerCenter'), href: urlOf('buyer') },
      { key: 'inquiries', label: t('frame.inquiries'), href: urlOf('buyer', '/inquiries') },
      { key: 'orders', label: t('frame.orders'), href: urlOf('buyer', '/orders') },
      { key: 'messages', label: t('frame.messages'), href: '/messages' },
      { key: 'account', label: t('frame.account'), href: urlOf('buyer', '/account'), divided: true },
    ],
  }
}
