import { isUnifiedIdentifier } from 'util-helpers'
import { at, digits, digitSum, luhn, weighs, weighted } from './check-digits.rules'
import { BRITISH_VAT, EUROPEAN_NUMBERS, type NumberScheme } from './european-number.rules'

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

/** Taiwan's unified business number; a seven in the seventh place counts as one or as zero. A multiple of five since 2023. */
function unifiedBusinessNumber(text: string): boolean {
  const sum = [1, 2, 1, 2, 1, 2, 4, 1].reduce(
    (total, weight, index) => total + digitSum(weight * at(digits(text), index)),
    0,
  )
  return sum % 5 === 0 || (text.charAt(6) === '7' && (sum + 1) % 5 === 0)
}

/** The last character makes the Luhn sum of base 36 a multiple of it. */
function gstin(text: string): boolean {
  const sum = [...text].reverse().reduce((total, character, index) => {
    const value = Number.parseInt(character, 36) * ((index % 2) + 1)
    return total + Math.floor(value / 36) + (value % 36)
  }, 0)
  return sum % 36 === 0
}

/** Ten digits of a company; a sole trader states the eleven of the person. */
function turkishNumber(text: string): boolean {
  const values = digits(text)
  if (values.length === 11) {
    const odd = at(values, 0) + at(values, 2) + at(values, 4) + at(values, 6) + at(values, 8)
    const even = at(values, 1) + at(values, 3) + at(values, 5) + at(values, 7)
    return (odd * 7 - even + 100) % 10 === at(values, 9) && (odd + even + at(values, 9)) % 10 === at(values, 10)
  }
  const sum = values.slice(0, 9).reduce((total, digit, index) => {
    const shifted = (digit + 9 - index) % 10
    return total + (shifted === 0 ? 0 : (shifted * 2 ** (9 - index)) % 9 || 9)
  }, 0)
  return (10 - (sum % 10)) % 10 === at(values, 9)
}

const CNPJ = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** The Brazilian CNPJ, which has had letters since 2026: a character counts as its code less that of zero. */
function cnpj(text: string): boolean {
  const values = [...text].map(character => character.charCodeAt(0) - 48)
  const check = (weights: readonly number[]) => {
    const rest = weighted(values, weights) % 11
    return rest < 2 ? 0 : 11 - rest
  }
  return !/^(.)\1+$/.test(text) && check(CNPJ.slice(1)) === at(values, 12) && check(CNPJ) === at(values, 13)
}

