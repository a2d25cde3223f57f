import { profile } from '@tradeport/domain/identity/contract'
import { EntityList, ReachNote } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAudience } from '../shared/audience'
import { orderEntity } from './order.entity'

export default function OrderListScreen() {
  const t = useT('trading')
  return (
    <>
      <ReachNote
        permission="order:read"
        profile={profile}
        text={(level, department) => t(`order.reach.${level}`, { department })}
      />
      <EntityList entity={orderEntity} audience={useAudience()} />
    </>
  )
}
