import { EntityList } from '@tradeport/web/entity'
import { messageEntity } from './message.entity'

export default function MessageListScreen() {
  return <EntityList entity={messageEntity} audience="operator" />
}
