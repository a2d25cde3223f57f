import { PASSKEY_TRANSPORTS, type PasskeyTransport } from '@tradeport/domain/identity/contract'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'

export interface PasskeyRow {
  id: string
  user_id: string
  credential_id: string
  public_key: Buffer
  sign_count: string
  transports: string[]
  is_synced: boolean
  name: string
  created_at: Date
  last_used_at: Date | null
  blocked_at: Date | null
}

const PASSKEY = `select id, user_id, credential_id, public_key, sign_count, transports, is_synced, name, created_at, last_used_at,
  blocked_at from passkey`

export async function passkeysOf(ctx: ActorContext, userId: string): Promise<PasskeyRow[]> {
  return ctx.query<PasskeyRow>('passkeys_own', `${PASSKEY} where user_id = $1 order by created_at desc, id desc`, [
    userId,
  ])
}

export async function passkeyByCredential(ctx: ActorContext, credentialId: string): Promise<PasskeyRow | undefined> {
  const rows = await ctx.query<PasskeyRow>('passkey_by_credential', `${PASSKEY} where credential_id = $1`, [
    credentialId,
  ])
  return rows[0]
}

const TRANSPORTS: ReadonlySet<string> = new Set(PASSKEY_TRANSPORTS)

/** Ways to reach an authenticator that are not known here are left out. */
export const knownTransports = (transports: readonly string[]): PasskeyTransport[] =>
  transports.filter((transport): transport is PasskeyTransport => TRANSPORTS.has(transport))

export interface NewPasskey {
  credentialId: string
  publicKey: Uint8Array
  signCount: number
  transports: readonly string[]
  isSynced: boolean
  name: string
}

/** @returns undefined where the passkey is somebody's already. */
export async function insertPasskey(
  ctx: ActorContext,
  userId: string,
  passkey: NewPasskey,
): Promise<string | undefined> {
  const rows = await ctx.query<{ id: string }>(
    'passkey_insert',
    `insert into passkey (id, user_id, credential_id, public_key, sign_count, transports, is_synced, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (credential_id) do nothing returning id`,
    [
      uuidv7(),
      userId,
      passkey.credentialId,
      Buffer.from(passkey.publicKey),
      passkey.signCount,
      knownTransports(passkey.transports),
      passkey.isSynced,
      passkey.name,
      ctx.now().toISOString(),
    ],
  )
  return rows[0]?.id
}

/** @returns the name it had; undefined for another person's passkey exactly as for one that does not exist. */
export async function renameOwnPasskey(
  ctx: ActorContext,
  userId: string,
  id: string,
  name: string,
): Promise<string | undefined> {
  const rows = await ctx.query<{ name: string }>(
    'passkey_rename',
    `update passkey p set name = $3 from passkey old where p.id = $1 and p.user_id = $2 and old.id = p.id returning old.name`,
    [id, userId, name],
  )
  return rows[0]?.name
}

/** @returns its name; undefined for another person's passkey exactly as for one that does not exist. */
export async function deleteOwnPasskey(ctx: ActorContext, userId: string, id: string): Promise<string | undefined> {
  const rows = await ctx.query<{ name: string }>(
    'passkey_delete',
    'delete from passkey where id = $1 and user_id = $2 returning name',
    [id, userId],
  )
  return rows[0]?.name
}

/**
 * Notes a use; of two at once with one count, one wins.
 *
 * @returns false where the count has not grown although the authenticator counts: there are two of it.
 */
export async function notePasskeyUse(ctx: ActorContext, id: string, signCount: number): Promise<boolean> {
  const rows = await ctx.query<{ id: string }>(
    'passkey_use',
    `update passkey set sign_count = $2, last_used_at = $3
     where id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0)) returning id`,
    [id, signCount, ctx.now().toISOString()],
  )
  return rows.length > 0
}

/** @returns false where it was blocked before. */
export async function blockPasskey(ctx: ActorContext, id: string): Promise<boolean> {
  const rows = await ctx.query<{ id: string }>(
    'passkey_block',
    'update passkey set blocked_at = $2 where id = $1 and blocked_at is null returning id',
    [id, ctx.now().toISOString()],
  )
  return rows.length > 0
}
