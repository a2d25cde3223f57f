import { EntityList } from '@tradeport/web/entity'
import { CompanyPage, useMemberRights } from './company-page'
import { Invite } from './invite'
import { memberEntity } from './member.entity'

export default function MemberListScreen() {
  const { mayInvite } = useMemberRights()
  return (
    <CompanyPage current="members">
      <EntityList entity={memberEntity} audience="member" toolbar={mayInvite && <Invite />} />
    </CompanyPage>
  )
}
