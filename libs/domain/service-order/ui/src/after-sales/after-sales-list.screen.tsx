import { EntityList } from '@tradeport/web/entity'
import { useAudience } from '../shared/audience'
import { afterSalesEntity } from './after-sales.entity'

export default function AfterSalesListScreen() {
  return <EntityList entity={afterSalesEntity} audience={useAudience()} />
}
