import type { Identity } from '@tradeport/domain/identity/contract'
import type { ActorContext } from '@tradeport/node/server-kit'
import { accountByAddress } from './account.repository'
import { addressOf, phoneAddress, type Address } from './address'

/** Calling codes that the region of the call had before, the last one first. */
async function formerAreaCodes(ctx: ActorContext): Promise<string[]> {
  const [row] = await ctx.query<{ codes: string[] }>(
    'former_area_codes',
    'select former_area_codes as codes from region_profile where region_id = $1',
    [ctx.region.regionId],
  )
  return row ? row.codes.toReversed() : []
}

/**
 * The address of somebody who comes back: a number as it is dialled at home is also one of whoever was kept under a calling code that
 * the region had before.
 *
 * @throws AppError as `addressOf`.
 */
export async function knownAddress(
  ctx: ActorContext,
  given: { email?: string | undefined; phone?: string | undefined },
  identity: Identity,
): Promise<Address> {
  const address = addressOf(ctx, given)
  const { phone } = given
  if (phone === undefined || phone.startsWith('+') || (await accountByAddress(ctx, address, identity))) return address
  for (const phoneAreaCode of await formerAreaCodes(ctx)) {
    const former = phoneAddress(phone, { phoneAreaCode })
    if (await accountByAddress(ctx, former, identity)) return former
  }
  return address
}
