import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import { describe, expect, test } from 'vitest'
import { localeFolders, translations, type Texts } from './locale-folders'
import { lookUpsIn } from './look-ups'
import { isForm, keysNeeded, namesOf } from './plurals'
import { sourceFiles } from './source-files'
import { isUsed, sayingsOf, whoAsksFor } from './used-keys'

/** Texts of several words that another language really writes as English does. */
const SAME_AS_ENGLISH: readonly string[] = ['Bill of lading', 'bill of lading {no}', 'Letter of credit', 'Packing list']

/** Read key by key through their own type, so that the compiler knows what is missing and what is not used. */
const TYPED_FOLDERS = ['libs/domain/messaging/server/src/mail/texts', 'libs/kernel/errors/src/field-locale']
const DECLARATIONS = ['libs/kernel/errors/src/product-codes.ts']

const files = sourceFiles('{libs,apps}/**/src/**/*.{ts,tsx}').filter(({ path }) => !DECLARATIONS.includes(path))
const said = files.map(sayingsOf)
const lookUps = files.filter(({ path }) => /\/(ui|web)\/|^apps/.test(path)).flatMap(lookUpsIn)

const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
const words = (text: string) => text.replace(/\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? []

test('the folders of texts are found', () => {
  expect(localeFolders.length).toBeGreaterThan(15)
  expect(localeFolders.map(({ path }) => path)).toContain('libs/web/i18n/src/locale')
})

describe.each(localeFolders.map(folder => [folder.path, folder] as const))('%s', (path, { languages }) => {
  const english: Texts = languages.get('en_US') ?? {}

  test('has a file for every language', () => {
    expect([...languages.keys()].sort()).toEqual([...LOCALE_CODES].sort())
  })

  test.each(translations)('%s has the keys of English, and its own forms of every plural', locale => {
    const texts = languages.get(locale) ?? {}
    const needed = keysNeeded(english, locale)
    const known = new Set([...needed, ...Object.keys(english)])
    expect({
      missing: needed.filter(key => !texts[key]),
      unknown: Object.keys(texts).filter(key => !known.has(key)),
    }).toEqual({ missing: [], unknown: [] })
  })

  test.each(translations)('%s has the placeholders of English', locale => {
    const wrong = Object.entries(languages.get(locale) ?? {}).filter(([key, text]) => {
      const source = english[key] ?? english[key.replace(/_[a-z]+$/, '_other')]
      return placeholders(text).join() !== placeholders(source).join() && !isSpokenNumber(key, text)
    })
    expect(wrong).toEqual([])
  })

  test.each(translations)('%s is not in English', locale => {
    const same = Object.entries(languages.get(locale) ?? {}).filter(
      ([key, text]) => text === english[key] && words(text).length > 1 && !SAME_AS_ENGLISH.includes(text),
    )
    expect(same).toEqual([])
  })

  test('every text is asked for somewhere', () => {
    if (TYPED_FOLDERS.includes(path)) return
    const asking = whoAsksFor(path, said)
    expect(namesOf(english).filter(name => !isUsed(name, asking))).toEqual([])
  })

  /** "One file" needs no number; the other forms do. */
  function isSpokenNumber(key: string, text: string): boolean {
    return (
      key.endsWith('_one') &&
      isForm(key, english) &&
      placeholders(`${text}{count}`).join() === placeholders(english[key]).join()
    )
  }
})

test('who asks for a text says what its placeholders are', () => {
  const folderOf = new Map(said.flatMap(({ namespace }) => (namespace ? [[namespace.name, namespace.folder]] : [])))
  const wrong = lookUps.filter(({ namespace, key, params }) => {
    const texts = localeFolders.find(({ path }) => path === folderOf.get(namespace))?.languages.get('en_US') ?? {}
    const text = texts[key] ?? texts[`${key}_other`]
    return text === undefined || (params && placeholders(text).some(name => !params.includes(name.slice(1, -1))))
  })
  expect(lookUps.length).toBeGreaterThan(1000)
  expect(wrong).toEqual([])
})
