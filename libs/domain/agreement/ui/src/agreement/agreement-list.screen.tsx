import { EntityList } from '@tradeport/web/entity'
import { agreementEntity } from './agreement.entity'
import { useAudience } from './use-audience'

export default function AgreementListScreen() {
  return <EntityList entity={agreementEntity} audience={useAudience()} />
}
