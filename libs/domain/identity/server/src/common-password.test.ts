import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-password'

describe('a password that is tried first', () => {
  test.each([
    ['as it stands in the lists', '1qaz!QAZ'],
    ['in other letters', 'Trustno1'],
    ['with a sign behind it', 'Password1!'],
    ['with signs for letters', 'P@ssw0rd'],
    ['with signs for letters, and a year behind it', 'P@$$w0rd2026'],
    ['with a sign in it', 'Admin@123'],
    ['that is a word with figures around it', '2026Welcome!'],
    ['that is a season and a year', 'Summer2026!'],
    ['that is a row of keys', 'Qwerty123!'],
  ])('is known %s', async (_name, password) => {
    expect(await isCommonPassword(password)).toBe(true)
  })

  test.each(['Knit-2026!', 'Lanyun2026!', 'tQ8-vmR2xk', 'Yarn+Route7', 'Fresh-2026!', 'zuG9.krabbe'])(
    'is not %s',
    async password => {
      expect(await isCommonPassword(password)).toBe(false)
    },
  )
})
