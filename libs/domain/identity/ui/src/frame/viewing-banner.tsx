import { viewAsEnd, type Profile } from '@tradeport/domain/identity/contract'
import { urlOf } from '@tradeport/web/navigation'
import { useAction, useFormat, useSession } from '@tradeport/web/react'
import { ViewingBanner as Shown } from '@tradeport/web/shell'

export interface ViewingBannerProps {
  who: Profile
  viewing: NonNullable<Profile['viewing']>
  atEdge?: boolean | undefined
}

/** Whoever looks on is told so, and leaves to the company in admin. */
export function ViewingBanner({ who, viewing, atEdge }: ViewingBannerProps) {
  const format = useFormat()
  const session = useSession()
  const end = useAction(viewAsEnd, { ignoreError: true })
  const after = urlOf('admin', who.company ? `/companies/${who.company.id}` : '/companies')
  return (
    <Shown
      name={[who.user?.displayName, who.company?.legalName].filter(Boolean).join(' · ')}
      until={format.dateTime(viewing.until)}
      operatorName={viewing.operatorName}
      ending={end.pending}
      onStop={() => void session.leaveFor(after, () => end.run({}))}
      atEdge={atEdge}
    />
  )
}
