import { BANK_PURPOSES, type BankPurpose } from '@tradeport/domain/identity/contract'
import type { FieldRule } from '@tradeport/kernel/errors'

/** How long an IBAN of a country is, from the registry that SWIFT keeps (ISO 13616); countries without one have none. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  ...{ AD: 24, AE: 23, AL: 28, AT: 20, AZ: 28, BA: 20, BE: 16, BG: 22, BH: 22, BR: 29, BY: 28, CH: 21, CR: 22, CY: 28 },
  ...{ CZ: 24, DE: 22, DK: 18, DO: 28, EE: 20, EG: 29, ES: 24, FI: 18, FO: 18, FR: 27, GB: 22, GE: 22, GI: 23, GL: 18 },
  ...{ GR: 27, GT: 28, HR: 21, HU: 28, IE: 22, IL: 23, IQ: 23, IS: 26, IT: 27, JO: 30, KW: 30, KZ: 20, LB: 28, LC: 32 },
  ...{ LI: 21, LT: 20, LU: 20, LV: 21, LY: 25, MC: 27, MD: 24, ME: 22, MK: 19, MR: 27, MT: 31, MU: 30, NL: 18, NO: 15 },
  ...{ PK: 24, PL: 28, PS: 29, PT: 25, QA: 29, RO: 24, RS: 22, SA: 24, SC: 31, SE: 24, SI: 19, SK: 24, SM: 27, ST: 25 },
  ...{ SV: 28, TL: 23, TN: 24, TR: 26, UA: 29, VA: 22, VG: 24, XK: 20 },
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]+$/
/** Where a country has no IBAN: digits, in some countries with letters. */
const OTHER_NUMBER = /^[A-Z\d]{5,34}$/
/** ISO 9362: bank, country, place, and a branch where there is one. */
const BIC = /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}([A-Z\d]{3})?$/

/** As banks write it to each other: no spaces, no hyphens, capitals. */
export function normaliseAccountNo(text: string): string {
  return text.replaceAll(/[\s.-]/g, '').toUpperCase()
}

/** The rest by 97 of the number that an IBAN is when its first four signs go to its end and letters count 10 to 35 (ISO 7064). */
function remainder97(iban: string): number {
  let rest = 0
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

export function isIban(accountNo: string, country: string): boolean {
  return (
    IBAN.test(accountNo) &&
    accountNo.startsWith(country) &&
    accountNo.length === IBAN_LENGTHS[country] &&
    remainder97(accountNo) === 1
  )
}

export interface BankAccountFields {
  readonly accountNo: string
  readonly swift: string
  readonly country: string
}

/** What cannot be right about an account, field by field; number and code as `normaliseAccountNo` writes them. */
export function bankAccountProblems(account: BankAccountFields): { path: string; rule: FieldRule }[] {
  const { accountNo, swift, country } = account
  const problems: { path: string; rule: FieldRule }[] = []
  if (!BIC.test(swift)) problems.push({ path: 'swift', rule: 'bic' })
  else if (swift.slice(4, 6) !== country) problems.push({ path: 'swift', rule: 'bic_country' })
  if (country in IBAN_LENGTHS) {
    if (!isIban(accountNo, country)) problems.push({ path: 'accountNo', rule: 'iban' })
  } else if (!OTHER_NUMBER.test(accountNo) || !/\d/.test(accountNo))
    problems.push({ path: 'accountNo', rule: 'account_no' })
  return problems
}

/** What somebody who acts for that side of a company states accounts for: buyers are only paid back. */
export function bankPurposesOf(party: string): readonly BankPurpose[] {
  return party === 'buyer' ? ['refund'] : BANK_PURPOSES
}
