import { passwordProblems } from '@tradeport/kernel/values'

export type PasswordRule = 'length' | 'characters' | 'kinds'
export const PASSWORD_RULES: readonly PasswordRule[] = ['length', 'characters', 'kinds']

/** Which lines of the checklist are met; shown while typing, the server decides by the same problems. */
export function passwordRules(value: string): Record<PasswordRule, boolean> {
  const problems = passwordProblems(value)
  return {
    length: !problems.includes('too_short') && !problems.includes('too_long'),
    characters: value !== '' && !problems.includes('illegal_character'),
    kinds: !problems.includes('too_few_kinds'),
  }
}
