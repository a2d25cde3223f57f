import { EntityList } from '@tradeport/web/entity'
import { bankAccountEntity } from './bank-account.entity'

export default function BankAccountCheckScreen() {
  return <EntityList entity={bankAccountEntity} audience="operator" />
}
