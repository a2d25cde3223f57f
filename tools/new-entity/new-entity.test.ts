import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { check, resolveConfig } from 'prettier'
import ts from 'typescript'
import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namesOf } from './entity-names'
import { generateEntity, type Generated } from './generate'
import { wordsOf } from './words'

const root = fileURLToPath(new URL('../../', import.meta.url))
const DOMAIN = 'content'
const ENTITY = 'trade-programme'

let copy: string
let generated: Generated

beforeAll(async () => {
  copy = treeWithOwn(`libs/domain/${DOMAIN}`, 'apps/admin/src', 'libs/compose/api/src')
  generated = await generateEntity(copy, DOMAIN, ENTITY)
})
afterAll(() => rmSync(copy, { recursive: true }))

/** The tree by links, with real copies of the folders that are written to. */
function treeWithOwn(...folders: readonly string[]): string {
  const tree = mkdtempSync(join(tmpdir(), 'tradeport-entity-'))
  const link = (path: string) => {
    if (folders.includes(path)) return cpSync(join(root, path), join(tree, path), { recursive: true })
    if (!folders.some(folder => folder.startsWith(`${path}/`))) return symlinkSync(join(root, path), join(tree, path))
    mkdirSync(join(tree, path))
    for (const name of readdirSync(join(root, path))) link(`${path}/${name}`)
  }
  for (const path of ['node_modules', 'libs', 'apps']) link(path)
  return tree
}

const code = () => generated.added.concat(generated.wired).filter(path => /\.tsx?$/.test(path))
/** Without what would pull the whole product into the program: the lists of all domains, and the test on the whole API. */
const compiled = () =>
  code().filter(path => path.includes(`/${DOMAIN}/`) && !path.includes('server/src/trade-programme.test'))
const textOf = (path: string) => readFileSync(join(copy, path), 'utf8')

describe('a new entity', () => {
  test('compiles', { timeout: 120_000 }, () => {
    writeFileSync(
      join(copy, 'tsconfig.json'),
      JSON.stringify({
        extends: join(root, 'tsconfig.base.json'),
        compilerOptions: {
          lib: ['ES2024', 'ESNext.Intl', 'DOM', 'DOM.Iterable'],
          types: ['node', 'vite/client'],
          paths: { '@tradeport/*': ['./libs/*/src/index.ts'] },
        },
        files: compiled(),
      }),
    )
    const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
      join(copy, 'tsconfig.json'),
      {},
      { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
    ) ?? { options: {}, fileNames: [] }
    const program = ts.createProgram(fileNames, options)
    const said = compiled().flatMap(path => {
      const file = program.getSourceFile(join(copy, path))
      if (!file) return [`${path} is not part of the program`]
      return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
        ({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      )
    })
    expect(said).toEqual([])
  })

  test('is as lint wants it', { timeout: 120_000 }, async () => {
    const eslint = new ESLint({ cwd: root })
    const results = await Promise.all(
      code().map(async path => await eslint.lintText(textOf(path), { filePath: join(root, path) })),
    )
    expect(results.flat().flatMap(({ messages }) => messages)).toEqual([])
  })

  test('is formatted', async () => {
    const options = await resolveConfig(join(root, 'any.ts'))
    const wrong = await Promise.all(
      code().map(async path => ((await check(textOf(path), { ...options, filepath: path })) ? [] : [path])),
    )
    expect(wrong.flat()).toEqual([])
  })

  test('leaves no name open', () => {
    expect(generated.added.filter(path => /\{\{[\w -]+\}\}/.test(path + textOf(path)))).toEqual([])
  })

  test('is refused where it is already, or where there is no such domain', async () => {
    await expect(generateEntity(copy, DOMAIN, ENTITY)).rejects.toThrow('is there already')
    await expect(generateEntity(copy, 'nowhere', ENTITY)).rejects.toThrow('There is no domain nowhere')
  })
})

test('names come in every form', () => {
  expect(namesOf('service-market', 'price-category', 'mall')).toMatchObject({
    entity: 'priceCategory',
    Entity: 'PriceCategory',
    ENTITY: 'PRICE_CATEGORY',
    entity_snake: 'price_category',
    'entity-kebabs': 'price-categories',
    domainCamel: 'serviceMarket',
    initials: 'PC',
  })
  expect(() => namesOf('content', 'PriceList', 'portal')).toThrow('kebab-case')
})

test('there is a general word for every text in every language', () => {
  const named = { title: 'Things', new: 'New thing', edit: 'Edit thing' }
  for (const locale of LOCALE_CODES) {
    const words = wordsOf(locale, named).map(([, word]) => word)
    expect(
      words.filter(word => word.trim() === ''),
      locale,
    ).toEqual([])
  }
})
