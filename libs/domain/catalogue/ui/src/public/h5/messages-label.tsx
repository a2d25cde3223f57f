import { useQuery } from '@tanstack/react-query'
import { notificationCounts } from '@tradeport/domain/messaging/contract'
import { useT } from '@tradeport/web/i18n'
import { Badge } from '@tradeport/web/ui'
import { useBuyerLayer } from '../frame/use-buyer'

/** "Messages", with how many of them are unread. */
export function MessagesLabel() {
  const t = useT('mall')
  const layer = useBuyerLayer()
  const { data } = useQuery({
    queryKey: ['buyer', notificationCounts.name],
    enabled: layer !== undefined,
    queryFn: async ({ signal }) => {
      const result = await layer?.call(notificationCounts, {}, { signal, ignoreError: true, retries: 0 })
      return result?.ok ? result.data : Promise.reject(result?.failure)
    },
  })
  const count = data?.all ?? 0
  return (
    <span>
      {t('frame.messages')} <Badge count={count} label={String(count)} />
    </span>
  )
}
