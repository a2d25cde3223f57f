import { EntityList } from '@tradeport/web/entity'
import { useAudience } from '../shared/audience'
import { threadEntity } from './thread.entity'

/** A seller's inbox of inquiries: what has just arrived appears by itself. */
export default function ThreadListScreen() {
  return <EntityList entity={threadEntity} audience={useAudience()} />
}
