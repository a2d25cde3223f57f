import { ServiceDetailPage } from './service-detail'

export default function ServiceDetailScreen() {
  return <ServiceDetailPage audience="provider" />
}
