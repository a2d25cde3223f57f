import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtInTexts } from './built-in-texts'

const LIBS = join(import.meta.dirname, '../../..')

/** What the front-ends call their namespaces: `interface Namespaces { … name: typeof en }`. */
async function declared(): Promise<string[]> {
  const names = new Set<string>()
  for await (const file of glob(['web/*/src/*.ts', 'domain/*/ui/src/**/*.ts'], { cwd: LIBS })) {
    const source = await readFile(join(LIBS, file), 'utf8')
    for (const [, body = ''] of source.matchAll(/^ *(?:export )?interface Namespaces \{([^}]*)\}/gm))
      for (const [, name = ''] of body.matchAll(/^\s*(\w+): typeof \w+/gm)) names.add(name)
  }
  return [...names].sort()
}

test('every namespace of the front-ends and of the server can be edited', async () => {
  const names = await declared()
  expect(names.length).toBeGreaterThan(10)
  expect(builtInTexts.namespaces).toEqual([...names, ...Object.keys(builtInTexts.server)].sort())
})

test('texts of a namespace in a language; undefined where there are none', async () => {
  expect((await builtInTexts.texts('common', 'de_DE'))?.['action.back']).toBe('Zurück')
  expect((await builtInTexts.texts('errors', 'de_DE'))?.['MALL600404']).toContain('gefunden')
  expect((await builtInTexts.texts('validation', 'en_US'))?.['too_long']).toBe('At most {max} characters.')
  expect((await builtInTexts.texts('mail', 'en_US'))?.['footer']).toContain('{brand}')
  expect(await builtInTexts.texts('nothing', 'de_DE')).toBeUndefined()
})
