import type { AddressInput } from './address.contract'

/** Where goods of a wholesaler abroad are sent. */
export const anAddress = (over: Partial<AddressInput> = {}): AddressInput => ({
  kind: 'ship_to',
  contactName: 'Anna Weber',
  phone: '493012345',
  country: 'DE',
  level2: 'Berlin',
  detail: 'Torstraße 1',
  postcode: '10119',
  ...over,
})
