import { AppError } from '@tradeport/kernel/errors'
import { unlessTaken } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { Address } from './address'
import { useCode } from './verification-code'

/**
 * @throws AppError `USER_SERVICE530110` or `530133` where another account of the region has the address; operators sign in with one
 * account everywhere, so that no two of them have the same.
 */
export async function changeAddress(ctx: ActorContext, userId: string, address: Address, code: string): Promise<void> {
  await useCode(ctx, address, 'change_contact', code)
  const isEmail = address.kind === 'email'
  const column = isEmail ? 'email' : 'phone'
  const compared = isEmail ? 'lower(other.email) = $3' : 'other.phone = $3'
  // Told only to somebody who has just proved that the address is theirs.
  const taken = new AppError(isEmail ? 'USER_SERVICE530110' : 'USER_SERVICE530133')
  const index = isEmail ? 'user_account_email' : 'user_account_phone'
  const write = () =>
    ctx.query<{ id: string }>(
      `contact_${column}`,
      `update user_account u set ${column} = $2, updated_at = $4
     where u.id = $1 and not exists (select 1 from user_account other
       where other.id <> u.id and other.status <> 'deleted' and ${compared} and (other.region_id = u.region_id
         or (exists (select 1 from operator o where o.user_id = u.id)
           and exists (select 1 from operator o where o.user_id = other.id))))
     returning u.id`,
      [userId, address.value, address.key, ctx.now().toISOString()],
    )
  // Another account may take it between the look and the write.
  const changed = await unlessTaken(index, () => taken, write)
  if (changed.length === 0) throw taken
}
