import { ownCompanies, ownRegistrations, switchCompany, type Profile } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useEndpoint, useLeavingFirst, useSession } from '@tradeport/web/react'

/** Entries of the account menu for the other companies of the person, what they have begun to register, and the way to another one. */
export function useCompanySwitch(who: Profile | undefined) {
  const t = useT('identityCompany')
  const identity = useT('identity')
  const session = useSession()
  const leaveFirst = useLeavingFirst()
  const navigate = useNavigateTo()
  const belongs = who !== undefined && who.company !== null
  const once = { enabled: belongs, quiet: true, staleMs: 300_000 }
  const companies = useEndpoint(ownCompanies, {}, once).data?.companies ?? []
  const begun = useEndpoint(ownRegistrations, {}, once).data?.registrations ?? []
  // A new token and a new page: nothing that this tab or another one has kept belongs to the company left.
  const change = useAction(switchCompany, { onSuccess: ({ token }) => session.signIn(token) })
  if (!belongs) return []
  return [
    ...companies
      .filter(company => !company.current)
      .map(company => ({
        key: `company-${company.id}`,
        label: t('company.switchTo', { name: company.legalName }),
        onSelect: () => void leaveFirst(async () => (await change.run({ companyId: company.id })).ok),
      })),
    ...begun.map(({ id, no, legalName, status }) => ({
      key: `registration-${id}`,
      label: t('another.open', { name: legalName || no, status: identity(`registration.status.${status}`) }),
      onSelect: () => navigate(`/company/registrations/${id}`),
    })),
    { key: 'another-company', label: t('another.title'), onSelect: () => navigate('/company/another') },
  ]
}
