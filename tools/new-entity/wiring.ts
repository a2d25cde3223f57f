type Fill = (line: string) => string

export interface Wiring {
  readonly path: string
  /** @returns the file with its new lines. */
  wire(code: string, fill: Fill): string
}

const DOMAIN = 'libs/domain/{{domain}}'

const CONTRACT = `
export {
  {{ENTITY}}_ACTIONS,
  {{ENTITY}}_STATUSES,
  {{entity}}Input,
  type {{Entity}}Action,
  type {{Entity}}Detail,
  type {{Entity}}Input,
  type {{Entity}}Row,
  type {{Entity}}Status,
} from './{{entity-kebab}}.schema'
export {
  {{entity}}Activate,
  {{entity}}Create,
  {{entity}}Detail,
  {{entity}}Page,
  {{entity}}StatusCount,
  {{entity}}Update,
} from './{{entity-kebab}}.contract'
export { {{entity}}Menu } from './{{entity-kebab}}.menu'
export { a{{Entity}}Input } from './{{entity-kebab}}.fixture'
`

const RULES = `
export {
  {{ENTITY}}_EDITORS,
  mayEdit{{Entity}},
  {{entity}}Actions,
  {{entity}}Machine,
} from './{{entity-kebab}}.machine'
`

const appended =
  (lines: string): Wiring['wire'] =>
  (code, fill) =>
    code.trimEnd() + fill(lines)

/** Lines into a file, each behind the place that the pattern finds. */
function inserted(...places: readonly [after: RegExp, line: string][]): Wiring['wire'] {
  return (code, fill) =>
    places.reduce((rest, [after, line]) => {
      const found = after.exec(rest)
      if (!found) throw new Error(`No place for "${fill(line).trim()}"`)
      const at = found.index + found[0].length
      return `${rest.slice(0, at)}${fill(line)}${rest.slice(at)}`
    }, code)
}

const FIRST_IMPORTS = /^(?:\/\/.*\n|\/\*[\s\S]*?\*\/\n)*/

/** What has to name a new entity outside its own files. */
export const WIRINGS: readonly Wiring[] = [
  { path: `${DOMAIN}/contract/src/index.ts`, wire: appended(CONTRACT) },
  { path: `${DOMAIN}/rules/src/index.ts`, wire: appended(RULES) },
  {
    path: `${DOMAIN}/server/src/index.ts`,
    wire: inserted(
      [FIRST_IMPORTS, `import { {{entity}}Handlers } from './{{entity-kebab}}.handlers'\n`],
      [/\n {2}handlers: [^{]*\{/, '\n    ...{{entity}}Handlers,'],
    ),
  },
  {
    path: `${DOMAIN}/ui/src/index.ts`,
    wire: appended(`\nexport { {{entity}}Admin } from './{{entity-kebab}}/manifest'\n`),
  },
  {
    path: 'apps/admin/src/domains.ts',
    wire: inserted(
      [FIRST_IMPORTS, `import { {{entity}}Admin } from '@tradeport/domain/{{domain}}/ui'\n`],
      [/export const domains[^=]*= \[/, '\n  {{entity}}Admin,'],
    ),
  },
  {
    path: 'libs/compose/api/src/permissions.ts',
    wire: inserted(
      [FIRST_IMPORTS, `import { {{entity}}Machine } from '@tradeport/domain/{{domain}}/rules'\n`],
      [/const MACHINES[^=]*= \[/, '\n  {{entity}}Machine,'],
    ),
  },
]
