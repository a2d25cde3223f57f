import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Profile } from '@tradeport/domain/identity/contract'
import { PLATFORMS, PLATFORM_TITLES, stripRegionPrefix } from '@tradeport/kernel/config'
import { logoUrl, useNavigateTo } from '@tradeport/web/navigation'
import { useLanguageSwitch, usePlatform, useRegion, useRegionTexts } from '@tradeport/web/react'
import { SignInLayout } from '@tradeport/web/shell'
import { SkeletonText } from '@tradeport/web/ui'
import { LogOut } from './log-out'
import { ProofGate } from './proof-gate'

const ApplicationScreen = lazy(() => import('../register/application.screen'))

const ACCOUNT = '/account'

export interface WithoutCompanyProps {
  who: Profile
  children: ReactNode
}

/** All that somebody who belongs to no company has: the own account and, for who applies, the registration. */
export default function WithoutCompany({ who, children }: WithoutCompanyProps) {
  const { pathname } = useLocation()
  const navigate = useNavigateTo()
  const isAccount = stripRegionPrefix(pathname).replace(/\/+$/, '') === ACCOUNT
  const isLost = !isAccount && who.applicationId === null
  useEffect(() => {
    if (isLost) navigate(ACCOUNT, { replace: true })
  }, [isLost, navigate])
  if (isAccount)
    return (
      <ProofGate>
        <AccountFrame>{children}</AccountFrame>
      </ProofGate>
    )
  if (isLost) return <SkeletonText lines={12} />
  return (
    <Suspense fallback={<SkeletonText lines={12} />}>
      <ApplicationScreen />
    </Suspense>
  )
}

function AccountFrame({ children }: { children: ReactNode }) {
  const platform = usePlatform()
  const region = useRegion()
  const texts = useRegionTexts()
  const language = useLanguageSwitch()
  return (
    <SignInLayout
      app={PLATFORMS[platform.key].app}
      brand={{ region: region.region, name: texts.regionTitle, logoHref: logoUrl() }}
      title={PLATFORM_TITLES[platform.key][language.current]}
      language={language}
      backHref={logoUrl()}
      wide
      foot={<LogOut />}
    >
      {children}
    </SignInLayout>
  )
}
