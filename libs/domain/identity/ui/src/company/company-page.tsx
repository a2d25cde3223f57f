import type { ReactNode } from 'react'
import { BANK_READERS, memberRoles } from '@tradeport/domain/identity/contract'
import { OWNER_ROLES } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { AppLink, useLookingOn } from '@tradeport/web/navigation'
import { useEndpoint, useHasRole, useHoldsRole } from '@tradeport/web/react'
import styles from './company.module.css'

const TABS = ['profile', 'addresses', 'bank', 'certificates', 'members', 'invitations', 'roles', 'audit'] as const
export type CompanyTab = (typeof TABS)[number]

/** What the caller may give and change: the server says it, the pages go by it. */
export function useMemberRights() {
  const { data } = useEndpoint(memberRoles, {})
  const looksOn = useLookingOn() !== undefined
  const mayGive = (data?.grantable.length ?? 0) > 0
  return {
    isKnown: data !== undefined,
    grantable: data?.grantable ?? [],
    companyRoles: data?.companyRoles ?? [],
    departments: data?.departments ?? [],
    mayReadInvitations: mayGive,
    mayInvite: mayGive && !looksOn,
    mayEditRoles: data?.mayEditRoles ?? false,
  }
}

/** The pages about the own company, with the way from one to the other. */
export function CompanyPage({ current, children }: { current: CompanyTab; children: ReactNode }) {
  const t = useT('identityCompany')
  const { mayReadInvitations } = useMemberRights()
  const readsRoles = useHoldsRole(Object.values(OWNER_ROLES), 'companyRole:update')
  const readsBank = useHasRole(BANK_READERS, 'bankAccount:read')
  const readsAudit = useHasRole(Object.values(OWNER_ROLES), 'audit:read')
  const open: Readonly<Record<CompanyTab, boolean>> = {
    profile: true,
    addresses: true,
    bank: readsBank,
    certificates: true,
    members: true,
    invitations: mayReadInvitations,
    roles: readsRoles,
    audit: readsAudit,
  }
  return (
    <div className="tp-stack">
      <nav className={styles['tabs']} aria-label={t('company.title')}>
        {TABS.filter(tab => open[tab]).map(tab => (
          <AppLink
            key={tab}
            to={tab === 'profile' ? '/company' : `/company/${tab}`}
            className={styles['tab'] ?? ''}
            {...(tab === current ? { 'aria-current': 'page' as const } : {})}
          >
            {t(`company.${tab}`)}
          </AppLink>
        ))}
      </nav>
      {children}
    </div>
  )
}
