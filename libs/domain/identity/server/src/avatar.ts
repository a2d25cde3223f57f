import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { AccountPorts } from './ports'

const DAY_MS = 86_400_000
const KEY_SIGNS = 22

export interface Avatars {
  /** Where a picture is read by somebody who may see the person; the same all day, so that a browser keeps it. */
  url(ctx: ActorContext, fileId: string | null): string | null
  /** The pictures of those who have one, by person. */
  ofPeople(ctx: ActorContext, userIds: readonly string[]): Promise<Map<string, string>>
}

const today = (ctx: ActorContext) => Math.floor(ctx.now().getTime() / DAY_MS)

const signature = (secretKey: Buffer, fileId: string, until: string) =>
  createHmac('sha256', secretKey).update(`avatar ${fileId} ${until}`).digest('base64url').slice(0, KEY_SIGNS)

/** Whether an address was signed here and has not ended. */
export function isGoodAddress(
  ctx: ActorContext,
  secretKey: Buffer,
  { id, until, key }: { id: string; until: string; key: string },
): boolean {
  const wanted = signature(secretKey, id, until)
  return timingSafeEqual(Buffer.from(key), Buffer.from(wanted)) && Number(until) > today(ctx)
}

/** Addresses of pictures of people: signed, and good for one to two days. */
export function avatarsOf(secretKey: Buffer): Avatars {
  const url = (ctx: ActorContext, fileId: string) => {
    const until = String(today(ctx) + 2)
    return `/api/user/avatar/${fileId}?until=${until}&key=${signature(secretKey, fileId, until)}`
  }
  return {
    url: (ctx, fileId) => (fileId === null ? null : url(ctx, fileId)),
    async ofPeople(ctx, userIds) {
      if (userIds.length === 0) return new Map()
      const rows = await ctx.query<{ id: string; avatar_file_id: string }>(
        'avatars_of',
        'select id, avatar_file_id from user_account where id = any ($1::uuid[]) and avatar_file_id is not null',
        [[...userIds]],
      )
      return new Map(rows.map(row => [row.id, url(ctx, row.avatar_file_id)]))
    },
  }
}

/** Locks the account: of two changes at once the second one sees what the first one put there. */
export async function swapAvatar(
  ctx: ActorContext,
  { pictures }: Pick<AccountPorts, 'pictures'>,
  userId: string,
  next: string | null,
): Promise<void> {
  const [before] = await ctx.query<{ avatar_file_id: string | null }>(
    'avatar_before',
    'select avatar_file_id from user_account where id = $1 for update',
    [userId],
  )
  await ctx.query('avatar_set', 'update user_account set avatar_file_id = $2, updated_at = $3 where id = $1', [
    userId,
    next,
    ctx.now().toISOString(),
  ])
  if (before?.avatar_file_id) await pictures.forget(ctx, before.avatar_file_id)
}

export const dropAvatar = (ctx: ActorContext, accounts: Pick<AccountPorts, 'pictures'>, userId: string) =>
  swapAvatar(ctx, accounts, userId, null)
