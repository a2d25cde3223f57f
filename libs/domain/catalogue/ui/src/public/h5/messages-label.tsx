import { notificationCounts } from '@tradeport/domain/messaging/contract'
import { useT } from '@tradeport/web/i18n'
import { Badge } from '@tradeport/web/ui'
import { useAsBuyer } from '../frame/use-buyer'

/** "Messages", with how many of them are unread. */
export function MessagesLabel() {
  const t = useT('mall')
  const { data } = useAsBuyer(notificationCounts, {}, { key: ['buyer', notificationCounts.name], retries: 0 })
  const count = data?.all ?? 0
  return (
    <span>
      {t('frame.messages')} <Badge count={count} label={String(count)} />
    </span>
  )
}
