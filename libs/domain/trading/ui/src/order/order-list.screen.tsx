import { EntityList } from '@tradeport/web/entity'
import { useAudience } from '../shared/audience'
import { orderEntity } from './order.entity'

export default function OrderListScreen() {
  return <EntityList entity={orderEntity} audience={useAudience()} />
}
