import * as membershipContract from '@tradeport/domain/membership/contract'
import { defineServerModule, type Abilities } from '@tradeport/node/server-kit'
import { abilityStates, useUpAbility } from './ability'

export const membershipServer = defineServerModule({
  name: 'membership',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: membershipContract,
  handlers: () => ({
    abilityQuery: async (ctx, input) => ({ abilities: await abilityStates(ctx, [...new Set(input.abilities)]) }),
  }),
})

/** For calls whose endpoint names an ability: the check and the use before what it pays for. */
export const abilities: Abilities = { use: useUpAbility }
