import { readFileSync, writeFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { changesBetween } from './contract-changes'
import { currentLocks, read, written, type Lock } from './contract-lock'

/** Set by `npm run contract:lock`; `break` also accepts what callers of today would fail at. */
const mode = process.env['CONTRACT_LOCK']
const folder = fileURLToPath(new URL('lock/', import.meta.url))
const locks = currentLocks()
const fileOf = (domain: string) => `${folder}${domain}.txt`
const lockedOf = (domain: string): Lock => read(existsSync(fileOf(domain)) ? readFileSync(fileOf(domain), 'utf8') : '')

test.each([...locks])('the endpoints of %s are those of the lock (else: npm run contract:lock)', (domain, lock) => {
  const { breaking, compatible } = changesBetween(lockedOf(domain), lock)
  if (mode === 'break' || (mode === 'write' && breaking.length === 0))
    return writeFileSync(fileOf(domain), written(lock))
  expect({ breaking, compatible }).toEqual({ breaking: [], compatible: [] })
  expect(written(lockedOf(domain))).toBe(written(lock))
})

test('there is no lock of a domain that is gone', () => {
  const left = readdirSync(folder).filter(file => !locks.has(file.replace('.txt', '')))
  if (mode) for (const file of left) rmSync(folder + file)
  else expect(left).toEqual([])
})

describe('a change', () => {
  const before = read(
    'a.page: POST /api/a/page\n  for buyer seller\n  in keyword?: string ..200  kind: "x" | "y"\n  out id: string uuid  name?: string',
  )
  const after = (from: string, to: string) => changesBetween(before, read(written(before).replace(from, to)))

  test.each([
    ['another path', '/a/page', '/a/list', 'a.page was POST /api/a/page, is POST /api/a/list'],
    ['one audience less', 'buyer seller', 'buyer', 'a.page no longer answers seller'],
    ['a required field', '  in ', '  in day: string date  ', 'a.page asks for day: string date'],
    ['a field that becomes required', 'keyword?', 'keyword', 'a.page asks for keyword: string ..200'],
    ['a value less', '"x" | "y"', '"x"', 'a.page took kind: "x" | "y", takes "x"'],
    ['an answer less', 'id: string uuid', 'no: string', 'a.page no longer answers id: string uuid'],
    [
      'an answer that may be missing',
      'id: string uuid',
      'id?: string uuid',
      'a.page no longer answers id: string uuid',
    ],
    ['another type', 'name?: string', 'name?: number', 'a.page answered name?: string, answers number'],
    ['another name', 'a.page: ', 'a.list: ', 'a.page is gone'],
  ])('breaks callers: %s', (_, from, to, expected) => {
    expect(after(from, to).breaking).toContain(expected)
  })

  test.each([
    ['an optional field', '  in ', '  in day?: string date  ', 'a.page takes day?: string date'],
    ['a field that becomes optional', 'kind:', 'kind?:', undefined],
    ['a value more', '"x" | "y"', '"x" | "y" | "z"', 'a.page takes more as kind: "x" | "y" | "z"'],
    ['an answer more', '  out ', '  out no: string  ', 'a.page answers no: string'],
    ['an answer that is always there', 'name?', 'name', undefined],
    ['an audience more', 'buyer seller', 'buyer seller operator', 'a.page also answers operator'],
  ])('breaks nobody: %s', (_, from, to, expected) => {
    expect(after(from, to)).toEqual({ breaking: [], compatible: expected === undefined ? [] : [expected] })
  })
})
