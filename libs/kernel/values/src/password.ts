import { PASSWORD_KINDS_MIN, PASSWORD_MAX, PASSWORD_MIN } from '@tradeport/kernel/config'

export type PasswordProblem = 'too_short' | 'too_long' | 'illegal_character' | 'too_few_kinds'

const KINDS = [/[A-Z]/, /[a-z]/, /[0-9]/, /[!-/:-@[-`{-~]/] as const

/** Letters, digits and punctuation of ASCII: 0x21 to 0x7E, which leaves out the space. */
const ALLOWED = /^[!-~]*$/

/** What is wrong with a password (spec section 5); nothing when it may be used. */
export function passwordProblems(password: string): PasswordProblem[] {
  const problems: PasswordProblem[] = []
  const length = [...password].length
  if (length < PASSWORD_MIN) problems.push('too_short')
  if (length > PASSWORD_MAX) problems.push('too_long')
  if (!ALLOWED.test(password)) problems.push('illegal_character')
  if (KINDS.filter(kind => kind.test(password)).length < PASSWORD_KINDS_MIN) problems.push('too_few_kinds')
  return problems
}
