import { isUnifiedIdentifier } from 'util-helpers'

const digits = (text: string) => [...text].map(Number)

const weighted = (values: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0)

const at = (values: readonly number[], index: number) => values.at(index) ?? -1

/** The last digit makes the Luhn sum of all of them a multiple of ten. */
function luhn(text: string): boolean {
  const sum = digits(text)
    .reverse()
    .reduce((total, digit, index) => {
      const value = index % 2 === 1 ? digit * 2 : digit
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** ISO 7064 MOD 11,10, as the German tax office uses it for VAT numbers. */
function mod1110(text: string): boolean {
  const values = digits(text)
  const product = values.slice(0, -1).reduce((rest, digit) => {
    const sum = (digit + rest) % 10 || 10
    return (2 * sum) % 11
  }, 10)
  return (11 - product) % 10 === at(values, -1)
}

const CIF_LETTERS = 'JABCDEFGHI'

/** The Spanish CIF: the sum of the seven digits gives a digit or, for some kinds of bodies, a letter. */
function cif(text: string): boolean {
  const sum = digits(text.slice(1, 8)).reduce((total, digit, index) => {
    const doubled = digit * 2
    return total + (index % 2 === 0 ? Math.floor(doubled / 10) + (doubled % 10) : digit)
  }, 0)
  const check = (10 - (sum % 10)) % 10
  const last = text.at(-1) ?? ''
  if (/[NPQRSW]/.test(text.charAt(0))) return last === CIF_LETTERS[check]
  if (/[ABEH]/.test(text.charAt(0))) return last === String(check)
  return last === String(check) || last === CIF_LETTERS[check]
}

const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const INN_11 = [7, ...INN_10]
const INN_12 = [3, ...INN_11]

function inn(text: string): boolean {
  const values = digits(text)
  if (text.length === 10) return (weighted(values, INN_10) % 11) % 10 === at(values, 9)
  return (
    (weighted(values, INN_11) % 11) % 10 === at(values, 10) && (weighted(values, INN_12) % 11) % 10 === at(values, 11)
  )
}

function thaiNumber(text: string): boolean {
  const values = digits(text)
  return (11 - (weighted(values, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === at(values, 12)
}

function vietnameseNumber(text: string): boolean {
  const values = digits(text)
  return 10 - (weighted(values, [31, 29, 23, 19, 17, 13, 7, 5, 3]) % 11) === at(values, 9)
}

/** The Japanese corporate number: the first digit checks the twelve behind it. */
function corporateNumber(text: string): boolean {
  const [check = -1, ...rest] = digits(text)
  const sum = rest.reverse().reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0)
  return 9 - (sum % 9) === check
}

function koreanNumber(text: string): boolean {
  const values = digits(text)
  const sum =
    weighted(values, [1, 3, 7, 1, 3, 7, 1, 3]) + Math.floor((at(values, 8) * 5) / 10) + ((at(values, 8) * 5) % 10)
  return (10 - (sum % 10)) % 10 === at(values, 9)
}

/** French VAT number: two characters of key in front of the SIREN; keys with letters are not computed. */
function frenchVat(text: string): boolean {
  const siren = text.slice(2)
  const key = text.slice(0, 2)
  return luhn(siren) && (!/^\d\d$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97)
}

const belgianVat = (text: string) => 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8))

const dutchVat = (text: string) => {
  const values = digits(text.slice(0, 9))
  const old = weighted(values, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === at(values, 8)
  // Sole traders have had numbers since 2020 that are checked with the country's letters: ISO 7064 MOD 97-10.
  const spelled = [...`NL${text}`].map(character => Number.parseInt(character, 36)).join('')
  return old || [...spelled].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

const polishNip = (text: string) => {
  const values = digits(text)
  return weighted(values, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === at(values, 9)
}

interface NumberRule {
  pattern: RegExp
  check?: (text: string) => boolean
  /** Letters that may stand in front and are no part of what is checked. */
  prefix?: RegExp
}

const vat = (country: string, pattern: RegExp, check?: (text: string) => boolean): NumberRule => ({
  pattern,
  prefix: new RegExp(`^${country}`),
  ...(check ? { check } : {}),
})

/**
 * What registers call a company: by country the number that we ask for. Where a country's scheme is not listed any number of a
 * plausible length is taken, and the reviewer compares it with the papers.
 */
const RULES: Readonly<Record<string, NumberRule>> = {
  CN: { pattern: /^[0-9A-HJ-NPQRTUWXY]{18}$/, check: isUnifiedIdentifier },
  US: { pattern: /^(?!00|07|08|09|17|18|19|28|29|49|69|70|78|79|89|96|97)\d{9}$/ },
  JP: { pattern: /^\d{13}$/, prefix: /^T/, check: corporateNumber },
  KR: { pattern: /^\d{10}$/, check: koreanNumber },
  TH: { pattern: /^\d{13}$/, check: thaiNumber },
  VN: { pattern: /^\d{10}(\d{3})?$/, check: vietnameseNumber },
  RU: { pattern: /^(\d{10}|\d{12})$/, check: inn },
  ID: { pattern: /^(\d{15}|\d{16})$/ },
  MY: { pattern: /^(\d{12}|\d{6,7}[A-Z])$/ },
  DE: vat('DE', /^[1-9]\d{8}$/, mod1110),
  FR: vat('FR', /^[0-9A-HJ-NP-Z]{2}\d{9}$/, frenchVat),
  IT: vat('IT', /^\d{11}$/, luhn),
  ES: vat('ES', /^([A-HJ-NP-SUVW]\d{7}[0-9A-J])$/, cif),
  NL: vat('NL', /^\d{9}B\d{2}$/, dutchVat),
  BE: vat('BE', /^[01]\d{9}$/, belgianVat),
  PL: vat('PL', /^\d{10}$/, polishNip),
  AT: vat('AT', /^U\d{8}$/),
  BG: vat('BG', /^\d{9,10}$/),
  CY: vat('CY', /^\d{8}[A-Z]$/),
  CZ: vat('CZ', /^\d{8,10}$/),
  DK: vat('DK', /^\d{8}$/),
  EE: vat('EE', /^\d{9}$/),
  FI: vat('FI', /^\d{8}$/),
  GR: vat('EL', /^\d{9}$/),
  HR: vat('HR', /^\d{11}$/, mod1110),
  HU: vat('HU', /^\d{8}$/),
  IE: vat('IE', /^\d[0-9A-Z+*]\d{5}[A-Z]{1,2}$/),
  LT: vat('LT', /^(\d{9}|\d{12})$/),
  LU: vat('LU', /^\d{8}$/),
  LV: vat('LV', /^\d{11}$/),
  MT: vat('MT', /^\d{8}$/),
  PT: vat('PT', /^\d{9}$/),
  RO: vat('RO', /^\d{2,10}$/),
  SE: vat('SE', /^\d{12}$/),
  SI: vat('SI', /^[1-9]\d{7}$/),
  SK: vat('SK', /^[1-9]\d{9}$/),
}

/** Registration numbers are compared without case and separators. */
export function normaliseRegNo(regNo: string): string {
  return regNo.toUpperCase().replaceAll(/[\s./-]/g, '')
}

/** Whether a number can be one of that country's register: its form and, where the scheme has one, its check digit. */
export function isRegistrationNumber(country: string, regNo: string): boolean {
  const number = normaliseRegNo(regNo)
  const rule = RULES[country]
  if (!rule) return /^[0-9A-Z]{4,30}$/.test(number)
  const bare = rule.prefix ? number.replace(rule.prefix, '') : number
  return rule.pattern.test(bare) && (rule.check?.(bare) ?? true)
}

/** Registration with customs: ten digits in China, an EORI or a like number elsewhere. */
export function isCustomsNumber(country: string, customsNo: string): boolean {
  return (country === 'CN' ? /^\d{10}$/ : /^[0-9A-Z]{4,20}$/).test(normaliseRegNo(customsNo))
}
