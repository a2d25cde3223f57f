import { EntityList } from '@tradeport/web/entity'
import { membershipInvoiceEntity } from './invoice.entity'

export default function InvoiceListScreen() {
  return <EntityList entity={membershipInvoiceEntity} audience="operator" />
}
