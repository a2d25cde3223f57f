import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { logout, type Profile } from '@tradeport/domain/identity/contract'
import { notificationCounts } from '@tradeport/domain/messaging/contract'
import { PLATFORM_TITLES } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { logoUrl, useNavigateTo } from '@tradeport/web/navigation'
import {
  currentEntry,
  Dressed,
  ListViewsContext,
  PageRightsContext,
  RightsContext,
  OwnRightsContext,
  RolesContext,
  useAction,
  useEndpoint,
  useLanguageSwitch,
  useLeavingFirst,
  useLive,
  useLocale,
  useNav,
  usePlatform,
  useRegion,
  useRegionTexts,
  useRuntime,
  useSession,
  whenAnswered,
} from '@tradeport/web/react'
import { LookingOn, WorkShell } from '@tradeport/web/shell'
import { Banner, Button, ErrorState, LinkButton, SkeletonText } from '@tradeport/web/ui'
import { useCompanySwitch } from '../company/use-company-switch'
import { useStoreSwitch } from '../company/use-store-switch'
import { ProofGate } from './proof-gate'
import { ViewingBanner } from './viewing-banner'
import { useEntry } from './use-entry'
import { useMayDo } from './use-may-do'
import { useMenu } from './use-menu'
import { useProfile } from './use-profile'
import { loadAntdFrame } from './work-start'

const WithoutCompany = lazy(() => import('./without-company'))
const NoEntry = lazy(() => import('./no-entry'))
const ListViews = lazy(() => import('../views/list-views'))
const EnrolmentScreen = lazy(() => import('../account/enrolment.screen'))

export interface WorkFrameProps {
  children: ReactNode
}

/** The frame of a work app: who is signed in, where they may go, what waits for them. Who belongs to no company sees the own account and registration. */
export function WorkFrame({ children }: WorkFrameProps) {
  const t = useT('identity')
  const session = useSession()
  const profile = useProfile()
  if (!session.isSignedIn) return <>{children}</>
  if (profile.error) {
    return (
      <ErrorState
        scope="page"
        title={t('frame.failed')}
        actions={<Button onClick={profile.refetch}>{t('frame.retry')}</Button>}
      >
        {t('frame.failed.hint')}
      </ErrorState>
    )
  }
  const who = profile.data
  if (who?.kind === 'visitor' && who.user !== null) {
    return (
      <Suspense fallback={<SkeletonText lines={12} />}>
        <WithoutCompany who={who}>{children}</WithoutCompany>
      </Suspense>
    )
  }
  return (
    <ProofGate>
      <Frame who={who}>
        {who?.mustEnrol ? (
          <Dressed>
            <EnrolmentScreen />
          </Dressed>
        ) : (
          children
        )}
      </Frame>
    </ProofGate>
  )
}

/** On every page of a restricted company: why nothing new can be begun, and the way out. */
function Restricted({ company }: { company: NonNullable<Profile['company']> }) {
  const t = useT('identity')
  const { restrictedFor, riskReason } = company
  return (
    <>
      {restrictedFor.includes('risk') && (
        <Banner tone="warning" title={t('frame.restricted.title')}>
          {riskReason === null ? t('frame.restricted.risk') : t('frame.restricted.riskReason', { reason: riskReason })}
        </Banner>
      )}
      {restrictedFor.includes('licence') && <LicenceEnded />}
    </>
  )
}

function LicenceEnded() {
  const t = useT('identity')
  return (
    <Banner
      tone="warning"
      title={t('frame.restricted.title')}
      actions={
        <LinkButton href="/company/certificates" size="small">
          {t('frame.restricted.renew')}
        </LinkButton>
      }
    >
      {t('frame.restricted.hint')}
    </Banner>
  )
}

