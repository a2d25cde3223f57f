import { EntityList } from '@tradeport/web/entity'
import { mailEntity } from './mail.entity'

/** `/outgoing-messages`: what leaves, what could not, and why. */
export default function MailListScreen() {
  return <EntityList entity={mailEntity} audience="operator" />
}
