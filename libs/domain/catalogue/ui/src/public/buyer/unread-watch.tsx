import { useEffect } from 'react'
import { notificationCounts } from '@tradeport/domain/messaging/contract'
import { useEndpoint, useLive } from '@tradeport/web/react'
import { BuyerPage } from './buyer-page'

export interface UnreadWatchProps {
  readonly onUnread: (count: number) => void
}

/** Follows how many messages a signed-in buyer has not read, for the frame around it. */
export default function UnreadWatch(props: UnreadWatchProps) {
  return (
    <BuyerPage asksToLogIn={false} isInset={false}>
      <Watch {...props} />
    </BuyerPage>
  )
}

function Watch({ onUnread }: UnreadWatchProps) {
  const { data } = useEndpoint(notificationCounts, {}, { keepPrevious: true, ignoreError: true })
  useLive('notification')
  const unread = data?.all ?? 0
  // The frame has a visitor's session: it is told what is known in the buyer's.
  useEffect(() => onUnread(unread), [unread, onUnread])
  return null
}
