import { EntityList } from '@tradeport/web/entity'
import { useAudience } from '../shared/audience'
import { declarationEntity } from './declaration.entity'

export default function DeclarationListScreen() {
  return <EntityList entity={declarationEntity} audience={useAudience()} />
}
