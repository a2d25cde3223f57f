/** Numbers that check themselves: containers (ISO 6346), vehicles (ISO 3779), Chinese companies (GB 32100). */

const LETTERS = '0123456789A?BCDEFGHIJK?LMNOPQRSTU?VWXYZ'

export type CheckedNumber<Fault extends string = never> =
  | { readonly valid: false; readonly fault: 'format'; readonly normalised: string }
  | {
      readonly valid: boolean
      readonly fault: 'check' | null
      readonly normalised: string
      readonly sum: number
      readonly rest: number
      readonly check: string
      readonly warning: Fault | null
    }

/** Letters stand for 10 to 38 without the multiples of 11; a remainder of 10 is written 0, and the standard asks not to use such serials. */
export function checkContainerNo(input: string): CheckedNumber<'remainder_10'> {
  const normalised = input.toUpperCase().replaceAll(/[\s-]/g, '')
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(normalised)) return { valid: false, fault: 'format', normalised }
  const sum = [...normalised.slice(0, 10)].reduce((total, sign, index) => total + LETTERS.indexOf(sign) * 2 ** index, 0)
  const rest = sum % 11
  const check = String(rest % 10)
  const valid = normalised.endsWith(check)
  return {
    valid,
    fault: valid ? null : 'check',
    normalised,
    sum,
    rest,
    check,
    warning: rest === 10 ? 'remainder_10' : null,
  }
}

const VIN_VALUES = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** The ninth sign checks the others; I, O and Q are not used. */
export function checkVin(input: string): CheckedNumber {
  const normalised = input.trim().toUpperCase()
  if (!/^[A-HJ-NPR-Z\d]{17}$/.test(normalised)) return { valid: false, fault: 'format', normalised }
  const sum = [...normalised].reduce((total, sign, index) => total + vinValue(sign) * (VIN_WEIGHTS[index] ?? 0), 0)
  const rest = sum % 11
  const check = rest === 10 ? 'X' : String(rest)
  const valid = normalised.charAt(8) === check
  return { valid, fault: valid ? null : 'check', normalised, sum, rest, check, warning: null }
}

// A to H are 1 to 8, J to R 1 to 9, S to Z 2 to 9: the column of the punched card.
const vinValue = (sign: string) => VIN_VALUES.indexOf(sign) % 10

/** Makers from China (L) and North America (1 to 5) have to write the check sign; others may. */
export const isVinChecked = (vin: string): boolean => /^[1-5L]/i.test(vin)

const USCC_SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const USCC_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
const ORG_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2]

/** Unified social credit code. `inner`: the organisation code inside it does not check, which old registrations may have. */
export function checkUscc(input: string): CheckedNumber<'inner'> {
  const normalised = input.trim().toUpperCase()
  if (!/^[\dA-HJ-NP-RTUWXY]{2}\d{6}[\dA-HJ-NP-RTUWXY]{9}[\dA-Z]$/.test(normalised))
    return { valid: false, fault: 'format', normalised }
  const sum = USCC_WEIGHTS.reduce(
    (total, weight, index) => total + USCC_SIGNS.indexOf(normalised.charAt(index)) * weight,
    0,
  )
  const rest = sum % 31
  const check = USCC_SIGNS.charAt((31 - rest) % 31)
  const valid = normalised.endsWith(check)
  return {
    valid,
    fault: valid ? null : 'check',
    normalised,
    sum,
    rest,
    check,
    warning: isOrgCode(normalised.slice(8, 17)) ? null : 'inner',
  }
}

function isOrgCode(code: string): boolean {
  const sum = ORG_WEIGHTS.reduce((total, weight, index) => total + Number.parseInt(code.charAt(index), 36) * weight, 0)
  const check = 11 - (sum % 11)
  const sign = check === 10 ? 'X' : check === 11 ? '0' : String(check)
  return code.charAt(8) === sign
}
