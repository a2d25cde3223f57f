import type { RegionConfig } from '@tradeport/kernel/config'

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
