import { sql } from 'drizzle-orm'
import { HOME_ADDRESSES, OPERATOR_FRONT_ENDS, type OperatorFrontEnd } from '@tradeport/kernel/config'
import type { ActorContext } from '@tradeport/node/server-kit'
import { saidTo } from './given-name'

export interface SsoClient extends Record<string, unknown> {
  key: OperatorFrontEnd
  addresses: string[]
  roles: string[]
  role_names: Record<string, string>
  version: number
  updated_at: string | null
  updated_by: string | null
}

/** All clients in the order they are shown. */
export async function ssoClients(ctx: ActorContext): Promise<SsoClient[]> {
  const { rows } = await ctx.db.execute<SsoClient>(sql`
    select c.key, c.addresses, c.roles, c.version, c.updated_at, u.display_name as updated_by,
      (select coalesce(jsonb_object_agg(r.code, ${saidTo(ctx, 'r')}), '{}') from operator_role r where r.code = any (c.roles)) as role_names
    from sso_client c left join user_account u on u.id = c.updated_by`)
  return OPERATOR_FRONT_ENDS.flatMap(key => rows.filter(row => row.key === key))
}

/** Locks all of them: that an address is registered once is a matter between them. */
export async function ssoClientsForChange(ctx: ActorContext): Promise<SsoClient[]> {
  const { rows } = await ctx.db.execute<SsoClient>(
    sql`select key, addresses, roles, version from sso_client order by key for update`,
  )
  return rows
}

export async function updateSsoClient(
  ctx: ActorContext,
  client: SsoClient,
  set: { addresses: readonly string[]; roles: readonly string[] },
): Promise<number> {
  const version = client.version + 1
  await ctx.db.execute(sql`
    update sso_client set addresses = ${sql.param([...set.addresses])}::text[], roles = ${sql.param([...set.roles])}::text[],
      version = ${version}, updated_at = ${ctx.now().toISOString()}, updated_by = ${ctx.actor.userId}
    where key = ${client.key}`)
  return version
}

/** Where the pages of each client lie, its own address first. */
export const addressesOf = ({ key, addresses }: Pick<SsoClient, 'key' | 'addresses'>): string[] => [
  ...HOME_ADDRESSES[key],
  ...addresses,
]

/** Addresses of all clients, for calls that ask for nothing else. */
export async function registeredAddresses(
  ctx: ActorContext,
): Promise<{ key: OperatorFrontEnd; addresses: string[] }[]> {
  const rows = await ctx.query<Pick<SsoClient, 'key' | 'addresses'>>(
    'sso_addresses',
    'select key, addresses from sso_client',
    [],
  )
  return OPERATOR_FRONT_ENDS.flatMap(key =>
    rows.filter(row => row.key === key).map(row => ({ key, addresses: addressesOf(row) })),
  )
}
