import type { MembershipParty } from './parties'

/**
 * What a company can pay for. `count`: each use takes one away; `capacity`: as many at the same time (products on sale, members).
 */
export interface AbilityDefinition {
  readonly parties: readonly MembershipParty[]
  readonly measure: 'count' | 'capacity'
}

export const PRODUCT_PUBLISH_ABILITY = 'product.publish'
export const INQUIRY_SEND_ABILITY = 'inquiry.send'
export const SEAT_ABILITY = 'seat.member'
export const SHOP_ABILITY = 'shop.open'
export const SERVICE_ORDER_ABILITY = 'service.order'
export const DECLARATION_BATCH_ABILITY = 'declaration.batch'

export const ABILITIES = {
  [PRODUCT_PUBLISH_ABILITY]: { parties: ['seller'], measure: 'capacity' },
  'product.import': { parties: ['seller'], measure: 'count' },
  'data.export': { parties: ['seller', 'provider'], measure: 'count' },
  [INQUIRY_SEND_ABILITY]: { parties: ['buyer'], measure: 'count' },
  [SEAT_ABILITY]: { parties: ['buyer', 'seller', 'provider'], measure: 'capacity' },
  [SHOP_ABILITY]: { parties: ['seller'], measure: 'capacity' },
  [SERVICE_ORDER_ABILITY]: { parties: ['seller'], measure: 'count' },
  [DECLARATION_BATCH_ABILITY]: { parties: ['seller', 'provider'], measure: 'count' },
} as const satisfies Record<string, AbilityDefinition>

export type AbilityKey = keyof typeof ABILITIES

export const ABILITY_KEYS = [
  'product.publish',
  'product.import',
  'data.export',
  'inquiry.send',
  'seat.member',
  'shop.open',
  'service.order',
  'declaration.batch',
] as const

export function isAbilityKey(key: string): key is AbilityKey {
  return Object.hasOwn(ABILITIES, key)
}

export const isCapacity = (key: string): boolean => isAbilityKey(key) && ABILITIES[key].measure === 'capacity'

export function abilitiesOf(party: MembershipParty): AbilityKey[] {
  return ABILITY_KEYS.filter(key => ABILITIES[key].parties.some(name => name === party))
}