/** Eleven digits of the tax office or nine of the register, of which the former are made. */
function australianNumber(text: string): boolean {
  const values = digits(text)
  if (values.length === 9) return (10 - (weighted(values, [8, 7, 6, 5, 4, 3, 2, 1]) % 10)) % 10 === at(values, 8)
  return (weighted(values, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 === 0
}

const UEN_OTHERS = 'ABCDEFGHJKLMNPQRSTUVWX0123456789'

/** Singapore's number of an entity: of a business, of a local company or of another body, each with its letter. */
function entityNumber(text: string): boolean {
  const last = text.at(-1)
  if (/^[RST]/.test(text)) {
    const values = [...text.slice(0, -1)].map(character => UEN_OTHERS.indexOf(character))
    return last === UEN_OTHERS[(weighted(values, [4, 3, 5, 3, 10, 2, 2, 5, 7]) + 11 * 5 - 5) % 11]
  }
  const values = digits(text.slice(0, -1))
  if (values.length === 8) return last === 'XMKECAWLJDB'[weighted(values, [10, 4, 9, 3, 8, 2, 7, 1]) % 11]
  return last === 'ZKCMDNERGWH'[weighted(values, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11]
}

/**
 * What registers call a company: by country the number that we ask for. Where a country's scheme is not listed any number of a
 * plausible length is taken, and the reviewer compares it with the papers.
 */
const REGISTERED: Readonly<Record<string, NumberScheme>> = {
  ...EUROPEAN_NUMBERS,
  CN: { pattern: /^[0-9A-HJ-NPQRTUWXY]{18}$/, check: isUnifiedIdentifier },
  US: { pattern: /^(?!00|07|08|09|17|18|19|28|29|49|69|70|78|79|89|96|97)\d{9}$/ },
  JP: { pattern: /^\d{13}$/, around: /^T/, check: corporateNumber },
  KR: { pattern: /^\d{10}$/, check: koreanNumber },
  TH: { pattern: /^\d{13}$/, check: thaiNumber },
  VN: { pattern: /^\d{10}(\d{3})?$/, check: vietnameseNumber },
  RU: { pattern: /^(\d{10}|\d{12})$/, check: inn },
  ID: { pattern: /^(\d{15}|\d{16})$/, check: text => text.length === 16 || luhn(text.slice(0, 9)) },
  MY: { pattern: /^(\d{12}|\d{6,7}[A-Z])$/ },
  // The register of companies of the United Kingdom and that of Hong Kong give no check digit.
  GB: { pattern: /^(\d{8}|[A-Z]{2}\d{6})$/ },
  HK: { pattern: /^(\d{7,8}|\d{11}|\d{15}[0-9A-Z])$/ },
  TW: { pattern: /^\d{8}$/, check: unifiedBusinessNumber },
  IN: {
    pattern: /^(\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][0-9A-Z]{2}|[LUF]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6})$/,
    check: text => text.length === 21 || gstin(text),
  },
  TR: { pattern: /^(\d{10}|[1-9]\d{10})$/, check: turkishNumber },
  BR: { pattern: /^[0-9A-Z]{12}\d{2}$/, check: cnpj },
  AU: { pattern: /^(\d{9}|(1[1-9]|[2-9]\d)\d{9})$/, check: australianNumber },
  SG: { pattern: /^(\d{8}[A-Z]|(19|20)\d{7}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z])$/, check: entityNumber },
  CA: { pattern: /^\d{9}(R[CMPT]\d{4})?$/, check: text => luhn(text.slice(0, 9)) },
  // Three letters of a company or four of a person and a day; the tax office itself has given some with a wrong last character.
  MX: { pattern: /^[A-ZÑ&]{3,4}\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[0-9A-Z]{2}[0-9A]$/ },
  NZ: { pattern: /^94\d{11}$/, check: weighs([1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1], 10) },
}

/** Countries whose tax offices number companies otherwise than their registers do; `null` where no scheme is known here. */
const TAXED: Readonly<Record<string, NumberScheme | null>> = {
  AU: { pattern: /^(1[1-9]|[2-9]\d)\d{9}$/, check: australianNumber },
  GB: BRITISH_VAT,
  HK: null,
  IN: { pattern: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][0-9A-Z]{2}$/, check: gstin },
  MY: null,
  NZ: null,
  SG: null,
  US: null,
}

/** Registration numbers are compared without case and separators. */
export function normaliseRegNo(regNo: string): string {
  return regNo.toUpperCase().replaceAll(/[\s./-]/g, '')
}

function fits(scheme: NumberScheme | null | undefined, regNo: string): boolean {
  const number = normaliseRegNo(regNo)
  if (!scheme) return /^[0-9A-Z]{4,30}$/.test(number)
  const bare = scheme.around ? number.replace(scheme.around, '') : number
  return scheme.pattern.test(bare) && (scheme.check?.(bare) ?? true)
}

/** Whether a number can be one of that country's register: its form and, where the scheme has one, its check digit. */
export function isRegistrationNumber(country: string, regNo: string): boolean {
  return fits(REGISTERED[country], regNo)
}

/** Whether a number can be one of that country's tax office. */
export function isTaxNumber(country: string, taxNo: string): boolean {
  return fits(Object.hasOwn(TAXED, country) ? TAXED[country] : REGISTERED[country], taxNo)
}

/** Registration with customs: ten digits in China, an EORI or a like number elsewhere. */
export function isCustomsNumber(country: string, customsNo: string): boolean {
  return (country === 'CN' ? /^\d{10}$/ : /^[0-9A-Z]{4,20}$/).test(normaliseRegNo(customsNo))
}
