import { EntityList } from '@tradeport/web/entity'
import { useAudience } from '../audience'
import { membershipOrderEntity } from './order.entity'

export default function OrderListScreen() {
  return <EntityList entity={membershipOrderEntity} audience={useAudience()} />
}
