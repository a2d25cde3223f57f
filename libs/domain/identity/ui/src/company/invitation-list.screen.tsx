import { EntityList } from '@tradeport/web/entity'
import { CompanyPage } from './company-page'
import { invitationEntity } from './invitation.entity'

export default function InvitationListScreen() {
  return (
    <CompanyPage current="invitations">
      <EntityList entity={invitationEntity} audience="member" />
    </CompanyPage>
  )
}
