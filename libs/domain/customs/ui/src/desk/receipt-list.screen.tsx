import { EntityList } from '@tradeport/web/entity'
import { receiptEntity } from './receipt.entity'

export default function ReceiptListScreen() {
  return <EntityList entity={receiptEntity} audience="platform" />
}
