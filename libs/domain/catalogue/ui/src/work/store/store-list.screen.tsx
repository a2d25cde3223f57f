import { EntityList } from '@tradeport/web/entity'
import { storeEntity } from './store.entity'

export default function StoreListScreen() {
  return <EntityList entity={storeEntity} audience="operator" />
}
