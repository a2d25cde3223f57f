import type { CustomsOrderContent, DeclarationContent } from '@tradeport/domain/customs/contract'
import type { FieldChange } from '@tradeport/kernel/contract-kit'

const LONGEST = 160
/** What one entry of a history says at most: a thousand vehicles that were pasted are no reading. */
export const MOST_CHANGES = 100

const short = (value: unknown): string | null => {
  if (value === undefined || value === null || value === '' || typeof value === 'object') return null
  const said = String(value)
  return said.length > LONGEST ? `${said.slice(0, LONGEST - 1)}…` : said
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** Numbers of files and documents of ours say nothing to a reader: that they changed does. */
const BARE = new Set(['fileId', 'tradeOrderId'])

function changesAt(path: string, before: unknown, after: unknown): FieldChange[] {
  const [old, next] = [new Map(entriesOf(before)), new Map(entriesOf(after))]
  const names = new Set([...next.keys(), ...old.keys()])
  if (names.size > 0)
    return [...names].flatMap(name => changesAt(path === '' ? name : `${path}.${name}`, old.get(name), next.get(name)))
  const change = { path, before: short(before), after: short(after) }
  if (before === after || (change.before === null && change.after === null)) return []
  return [BARE.has(path.split('.').at(-1) ?? '') ? { path, before: null, after: null } : change]
}

/** Lists of plain words are one value. */
const asOne = (words: readonly string[]) => words.join(', ')

/** What was written differently in a form, field by field (`items.2.gQty`); a row that came or went by the fields that it has. */
export function contentChanges(before: DeclarationContent, after: DeclarationContent): FieldChange[] {
  const told = (content: DeclarationContent) => ({ ...content, businessMatters: asOne(content.businessMatters) })
  return changesAt('', told(before), told(after)).slice(0, MOST_CHANGES)
}

/** The same of an agency order. */
export function orderChanges(before: CustomsOrderContent, after: CustomsOrderContent): FieldChange[] {
  const told = (content: CustomsOrderContent) => ({
    ...content,
    hsHints: asOne(content.hsHints),
    extraServices: asOne(content.extraServices),
  })
  return changesAt('', told(before), told(after)).slice(0, MOST_CHANGES)
}
