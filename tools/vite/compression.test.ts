import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFiles, compressWell } from './compression'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tradeport-compression-'))
  mkdirSync(join(root, 'apps/portal/assets'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const places = () => ({ apps: join(root, 'apps'), cache: join(root, 'cache') })
const at = (name: string) => join(root, 'apps/portal', name)
const hexOf = (number: number) => createHash('sha256').update(String(number)).digest('hex')
const TEXT = Array.from({ length: 6_000 }, (_, place) =>
  hexOf(parseInt(hexOf(place).slice(0, 2), 16)).slice(0, 6),
).join(' ')
const BEST = brotliCompressSync(TEXT, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: TEXT.length },
})

function built(effort: 'best' | 'quick'): Promise<void> {
  writeFileSync(at('assets/main.js'), TEXT)
  writeFileSync(at('assets/small.js'), 'export {}')
  writeFileSync(at('assets/photo.png'), randomBytes(2_000))
  return compressFiles(at(''), ['assets/main.js', 'assets/small.js', 'assets/photo.png'], effort, places())
}

test('texts that are worth it lie compressed beside themselves', async () => {
  await built('best')
  expect(readFileSync(at('assets/main.js.br'))).toEqual(BEST)
  expect(gunzipSync(readFileSync(at('assets/main.js.gz'))).toString()).toBe(TEXT)
  for (const name of ['small.js', 'photo.png']) expect(existsSync(at(`assets/${name}.br`))).toBe(false)
})

test('what is compressed quickly is compressed well afterwards, once', async () => {
  await built('quick')
  const quick = readFileSync(at('assets/main.js.br'))
  expect(brotliDecompressSync(quick).toString()).toBe(TEXT)
  expect(quick.length).toBeGreaterThan(BEST.length)
  await compressWell(places())
  expect(readFileSync(at('assets/main.js.br'))).toEqual(BEST)
  writeFileSync(at('assets/main.js.br'), quick)
  await compressWell(places())
  expect(readFileSync(at('assets/main.js.br'))).toEqual(quick)
})

test('what was compressed well before is taken as it was, however it is built', async () => {
  await built('best')
  rmSync(at('assets/main.js.br'))
  await built('quick')
  expect(readFileSync(at('assets/main.js.br'))).toEqual(BEST)
})

test('a build that compresses well leaves nothing to be done', async () => {
  await built('quick')
  await built('best')
  writeFileSync(at('assets/main.js.br'), 'as it is')
  await compressWell(places())
  expect(readFileSync(at('assets/main.js.br'), 'utf8')).toBe('as it is')
})

test('where nothing is built there is nothing to compress', async () => {
  rmSync(join(root, 'apps'), { recursive: true })
  await compressWell(places())
})
