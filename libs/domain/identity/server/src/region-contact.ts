import { isEmail, isPhone } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import { isSupportedCountry, isValidPhoneNumber } from 'libphonenumber-js/max'
import { invalid } from './invalid-field'

/** @throws AppError at the field of an address that the region's pattern (spec section 5) does not know. */
export function requireRegionEmail(ctx: ActorContext, email: string, path = 'email'): void {
  if (!isEmail(email, ctx.region)) throw invalid(path, 'email')
}

/** @throws AppError at the field of a number that is none by the region's pattern; the `+` of other countries is none of its digits. */
export function requireRegionPhone(ctx: ActorContext, phone: string, path = 'phone'): void {
  if (!isPhone(phone.replace(/^\+/, ''), ctx.region)) throw invalid(path, 'phone')
}

/** @throws AppError at the field of whichever is given. */
export function requireRegionAddress(
  ctx: ActorContext,
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
): void {
  if (email !== undefined) requireRegionEmail(ctx, email)
  if (phone !== undefined) requireRegionPhone(ctx, phone)
}

/**
 * Whether digits can be a number of that country as it is dialled there, or one of any country behind its calling code: a company
 * may be reached abroad. The plan of a country that is not known is left to the region's pattern.
 */
export function isPhoneOf(country: string, digits: string): boolean {
  return !isSupportedCountry(country) || isValidPhoneNumber(digits, country) || isValidPhoneNumber(`+${digits}`)
}