/** What somebody may do was changed while they are here, or for which shop: all that the page shows is asked for anew. */
function useOwnRights(who: Profile | undefined): void {
  const { queryClient, layer } = useRuntime()
  const rights =
    who && JSON.stringify([who.roles, who.ownRights, who.ownLevels, who.storeId, who.department, who.regionIds])
  const known = useRef(rights)
  useEffect(() => {
    if (rights === undefined || rights === known.current) return
    const isChange = known.current !== undefined
    known.current = rights
    if (!isChange) return
    layer.clearCache()
    void queryClient.invalidateQueries()
  }, [rights, queryClient, layer])
}

function Frame({ who, children }: { who: Profile | undefined; children: ReactNode }) {
  const t = useT('identity')
  const platform = usePlatform()
  const region = useRegion()
  const texts = useRegionTexts()
  const { locale } = useLocale()
  const language = useLanguageSwitch()
  const session = useSession()
  const { live, queryClient: queries } = useRuntime()
  useOwnRights(who)
  // What a plain page opens, and the next page, need not wait for it.
  useEffect(() => whenAnswered(queries, () => void loadAntdFrame().catch(() => undefined)), [queries])
  const navigate = useNavigateTo()
  const nav = useNav()
  const may = useMayDo(who?.kind === 'operator', who?.ownRights, who?.viewing != null)
  const entry = useEntry(who)
  const { pathname } = useLocation()
  const menu = useMenu(who, may, entry, currentEntry(nav, pathname))
  // The open line of the tab: the count of messages is on every page, and all other topics come on it too.
  useLive('notification')
  const counts = useEndpoint(notificationCounts, {}, { enabled: who !== undefined, quiet: true })
  const otherCompanies = useCompanySwitch(who)
  const shops = useStoreSwitch(who)
  const portal = { key: 'portal', label: t('frame.portal'), href: logoUrl() }
  const leave = useAction(logout, { ignoreError: true })
  const leaveFirst = useLeavingFirst()
  const signOut = async (everywhere: boolean) => {
    // This page leaves by itself, and need not be told.
    live.close()
    await leave.run({ everywhere })
    session.signOut()
    return true
  }
  return (
    <WorkShell
      brand={{ region: region.region, picture: region.own?.logo, name: texts.regionTitle, logoHref: logoUrl() }}
      title={PLATFORM_TITLES[platform.key][locale]}
      groups={menu}
      language={language}
      account={{
        state: 'in',
        name: who?.user?.displayName ?? '',
        picture: who?.user?.avatarUrl,
        // There is room for little: of several shops, the one that is worked for comes first.
        company: [shops.name, who?.company?.legalName].filter(Boolean).join(' · '),
        // Who only looks on leaves by the banner: the session is not the person's.
        items: who?.viewing
          ? [portal]
          : [
              { key: 'account', label: t('frame.account'), onSelect: () => navigate('/account') },
              ...shops.items,
              ...otherCompanies,
              portal,
              { key: 'logout', label: t('frame.logOut'), onSelect: () => void leaveFirst(() => signOut(false)) },
              {
                key: 'logoutAll',
                label: t('frame.logOutEverywhere'),
                onSelect: () => void leaveFirst(() => signOut(true)),
              },
            ],
      }}
      messages={{ href: '/messages', unread: counts.data?.all ?? 0 }}
      scrollTop={platform.key === 'buyer'}
    >
      {who?.viewing && <ViewingBanner who={who} viewing={who.viewing} />}
      {who ? (
        <Suspense fallback={<SkeletonText lines={12} />}>
          {who.company?.status === 'restricted' && <Restricted company={who.company} />}
          {entry.closed ? (
            <NoEntry frontEnd={entry.closed} />
          ) : (
            <RightsContext value={may.holds}>
              <RolesContext value={who.roles}>
                <OwnRightsContext value={who.ownRights}>
                  <PageRightsContext value={need => may.mayOpen(need, who.roles)}>
                    <ListViewsContext value={ListViews}>
                      <LookingOn>{children}</LookingOn>
                    </ListViewsContext>
                  </PageRightsContext>
                </OwnRightsContext>
              </RolesContext>
            </RightsContext>
          )}
        </Suspense>
      ) : (
        <SkeletonText lines={12} />
      )}
    </WorkShell>
  )
}
