import { declarationContent, type DeclarationContent, type DeclarationIssue } from '@tradeport/domain/customs/contract'
import { amendedField } from './amendment-message'
import { errorsOf } from './declaration-checks'

export interface AskedChange {
  readonly path: string
  readonly after: string
}

/** `items[2].gQty` as its names and places. */
const wayOf = (path: string): string[] => path.replaceAll(/\[(\d+)\]/g, '.$1').split('.')

/** The text that stands there; undefined for what is no field of the form. */
export function textAtPath(content: DeclarationContent, path: string): string | undefined {
  let value: unknown = content
  for (const name of wayOf(path))
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
  return typeof value === 'string' ? value : undefined
}

/** The content with other texts at these paths, all of which hold one. */
export function withChanges(content: DeclarationContent, changes: readonly AskedChange[]): DeclarationContent {
  // Parsing copies.
  const next = declarationContent.parse(content)
  for (const { path, after } of changes) {
    const way = wayOf(path)
    const last = way.pop() ?? ''
    let owner: unknown = next
    for (const name of way) owner = typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined
    if (typeof owner === 'object' && owner !== null) Reflect.set(owner, last, after)
  }
  return declarationContent.parse(next)
}

export interface ChangeProblem {
  /** Of the change in the list, and which of its two halves is wrong. */
  readonly place: number
  readonly at: 'path' | 'after'
  readonly rule: 'invalid_value' | 'duplicate' | 'unchanged'
}

/** What is wrong with the changes themselves, whatever the form becomes by them. */
export function changeProblems(content: DeclarationContent, changes: readonly AskedChange[]): ChangeProblem[] {
  const need = content.ieFlag === 'E' ? 'export' : 'import'
  return changes.flatMap(({ path, after }, place): ChangeProblem[] => {
    const found = amendedField(path)
    const before = textAtPath(content, path)
    // What does not belong to this direction was never sent.
    if (!found || before === undefined || found.field[need] === 'none')
      return [{ place, at: 'path', rule: 'invalid_value' }]
    if (changes.findIndex(other => other.path === path) < place) return [{ place, at: 'path', rule: 'duplicate' }]
    return before === after ? [{ place, at: 'after', rule: 'unchanged' }] : []
  })
}

const sameIssue = (one: DeclarationIssue, other: DeclarationIssue) =>
  one.rule === other.rule && one.key === other.key && one.path === other.path

/** What became wrong by a change: what was wrong before is not its fault. */
export const newErrors = (
  before: readonly DeclarationIssue[],
  after: readonly DeclarationIssue[],
): DeclarationIssue[] => errorsOf(after).filter(issue => !before.some(known => sameIssue(known, issue)))
