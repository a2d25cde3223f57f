import { ADDRESSES_MAX, type AddressInput, type AddressRow } from '@tradeport/domain/identity/contract'
import type * as identityContract from '@tradeport/domain/identity/contract'
import { ADDRESS_KINDS_OF, addressProblems, keepsAddresses } from '@tradeport/domain/identity/rules'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import {
  addressesForChange,
  addressesOf,
  deleteAddress,
  insertAddress,
  makeDefault,
  updateAddress,
  type CompanyAddress,
} from './address-book.repository'
import { seatOf } from './member.handlers'
import type { Seat } from './member.repository'
import { requireRegionEmail, requireRegionPhone } from './region-contact'

type AddressHandlers = Pick<
  Handlers<typeof identityContract>,
  'addressList' | 'addressCreate' | 'addressUpdate' | 'addressRemove' | 'addressSetDefault'
>

const ACTIONS = ['create', 'update', 'remove', 'set_default'] as const

interface WrongField {
  path: string
  rule: string
  params?: Record<string, number>
}

const wrongFields = (fieldErrors: WrongField[]) => new AppError('USER_SERVICE530400', {}, { fieldErrors })

const rowOf = (row: CompanyAddress): AddressRow => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  contactName: row.contact_name,
  phone: row.phone,
  email: row.email,
  country: row.country,
  level1: row.level1,
  level2: row.level2,
  level3: row.level3,
  level4: row.level4,
  level5: row.level5,
  detail: row.detail,
  postcode: row.postcode,
  isDefault: row.is_default,
})

/** @throws AppError `MALL600403` for everybody but those who keep the company's addresses. */
export function keeperSeat(ctx: ActorContext): Seat {
  const seat = seatOf(ctx)
  if (!keepsAddresses(seat.party, ctx.actor.roles)) throw new AppError('MALL600403')
  return seat
}

function requireSound(ctx: ActorContext, seat: Seat, address: AddressInput): void {
  if (!ADDRESS_KINDS_OF[seat.party].includes(address.kind)) throw wrongFields([{ path: 'kind', rule: 'invalid_value' }])
  requireRegionPhone(ctx, address.phone)
  if (address.email !== undefined) requireRegionEmail(ctx, address.email)
  const problems = addressProblems(address, ctx.region.addressRequiredLevel)
  if (problems.length > 0) throw wrongFields(problems)
}

/** The address as it was seen, with the book it stands in; another company's is none at all. */
async function seenAddress(ctx: ActorContext, seat: Seat, seen: { id: string; version: number }) {
  const book = await addressesForChange(ctx, seat.companyId)
  const address = book.find(({ id }) => id === seen.id)
  if (!address) throw new AppError('USER_SERVICE530404')
  if (address.version !== seen.version) throw new AppError('FT510006')
  return { address, others: book.filter(each => each.kind === address.kind && each.id !== address.id) }
}

export async function noteAddress(
  ctx: ActorContext,
  seat: Seat,
  change: { action: (typeof ACTIONS)[number]; id: string; before?: unknown; after?: unknown },
): Promise<void> {
  const { action, id, ...states } = change
  ctx.live({ to: { companyId: seat.companyId }, topic: 'companyAddress', id })
  await ctx.audit({
    action: `companyAddress:${action}`,
    entityType: 'companyAddress',
    entityId: id,
    companyId: seat.companyId,
    ...states,
  })
}

export const addressBookHandlers: AddressHandlers = {
  async addressList(ctx) {
    const seat = seatOf(ctx)
    const rows = await addressesOf(ctx, seat.companyId)
    return {
      addresses: rows.map(rowOf),
      kinds: [...ADDRESS_KINDS_OF[seat.party]],
      actions: keepsAddresses(seat.party, ctx.actor.roles) ? [...ACTIONS] : [],
    }
  },

  async addressCreate(ctx, input) {
    const seat = keeperSeat(ctx)
    requireSound(ctx, seat, input)
    const book = await addressesForChange(ctx, seat.companyId)
    if (book.length >= ADDRESSES_MAX)
      throw wrongFields([{ path: 'kind', rule: 'too_many', params: { max: ADDRESSES_MAX } }])
    const isFirst = !book.some(({ kind }) => kind === input.kind)
    const id = await insertAddress(ctx, seat, input, isFirst)
    await noteAddress(ctx, seat, { action: 'create', id, after: input })
    return { id }
  },

  async addressUpdate(ctx, { id, version, ...input }) {
    const seat = keeperSeat(ctx)
    const { address } = await seenAddress(ctx, seat, { id, version })
    requireSound(ctx, seat, { ...input, kind: address.kind })
    const next = await updateAddress(ctx, seat, address, input)
    await noteAddress(ctx, seat, {
      action: 'update',
      id,
      before: rowOf(address),
      after: { ...rowOf(address), ...input },
    })
    return { version: next }
  },

  async addressRemove(ctx, seen) {
    const seat = keeperSeat(ctx)
    const { address, others } = await seenAddress(ctx, seat, seen)
    await deleteAddress(ctx, seat, address.id)
    const [heir] = others
    if (address.is_default && heir) await makeDefault(ctx, seat, heir)
    await noteAddress(ctx, seat, { action: 'remove', id: address.id, before: rowOf(address) })
    return {}
  },

  async addressSetDefault(ctx, seen) {
    const seat = keeperSeat(ctx)
    const { address } = await seenAddress(ctx, seat, seen)
    if (address.is_default) return { version: address.version }
    const version = await makeDefault(ctx, seat, address)
    await noteAddress(ctx, seat, { action: 'set_default', id: address.id, after: { isDefault: true } })
    return { version }
  },
}
