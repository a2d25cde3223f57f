import { at, digits, digitSum, luhn, mod1110, weighs, weighted } from './check-digits.rules'

const CIF_LETTERS = 'JABCDEFGHI'

/** The Spanish CIF: the sum of the seven digits gives a digit or, for some kinds of bodies, a letter. */
function spanish(text: string): boolean {
  const sum = digits(text.slice(1, 8)).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? digitSum(digit * 2) : digit),
    0,
  )
  const check = (10 - (sum % 10)) % 10
  const last = text.at(-1) ?? ''
  if (/[NPQRSW]/.test(text.charAt(0))) return last === CIF_LETTERS[check]
  if (/[ABEH]/.test(text.charAt(0))) return last === String(check)
  return last === String(check) || last === CIF_LETTERS[check]
}

/** Two characters of key in front of the SIREN; keys with letters are not computed. */
function french(text: string): boolean {
  const siren = text.slice(2)
  const key = text.slice(0, 2)
  return luhn(siren) && (!/^\d\d$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97)
}

const belgian = (text: string) => 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8))

function dutch(text: string): boolean {
  const values = digits(text.slice(0, 9))
  const old = weighted(values, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === at(values, 8)
  // Sole traders have had numbers since 2020 that are checked with the country's letters: ISO 7064 MOD 97-10.
  const spelled = [...`NL${text}`].map(character => Number.parseInt(character, 36)).join('')
  return old || digits(spelled).reduce((rest, digit) => (rest * 10 + digit) % 97, 0) === 1
}

function polish(text: string): boolean {
  const values = digits(text)
  return weighted(values, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === at(values, 9)
}

function austrian(text: string): boolean {
  const values = digits(text.slice(1))
  const sum = values.slice(0, 7).reduce((total, digit, index) => total + digitSum(digit * ((index % 2) + 1)), 0)
  return (10 - ((sum + 4) % 10)) % 10 === at(values, 7)
}

/** A company has nine digits; people and foreigners have ten, after one of three schemes. */
function bulgarian(text: string): boolean {
  const values = digits(text)
  if (values.length === 9) {
    const first = weighted(values, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
    return (first === 10 ? (weighted(values, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 : first) === at(values, 8)
  }
  return [
    (weighted(values, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10,
    weighted(values, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10,
    (11 - (weighted(values, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11,
  ].includes(at(values, 9))
}

const CYPRIOT_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]

function cypriot(text: string): boolean {
  const sum = digits(text.slice(0, 8)).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? (CYPRIOT_ODD[digit] ?? 0) : digit),
    0,
  )
  return text.at(-1) === String.fromCharCode(65 + (sum % 26))
}

/** Companies have eight digits; people nine or ten, and those of nine carry no check digit but where the first is a six. */
function czech(text: string): boolean {
  const values = digits(text)
  if (values.length === 8)
    return ((11 - (weighted(values, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11 || 1) % 10 === at(values, 7)
  if (values.length === 10) return (Number(text.slice(0, 9)) % 11) % 10 === at(values, 9)
  if (values[0] !== 6) return true
  return (8 + (weighted(values.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === at(values, 8)
}

function greek(text: string): boolean {
  const values = digits(text)
  const sum = values.slice(0, 8).reduce((total, digit) => total * 2 + digit, 0)
  return ((sum * 2) % 11) % 10 === at(values, 8)
}

const IRISH_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV'

/** Seven digits and one or two letters; older ones have a letter or a sign in the second place. */
function irish(text: string): boolean {
  const old = !/^\d/.test(text.charAt(1))
  const values = digits(old ? `0${text.slice(2, 7)}${text.charAt(0)}` : text.slice(0, 7))
  const second = old ? 0 : Math.max(IRISH_LETTERS.indexOf(text.charAt(8) || 'W'), 0)
  return text.charAt(7) === IRISH_LETTERS[(weighted(values, [8, 7, 6, 5, 4, 3, 2]) + 9 * second) % 23]
}

function lithuanian(text: string): boolean {
  const values = digits(text)
  const body = values.slice(0, -1)
  const sum = (shift: number) =>
    body.reduce((total, digit, index) => total + digit * (1 + ((index + shift) % 9)), 0) % 11
  return (sum(0) === 10 ? sum(2) % 10 : sum(0)) === at(values, -1)
}

/** Companies begin with four and above; people of before 2017 have another scheme, those of later none that is published. */
function latvian(text: string): boolean {
  const values = digits(text)
  if (at(values, 0) > 3) return weighted(values, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3
  return text.startsWith('32') || ((1 + weighted(values, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === at(values, 10)
}

function portuguese(text: string): boolean {
  const values = digits(text)
  return ((11 - (weighted(values, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === at(values, 8)
}

function romanian(text: string): boolean {
  const values = digits(text.padStart(10, '0'))
  return ((10 * weighted(values, [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === at(values, 9)
}

function slovenian(text: string): boolean {
  const values = digits(text)
  const check = 11 - (weighted(values, [8, 7, 6, 5, 4, 3, 2]) % 11)
  return check !== 11 && check % 10 === at(values, 7)
}

/** The British VAT number: by the scheme of before 2010 or the one after. */
function british(text: string): boolean {
  const rest = weighted(digits(text), [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97
  return rest === 0 || (Number(text.slice(0, 3)) >= 100 && (rest === 42 || rest === 55))
}

function swiss(text: string): boolean {
  const values = digits(text.slice(0, 9))
  return (11 - (weighted(values, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === at(values, 8)
}

const VIES = {
  DE: [/^[1-9]\d{8}$/, mod1110],
  FR: [/^[0-9A-HJ-NP-Z]{2}\d{9}$/, french],
  IT: [/^\d{11}$/, luhn],
  ES: [/^[A-HJ-NP-SUVW]\d{7}[0-9A-J]$/, spanish],
  NL: [/^\d{9}B\d{2}$/, dutch],
  BE: [/^[01]\d{9}$/, belgian],
  PL: [/^\d{10}$/, polish],
  AT: [/^U\d{8}$/, austrian],
  BG: [/^\d{9,10}$/, bulgarian],
  CY: [/^\d{8}[A-Z]$/, cypriot],
  CZ: [/^(?!9\d{7}$)\d{8,10}$/, czech],
  DK: [/^[1-9]\d{7}$/, weighs([2, 7, 6, 5, 4, 3, 2, 1], 11)],
  EE: [/^\d{9}$/, weighs([3, 7, 1, 3, 7, 1, 3, 7, 1], 10)],
  FI: [/^\d{8}$/, weighs([7, 9, 10, 5, 8, 4, 2, 1], 11)],
  GR: [/^\d{9}$/, greek],
  HR: [/^\d{11}$/, mod1110],
  HU: [/^\d{8}$/, weighs([9, 7, 3, 1, 9, 7, 3, 1], 10)],
  IE: [/^\d[0-9A-Z+*]\d{5}[A-W][A-IW]?$/, irish],
  LT: [/^(\d{7}1\d|\d{10}1\d)$/, lithuanian],
  LU: [/^\d{8}$/, (text: string) => Number(text.slice(0, 6)) % 89 === Number(text.slice(6))],
  LV: [/^\d{11}$/, latvian],
  MT: [/^[1-9]\d{7}$/, weighs([3, 4, 6, 7, 8, 9, 10, 1], 37)],
  PT: [/^[1-9]\d{8}$/, portuguese],
  RO: [/^[1-9]\d{1,9}$/, romanian],
  SE: [/^\d{10}(0[1-9]|[1-8]\d|9[0-4])$/, (text: string) => luhn(text.slice(0, 10))],
  SI: [/^[1-9]\d{7}$/, slovenian],
  SK: [/^[1-9]\d[234789]\d{7}$/, (text: string) => Number(text) % 11 === 0],
} as const satisfies Record<string, readonly [RegExp, (text: string) => boolean]>

export interface NumberScheme {
  readonly pattern: RegExp
  readonly check?: (text: string) => boolean
  /** Letters that may stand in front or behind and are no part of what is checked. */
  readonly around?: RegExp
}

/** Numbers of the tax offices of the European Union and beside it, where a company is known by them. */
export const EUROPEAN_NUMBERS: Readonly<Record<string, NumberScheme>> = {
  ...Object.fromEntries(
    Object.entries(VIES).map(([country, [pattern, check]]) => [
      country,
      { pattern, check, around: new RegExp(`^${country === 'GR' ? 'EL' : country}`) },
    ]),
  ),
  CH: { pattern: /^\d{9}$/, check: swiss, around: /^CHE|(?:MWST|TVA|IVA|TPV)$/g },
  NO: { pattern: /^\d{9}$/, check: weighs([3, 2, 7, 6, 5, 4, 3, 2, 1], 11), around: /^NO|MVA$/g },
}

/** The number of British tax offices; the register of companies has one of its own without a check digit. */
export const BRITISH_VAT: NumberScheme = { pattern: /^(\d{9}|\d{12})$/, check: british, around: /^GB/ }
