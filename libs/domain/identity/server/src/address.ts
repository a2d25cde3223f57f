import type { RegionConfig } from '@tradeport/kernel/config'
import type { ActorContext } from '@tradeport/node/server-kit'
import { invalid } from './invalid-field'

/** Where a code goes, and what somebody signs in with. */
export interface Address {
  readonly kind: 'email' | 'phone'
  /** As it is written to. */
  readonly value: string
  /** As it is compared. */
  readonly key: string
}

export const emailAddress = (email: string): Address => ({ kind: 'email', value: email, key: email.toLowerCase() })

/** A number without `+` is one of the region's own country. */
export function phoneAddress(phone: string, region: Pick<RegionConfig, 'phoneAreaCode'>): Address {
  const digits = phone.replaceAll(/\D/g, '')
  const value = phone.startsWith('+') ? `+${digits}` : `${region.phoneAreaCode}${digits.replace(/^0+/, '')}`
  return { kind: 'phone', value, key: value }
}

/** As it is kept: one of the two, or an email address where there are both. */
export const keptAddress = ({ email, phone }: { email: string | null; phone: string | null }): Address =>
  email === null && phone !== null ? { kind: 'phone', value: phone, key: phone } : emailAddress(email ?? '')

/** The number that somebody who searches has typed whole; undefined for anything else. */
export function typedPhone(keyword: string, region: Pick<RegionConfig, 'phoneAreaCode'>): string | undefined {
  const typed = keyword.replaceAll(/[\s().-]/g, '')
  return /^\+?\d{5,20}$/.test(typed) ? phoneAddress(typed, region).key : undefined
}

/** @throws AppError `USER_SERVICE530400` unless exactly one of the two is there. */
export function addressOf(
  ctx: Pick<ActorContext, 'region'>,
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
): Address {
  if (email !== undefined && phone === undefined) return emailAddress(email)
  if (phone !== undefined && email === undefined) return phoneAddress(phone, ctx.region)
  throw invalid('email', 'required')
}
