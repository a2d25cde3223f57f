import { EntityList } from '@tradeport/web/entity'
import { useAudience } from '../shared/audience'
import { blockEntity } from './block.entity'

export default function BlockListScreen() {
  const audience = useAudience()
  return <EntityList entity={blockEntity} audience={audience === 'operator' ? 'operator' : 'member'} />
}
