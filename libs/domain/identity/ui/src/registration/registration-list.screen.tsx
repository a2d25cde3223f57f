import { EntityList } from '@tradeport/web/entity'
import { registrationEntity } from './registration.entity'

export default function RegistrationListScreen() {
  return <EntityList entity={registrationEntity} audience="operator" />
}
