import type * as identityContract from '@tradeport/domain/identity/contract'
import type { FrontEndEntry } from '@tradeport/domain/identity/contract'
import { HOME_ADDRESSES, PLATFORM_TITLES, ROLES, frontEndAt, servesEverywhere } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { isoOrNull } from '@tradeport/node/db'
import { limits, pageOf, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { heldBy } from './held'
import { unknownRoles } from './operator.repository'
import type { IdentityPorts } from './ports'
import {
  addressesOf,
  registeredAddresses,
  ssoClients,
  ssoClientsForChange,
  updateSsoClient,
  type SsoClient,
} from './sso-client.repository'

type SsoClientHandlers = Pick<Handlers<typeof identityContract>, 'ssoClientPage' | 'ssoClientUpdate' | 'ssoEnter'>

const wrongField = (path: string, rule: string) =>
  new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path, rule }] })

/** @throws AppError `USER_SERVICE530400` for an address that a client has already, this one or another. */
function requireFree(clients: readonly SsoClient[], client: SsoClient, addresses: readonly string[]): void {
  const others = clients.filter(({ key }) => key !== client.key).flatMap(addressesOf)
  const taken = new Set([...others, ...HOME_ADDRESSES[client.key]])
  const again = addresses.findIndex((address, index) => taken.has(address) || addresses.indexOf(address) < index)
  if (again >= 0) throw wrongField(`addresses.${again}`, 'duplicate')
}

/** None for everybody but operators, whose front-ends these are. */
export async function frontEndsFor(ctx: ActorContext): Promise<FrontEndEntry[]> {
  const { kind, frontEnds = [] } = ctx.actor
  if (kind !== 'operator') return []
  const clients = await registeredAddresses(ctx)
  return clients.map(client => ({ ...client, mayEnter: frontEnds.includes(client.key) }))
}

export function ssoClientHandlers({ catalogue }: IdentityPorts): SsoClientHandlers {
  return {
    async ssoClientPage(ctx, input) {
      const mayChange = servesEverywhere(ctx.actor.regionIds) && heldBy(ctx, catalogue()).has('ssoClient:update')
      const records = (await ssoClients(ctx)).map(client => ({
        key: client.key,
        homeAddresses: [...HOME_ADDRESSES[client.key]],
        addresses: client.addresses,
        roles: client.roles,
        roleNames: client.role_names,
        version: client.version,
        updatedAt: isoOrNull(client.updated_at),
        updatedBy: client.updated_by,
        actions: mayChange ? ['update'] : [],
      }))
      const { limit, offset } = limits(input)
      return pageOf(input, records.slice(offset, offset + limit), records.length)
    },

    async ssoClientUpdate(ctx, input) {
      // Front-ends are those of all regions.
      if (!servesEverywhere(ctx.actor.regionIds)) throw new AppError('USER_SERVICE530301')
      const clients = await ssoClientsForChange(ctx)
      const client = clients.find(({ key }) => key === input.key)
      if (!client || client.version !== input.version) throw new AppError('FT510006')
      requireFree(clients, client, input.addresses)
      const roles = [...new Set(input.roles)]
      // A role that has been disabled meanwhile stays where it is.
      const added = roles.filter(role => !client.roles.includes(role))
      if ((await unknownRoles(ctx, ROLES.operator, added)).length > 0) throw wrongField('roles', 'invalid_value')
      const set = { addresses: input.addresses, roles }
      const version = await updateSsoClient(ctx, client, set)
      ctx.live({ to: { operators: true }, topic: 'ssoClient', id: client.key })
      await ctx.audit({
        action: 'ssoClient:update',
        entityType: 'ssoClient',
        entityId: client.key,
        entityNo: PLATFORM_TITLES[client.key].en_US,
        before: { addresses: client.addresses, roles: client.roles },
        after: set,
        reason: input.reason,
      })
      return { version }
    },

    async ssoEnter(ctx, { address }) {
      const clients = await frontEndsFor(ctx)
      const frontEnd = frontEndAt(clients, address)
      if (!frontEnd) throw new AppError('USER_SERVICE530313')
      if (!frontEnd.mayEnter) throw new AppError('USER_SERVICE530312')
      await ctx.audit({
        action: 'ssoClient:enter',
        entityType: 'ssoClient',
        entityId: frontEnd.key,
        entityNo: PLATFORM_TITLES[frontEnd.key].en_US,
        after: { address },
      })
      return { frontEnd: frontEnd.key }
    },
  }
}
