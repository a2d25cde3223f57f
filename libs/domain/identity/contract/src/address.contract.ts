import { countryCode, defineEndpoint, id, optionalText, text, z } from '@tradeport/kernel/contract-kit'
import { email } from './account-fields'

const MEMBERS = ['buyer', 'seller', 'provider'] as const

/** What an address is for: goods come to it, bills go to it, goods are fetched there, sent back there, made there. */
export const ADDRESS_KINDS = ['ship_to', 'bill_to', 'pick_up', 'return', 'factory'] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]

/** How far an address goes down: province or state, city, district, street or town, village. */
export const ADDRESS_LEVELS = ['level1', 'level2', 'level3', 'level4', 'level5'] as const
export const ADDRESSES_MAX = 50

const version = () => z.int().check(z.minimum(0))
const level = () => optionalText(60)

const address = {
  kind: z.enum(ADDRESS_KINDS),
  contactName: text(64),
  phone: z.string().check(z.trim(), z.regex(/^\d{1,20}$/, { error: 'phone' })),
  email: z.optional(email()),
  country: countryCode(),
  /** Which of them have to be there depends on the country. */
  level1: level(),
  level2: level(),
  level3: level(),
  level4: level(),
  level5: level(),
  /** House, building, room. */
  detail: text(200),
  postcode: optionalText(12),
}
const addressInput = z.object(address)
export type AddressInput = z.output<typeof addressInput>

const addressRow = z.object({
  id: id(),
  version: z.int(),
  kind: z.enum(ADDRESS_KINDS),
  contactName: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  country: z.string(),
  level1: z.nullable(z.string()),
  level2: z.nullable(z.string()),
  level3: z.nullable(z.string()),
  level4: z.nullable(z.string()),
  level5: z.nullable(z.string()),
  detail: z.string(),
  postcode: z.nullable(z.string()),
  /** One of each kind. */
  isDefault: z.boolean(),
})
export type AddressRow = z.output<typeof addressRow>

export const addressList = defineEndpoint({
  name: 'identity.addressList',
  path: '/user/address/list',
  audiences: MEMBERS,
  reads: ['companyAddress'],
  input: z.object({}),
  output: z.object({
    /** By kind; the default of each first. */
    addresses: z.array(addressRow),
    /** The kinds that a company of this side has. */
    kinds: z.array(z.enum(ADDRESS_KINDS)),
    /** Of the caller, for all of them. */
    actions: z.array(z.enum(['create', 'update', 'remove', 'set_default'])),
  }),
  summary: 'The address book of the caller’s company; all of its people read it.',
})

const change = { audiences: MEMBERS, writes: true, touches: ['companyAddress'] }
const seen = { id: id(), version: version() }

export const addressCreate = defineEndpoint({
  name: 'identity.addressCreate',
  path: '/user/address/create',
  ...change,
  input: addressInput,
  output: z.object({ id: id() }),
  errors: ['MALL600403'],
  summary: 'The first address of a kind is its default. At most 50.',
})

export const addressUpdate = defineEndpoint({
  name: 'identity.addressUpdate',
  path: '/user/address/update',
  ...change,
  input: z.object({ ...seen, ...address }),
  output: z.object({ version: z.int() }),
  errors: ['FT510006', 'MALL600403', 'USER_SERVICE530404'],
  summary: 'Everything but the kind.',
})

export const addressRemove = defineEndpoint({
  name: 'identity.addressRemove',
  path: '/user/address/remove',
  ...change,
  input: z.object(seen),
  output: z.object({}),
  errors: ['FT510006', 'MALL600403', 'USER_SERVICE530404'],
  summary: 'What was the default hands that on to the address of its kind that is there the longest.',
})

export const addressSetDefault = defineEndpoint({
  name: 'identity.addressSetDefault',
  path: '/user/address/setDefault',
  ...change,
  input: z.object(seen),
  output: z.object({ version: z.int() }),
  errors: ['FT510006', 'MALL600403', 'USER_SERVICE530404'],
})
