import { describe, expect, test } from 'vitest'
import { z } from '@tradeport/kernel/contract-kit'
import { wrongFieldsOf } from './validation'

const account = z.object({
  email: z.email(),
  code: z.string().check(z.regex(/^\d{6}$/, { error: 'code_form' })),
  name: z.string().check(z.minLength(2)),
  goods: z.array(z.string()).check(z.minLength(1)),
})

const rulesOf = (input: unknown) => {
  const { error } = z.safeParse(account, input, { reportInput: true })
  return error ? wrongFieldsOf(error).map(({ path, rule }) => [path, rule]) : []
}

describe('wrong fields', () => {
  test('a field left empty is missing, whatever form it should have', () => {
    expect(rulesOf({ email: '', code: '', name: '', goods: [] })).toEqual([
      ['email', 'required'],
      ['code', 'required'],
      ['name', 'required'],
      ['goods', 'required'],
    ])
  })

  test('what was typed and has another form says which', () => {
    expect(rulesOf({ email: 'lan@', code: '12', name: 'L', goods: ['wool'] })).toEqual([
      ['email', 'email'],
      ['code', 'code_form'],
      ['name', 'too_short'],
    ])
  })
})
