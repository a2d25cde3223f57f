import { ADDRESS_LEVELS, type AddressInput, type AddressKind } from '@tradeport/domain/identity/contract'
import type { Party } from './member.policy'
import { mayStep } from '@tradeport/kernel/contract-kit'

/** All regions are in one country: its addresses go as far down as a region asks. */
const HOME_COUNTRY = 'CN'

/** The kinds of addresses that a company of each side has. */
export const ADDRESS_KINDS_OF: Readonly<Record<Party, readonly AddressKind[]>> = {
  buyer: ['ship_to', 'bill_to'],
  seller: ['pick_up', 'bill_to', 'return', 'factory'],
  provider: ['bill_to'],
}

/** Who keeps the address book besides owners: those whose goods are fetched and sent back. */
const KEEPERS: Readonly<Record<Party, readonly string[]>> = {
  buyer: ['buyer_owner'],
  seller: ['seller_owner', 'shop_manager', 'order_follow'],
  provider: ['provider_owner'],
}

export const keepsAddresses = (party: Party, roles: readonly string[]): boolean =>
  mayStep(KEEPERS[party], roles, 'companyAddress:update')

interface PostcodeRule {
  readonly form: RegExp
  /** People at home often leave it out. */
  readonly optional?: true
}

/** How postal codes are written where most of the goods go; elsewhere they are free, as not every country has them. */
const POSTCODES: Readonly<Record<string, PostcodeRule>> = {
  CN: { form: /^\d{6}$/, optional: true },
  AT: { form: /^\d{4}$/ },
  AU: { form: /^\d{4}$/ },
  BE: { form: /^\d{4}$/ },
  BR: { form: /^\d{5}-?\d{3}$/ },
  CA: { form: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i },
  CH: { form: /^\d{4}$/ },
  DE: { form: /^\d{5}$/ },
  DK: { form: /^\d{4}$/ },
  ES: { form: /^\d{5}$/ },
  FI: { form: /^\d{5}$/ },
  FR: { form: /^\d{5}$/ },
  GB: { form: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i },
  ID: { form: /^\d{5}$/ },
  IN: { form: /^\d{6}$/ },
  IT: { form: /^\d{5}$/ },
  JP: { form: /^\d{3}-?\d{4}$/ },
  KR: { form: /^\d{5}$/ },
  MX: { form: /^\d{5}$/ },
  MY: { form: /^\d{5}$/ },
  NL: { form: /^\d{4} ?[A-Z]{2}$/i },
  PL: { form: /^\d{2}-\d{3}$/ },
  PT: { form: /^\d{4}-\d{3}$/ },
  RU: { form: /^\d{6}$/ },
  SE: { form: /^\d{3} ?\d{2}$/ },
  SG: { form: /^\d{6}$/ },
  TH: { form: /^\d{5}$/ },
  TR: { form: /^\d{5}$/ },
  US: { form: /^\d{5}(?:-\d{4})?$/ },
  VN: { form: /^\d{5,6}$/ },
}

export type AddressField = (typeof ADDRESS_LEVELS)[number] | 'postcode'

/** What an address of a country cannot do without: at home all levels that the region asks for, abroad the city. */
export function requiredAddressFields(country: string, requiredLevel: number): readonly AddressField[] {
  const levels = country === HOME_COUNTRY ? ADDRESS_LEVELS.slice(0, requiredLevel) : (['level2'] as const)
  const postcode = POSTCODES[country]
  return postcode && !postcode.optional ? [...levels, 'postcode'] : levels
}

interface AddressProblem {
  readonly path: AddressField
  readonly rule: 'required' | 'invalid_format'
}

export function addressProblems(
  address: Pick<AddressInput, 'country' | AddressField>,
  requiredLevel: number,
): AddressProblem[] {
  const missing = requiredAddressFields(address.country, requiredLevel).filter(field => !address[field])
  const postcode = POSTCODES[address.country]
  const isWrong = address.postcode && postcode && !postcode.form.test(address.postcode)
  return [
    ...missing.map(path => ({ path, rule: 'required' as const })),
    ...(isWrong ? [{ path: 'postcode' as const, rule: 'invalid_format' as const }] : []),
  ]
}
