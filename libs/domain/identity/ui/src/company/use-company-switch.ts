import { ownCompanies, switchCompany, type Profile } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint, useSession } from '@tradeport/web/react'

/** Entries of the account menu for the other companies of the person; none for those with one company. */
export function useCompanySwitch(who: Profile | undefined) {
  const t = useT('identityCompany')
  const session = useSession()
  const belongs = who !== undefined && who.company !== null
  const { data } = useEndpoint(ownCompanies, {}, { enabled: belongs, quiet: true, staleMs: 300_000 })
  // A new token and a new page: nothing that this tab or another one has kept belongs to the company left.
  const change = useAction(switchCompany, { onSuccess: ({ token }) => session.signIn(token) })
  return (data?.companies ?? [])
    .filter(company => !company.current)
    .map(company => ({
      key: `company-${company.id}`,
      label: t('company.switchTo', { name: company.legalName }),
      onSelect: () => void change.run({ companyId: company.id }),
    }))
}
