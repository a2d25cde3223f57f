import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Profile } from '@tradeport/domain/identity/contract'
import { stripRegionPrefix } from '@tradeport/kernel/config'
import { useNavigateTo } from '@tradeport/web/navigation'
import { SkeletonText } from '@tradeport/web/ui'
import { EntryFrame } from '../sign-in/entry-frame'
import { LogOut } from './log-out'
import { ProofGate } from './proof-gate'

const ApplicationScreen = lazy(() => import('../register/application.screen'))

const ACCOUNT = '/account'
const REGISTRATION = /^\/company\/registrations\/([\w-]+)$/

export interface WithoutCompanyProps {
  who: Profile
  children: ReactNode
}

/** All that somebody who belongs to no company has: the own account and, for who applies, the registration. */
export default function WithoutCompany({ who, children }: WithoutCompanyProps) {
  const { pathname } = useLocation()
  const navigate = useNavigateTo()
  const path = stripRegionPrefix(pathname).replace(/\/+$/, '')
  const isAccount = path === ACCOUNT
  const id = REGISTRATION.exec(path)?.[1]
  const isLost = !isAccount && who.applicationId === null
  useEffect(() => {
    if (isLost) navigate(ACCOUNT, { replace: true })
  }, [isLost, navigate])
  if (isAccount)
    return (
      <ProofGate>
        <EntryFrame wide foot={<LogOut />}>
          {children}
        </EntryFrame>
      </ProofGate>
    )
  if (isLost) return <SkeletonText lines={12} />
  return (
    <Suspense fallback={<SkeletonText lines={12} />}>
      <ApplicationScreen {...(id === undefined ? {} : { id })} />
    </Suspense>
  )
}
