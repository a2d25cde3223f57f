import { ServiceDetailPage } from './service-detail'

export default function ServiceReviewScreen() {
  return <ServiceDetailPage audience="operator" />
}
