import { randomFrom } from './random'

/** Characters and weights of GB 32100-2015, the unified social credit code. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
/** Of the organisation code inside it (GB 11714). */
const ORGANISATION_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2]

/** A code that no company has (registration office 999999) with both check characters right. */
export function demoCreditCode(seed: string): string {
  const random = randomFrom(seed)
  const organisation = Array.from({ length: 8 }, () => Math.floor(random() * 10))
  const sum = organisation.reduce((total, digit, index) => total + digit * (ORGANISATION_WEIGHTS[index] ?? 0), 0)
  const check = 11 - (sum % 11)
  const organisationCode = organisation.join('') + (check === 10 ? 'X' : check === 11 ? '0' : String(check))
  const body = `91999999${organisationCode}`
  const total = [...body].reduce(
    (value, character, index) => value + CHARACTERS.indexOf(character) * (WEIGHTS[index] ?? 0),
    0,
  )
  return body + CHARACTERS[(31 - (total % 31)) % 31]
}

/** Ten digits of a customs office that does not exist (9999). */
export function demoCustomsNumber(seed: string): string {
  const random = randomFrom(`customs ${seed}`)
  return `9999${Array.from({ length: 6 }, () => Math.floor(random() * 10)).join('')}`
}
