import { EntityList } from '@tradeport/web/entity'
import { useAudience } from '../shared/audience'
import { orderEntity } from './order.entity'
import { ReachNote } from './reach-note'

export default function OrderListScreen() {
  return (
    <>
      <ReachNote />
      <EntityList entity={orderEntity} audience={useAudience()} />
    </>
  )
}
