import { EntityList } from '@tradeport/web/entity'
import { ServiceExport } from './service-export'
import { serviceReviewEntity } from './service.entity'

export default function ServiceReviewListScreen() {
  return <EntityList entity={serviceReviewEntity} audience="operator" toolbar={<ServiceExport />} />
}
