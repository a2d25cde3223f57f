import { EntityList } from '@tradeport/web/entity'
import { CompanyPage } from './company-page'
import { companyAuditEntity } from './company-audit.entity'

/** Who did what in the own company. */
export default function CompanyAuditScreen() {
  return (
    <CompanyPage current="audit">
      <EntityList entity={companyAuditEntity} audience="owner" />
    </CompanyPage>
  )
}
