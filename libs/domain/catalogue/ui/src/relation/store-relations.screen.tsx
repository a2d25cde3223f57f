import { EntityList } from '@tradeport/web/entity'
import { relationEntity } from './relation.entity'

export default function StoreRelationsScreen() {
  return <EntityList entity={relationEntity} audience="buyer" />
}
