import { productChangeMachine, productMachine, storeMachine } from '@tradeport/domain/catalogue/rules'
import { newsMachine, publicationMachine } from '@tradeport/domain/content/rules'
import { registrationMachine } from '@tradeport/domain/identity/rules'
import { reportMachine } from '@tradeport/domain/reporting/rules'
import { languageTextMachine } from '@tradeport/domain/language/rules'
import { serviceCategoryMachine, serviceMachine } from '@tradeport/domain/service-market/rules'
import { sourcingMachines } from '@tradeport/domain/sourcing/server'
import { leaveMessageMachine } from '@tradeport/domain/support/rules'
import { tradingMachines } from '@tradeport/domain/trading/server'

interface RoleMachine {
  readonly name: string
  readonly actions: Readonly<Record<string, { readonly by: readonly string[] }>>
}

const MACHINES: readonly RoleMachine[] = [
  registrationMachine,
  storeMachine,
  productMachine,
  productChangeMachine,
  ...sourcingMachines,
  ...tradingMachines,
  newsMachine,
  publicationMachine,
  reportMachine,
  languageTextMachine,
  serviceCategoryMachine,
  serviceMachine,
  leaveMessageMachine,
]

/** What a role may do, as `<document>:<action>`: read off the state machines, so that the list cannot differ from the checks. */
export function permissionsOf(role: string): readonly string[] {
  return MACHINES.flatMap(machine =>
    Object.entries(machine.actions)
      .filter(([, action]) => action.by.includes(role))
      .map(([action]) => `${machine.name}:${action}`),
  )
}
