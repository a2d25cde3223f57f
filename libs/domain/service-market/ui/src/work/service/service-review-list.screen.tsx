import { EntityList } from '@tradeport/web/entity'
import { serviceReviewEntity } from './service.entity'

export default function ServiceReviewListScreen() {
  return <EntityList entity={serviceReviewEntity} audience="operator" />
}
