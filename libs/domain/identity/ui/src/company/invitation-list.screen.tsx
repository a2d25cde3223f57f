import { EntityList } from '@tradeport/web/entity'
import { CompanyPage, useMemberRights } from './company-page'
import { invitationEntity } from './invitation.entity'
import { Invite } from './invite'

export default function InvitationListScreen() {
  const { mayInvite } = useMemberRights()
  return (
    <CompanyPage current="invitations">
      <EntityList entity={invitationEntity} audience="member" toolbar={mayInvite && <Invite />} />
    </CompanyPage>
  )
}
