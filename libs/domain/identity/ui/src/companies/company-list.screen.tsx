import { EntityList } from '@tradeport/web/entity'
import { companyEntity } from './company.entity'

export default function CompanyListScreen() {
  return <EntityList entity={companyEntity} audience="operator" />
}
