import { EntityList } from '@tradeport/web/entity'
import { certificateEntity } from './certificate.entity'

export default function CertificateReviewScreen() {
  return <EntityList entity={certificateEntity} audience="operator" />
}
