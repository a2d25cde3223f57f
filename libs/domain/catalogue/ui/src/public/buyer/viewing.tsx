import { viewAsEnd, type Profile } from '@tradeport/domain/identity/contract'
import { urlOf } from '@tradeport/web/navigation'
import { useAction, useFormat, useSession } from '@tradeport/web/react'
import { ViewingBanner } from '@tradeport/web/shell'
import { BuyerPage } from './buyer-page'

export interface ViewingProps {
  readonly who: Profile
  readonly viewing: NonNullable<Profile['viewing']>
}

/** Said with the buyer's session, which is the one that ends. */
export default function Viewing(props: ViewingProps) {
  return (
    <BuyerPage asksToLogIn={false} isInset={false}>
      <Shown {...props} />
    </BuyerPage>
  )
}

function Shown({ who: { user, company }, viewing }: ViewingProps) {
  const format = useFormat()
  const session = useSession()
  const end = useAction(viewAsEnd, { ignoreError: true })
  const after = urlOf('admin', company ? `/companies/${company.id}` : '/companies')
  return (
    <ViewingBanner
      atEdge
      name={[user?.displayName, company?.legalName].filter(Boolean).join(' · ')}
      until={format.dateTime(viewing.until)}
      operatorName={viewing.operatorName}
      ending={end.pending}
      onStop={() => void session.leaveFor(after, () => end.run({}))}
    />
  )
}
