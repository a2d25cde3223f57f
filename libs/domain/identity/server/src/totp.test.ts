import { expect, test } from 'vitest'
import { base32, codeOfStep, otpauthUri, stepAt, stepOfCode } from './totp'

const SECRET = Buffer.from('12345678901234567890')

test.each([
  ['1970-01-01T00:00:59Z', '94287082'],
  ['2005-03-18T01:58:29Z', '07081804'],
  ['2005-03-18T01:58:31Z', '14050471'],
  ['2009-02-13T23:31:30Z', '89005924'],
  ['2033-05-18T03:33:20Z', '69279037'],
  ['2603-10-11T11:33:20Z', '65353130'],
])('the vector of RFC 6238 for %s', (time, code) => {
  expect(codeOfStep(SECRET, stepAt(new Date(time)), 8)).toBe(code)
})

test('a code counts one step early and late, not two, and never again once taken', () => {
  const now = new Date('2026-03-10T02:00:10Z')
  const step = stepAt(now)
  const at = (offset: number, after = 0) => stepOfCode(SECRET, codeOfStep(SECRET, step + offset), now, after)
  expect([-2, -1, 0, 1, 2].map(offset => at(offset))).toEqual([undefined, step - 1, step, step + 1, undefined])
  expect(at(0, step)).toBeUndefined()
  expect(at(-1, step)).toBeUndefined()
  expect(stepOfCode(SECRET, '12', now, 0)).toBeUndefined()
})

test('secrets travel in base32, names escaped', () => {
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(base32(Buffer.from('ab'))).toBe('MFRA')
  expect(otpauthUri('ABC', 'Puyuan Knit', 'a@b.example')).toBe(
    'otpauth://totp/Puyuan%20Knit:a%40b.example?secret=ABC&issuer=Puyuan%20Knit',
  )
})
