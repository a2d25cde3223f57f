import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import { format, resolveConfig } from 'prettier'
import { namesOf, type Names } from './entity-names'
import { WIRINGS } from './wiring'
import { wordsOf } from './words'

const templates = join(dirname(fileURLToPath(import.meta.url)), 'template')

/** Where each template goes inside the domain's folder. */
const FILES: readonly [template: string, target: string][] = [
  ['contract/schema.ts', 'contract/src/{{entity-kebab}}.schema.ts'],
  ['contract/contract.ts', 'contract/src/{{entity-kebab}}.contract.ts'],
  ['contract/menu.ts', 'contract/src/{{entity-kebab}}.menu.ts'],
  ['contract/fixture.ts', 'contract/src/{{entity-kebab}}.fixture.ts'],
  ['rules/machine.ts', 'rules/src/{{entity-kebab}}.machine.ts'],
  ['rules/machine.test.ts', 'rules/src/{{entity-kebab}}.machine.test.ts'],
  ['server/migration.sql', 'server/migrations/{{migration}}-{{entity-kebab}}.sql'],
  ['server/table.ts', 'server/src/{{entity-kebab}}.table.ts'],
  ['server/repository.ts', 'server/src/{{entity-kebab}}.repository.ts'],
  ['server/handlers.ts', 'server/src/{{entity-kebab}}.handlers.ts'],
  ['server/test.ts', 'server/src/{{entity-kebab}}.test.ts'],
  ['ui/locales.ts', 'ui/src/{{entity-kebab}}/locales.ts'],
  ['ui/manifest.ts', 'ui/src/{{entity-kebab}}/manifest.ts'],
  ['ui/entity.tsx', 'ui/src/{{entity-kebab}}/{{entity-kebab}}.entity.tsx'],
  ['ui/list.tsx', 'ui/src/{{entity-kebab}}/{{entity-kebab}}-list.screen.tsx'],
  ['ui/detail.tsx', 'ui/src/{{entity-kebab}}/{{entity-kebab}}-detail.screen.tsx'],
  ['ui/form.tsx', 'ui/src/{{entity-kebab}}/{{entity-kebab}}-form.screen.tsx'],
]

export interface Generated {
  readonly added: readonly string[]
  readonly wired: readonly string[]
}

/**
 * Writes a small working entity into a domain of the tree at `root`: a draft that operators of a region write and activate.
 *
 * @throws Error when the domain is not there or has such an entity already
 */
export async function generateEntity(root: string, domain: string, entity: string): Promise<Generated> {
  const folder = `libs/domain/${domain}`
  const index = join(root, folder, 'contract/src/index.ts')
  if (!existsSync(index)) throw new Error(`There is no domain ${domain}: copy the folders of a small one first`)
  const names = {
    ...namesOf(domain, entity, prefixOf(join(root, folder))),
    migration: nextMigration(join(root, folder)),
  }

  const added = new Map<string, string>()
  for (const [template, target] of FILES)
    added.set(
      `${folder}/${filled(target, names)}`,
      filled(readFileSync(join(templates, `${template}.tpl`), 'utf8'), names),
    )
  for (const locale of LOCALE_CODES)
    added.set(`${folder}/ui/src/${entity}/locale/${locale}.ts`, localeFile(locale, names))
  const wired = new Map<string, string>()
  for (const { path, wire } of WIRINGS) {
    const file = filled(path, names)
    wired.set(
      file,
      wire(readFileSync(join(root, file), 'utf8'), line => filled(line, names)),
    )
  }
  const there = [...added.keys()].find(path => existsSync(join(root, path)))
  if (there !== undefined) throw new Error(`${there} is there already`)
  for (const [path, content] of [...added, ...wired]) await write(root, path, content)
  return { added: [...added.keys()], wired: [...wired.keys()] }
}

function localeFile(locale: (typeof LOCALE_CODES)[number], names: Names): string {
  const isSource = locale === 'en_US'
  const texts = wordsOf(locale, {
    title: names['Things'] ?? '',
    new: `New ${names['a thing']}`,
    edit: `Edit ${names['a thing']}`,
  }).map(([key, text]) => `${JSON.stringify(key)}: ${JSON.stringify(text)},`)
  const head = isSource ? '' : `import type en from './en_US'\n\n`
  return `${head}export default {\n${texts.join('\n')}\n} ${isSource ? 'as const' : 'satisfies Record<keyof typeof en, string>'}\n`
}

/** A name that is not known stays to be seen. */
function filled(text: string, names: Names): string {
  return text.replace(/\{\{([\w -]+)\}\}/g, (all, name: string) => names[name] ?? all)
}

async function write(root: string, path: string, content: string): Promise<void> {
  const file = join(root, path)
  const options = await resolveConfig(join(templates, 'any.ts'))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, path.endsWith('.sql') ? content : await format(content, { ...options, filepath: file }))
}

/** The first part of the domain's addresses. */
function prefixOf(folder: string): string {
  const contract = readdirSync(join(folder, 'contract/src'))
    .filter(file => file.endsWith('.contract.ts'))
    .map(file => readFileSync(join(folder, 'contract/src', file), 'utf8'))
    .join('\n')
  return /path: '\/([\w-]+)\//.exec(contract)?.[1] ?? 'platform'
}

function nextMigration(folder: string): string {
  const migrations = readdirSync(join(folder, 'server/migrations')).map(file => Number(file.slice(0, 4)))
  return String(Math.max(0, ...migrations) + 1).padStart(4, '0')
}
