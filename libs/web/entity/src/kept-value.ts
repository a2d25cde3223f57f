/** What was typed in a form and not saved, kept in this browser against crashes and closed tabs. */
export interface KeptValue<V> {
  /** Of the document when the typing began; null for a new one. */
  readonly version: number | null
  readonly at: string
  readonly value: V
}

const keyOf = (place: string) => `tp.kept.${place}`
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** @param parse answers undefined for what a form of another time has left. */
export function readKept<V>(place: string, parse: (value: unknown) => V | undefined): KeptValue<V> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null')
    if (!isRecord(kept) || typeof kept['at'] !== 'string') return undefined
    const { version, at } = kept
    if (version !== null && typeof version !== 'number') return undefined
    const value = parse(kept['value'])
    return value === undefined ? undefined : { version, at, value }
  } catch {
    // Storage may be forbidden, or hold what an older version wrote.
    return undefined
  }
}

export function writeKept<V>(place: string, kept: KeptValue<V>): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(kept))
  } catch {
    // Full or forbidden: the form still asks before it is left.
  }
}

export function dropKept(place: string): void {
  try {
    localStorage.removeItem(keyOf(place))
  } catch {
    // Nothing was kept.
  }
}

/** Takes a value that has the fields of `like`, each of its kind; null stands for any. */
export function shapedLike<V extends object>(like: V): (value: unknown) => V | undefined {
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
  const fits = (value: unknown): value is V =>
    isRecord(value) &&
    Object.entries(like).every(([name, sample]) => {
      const own = value[name]
      return own === null || sample === null ? own !== undefined : kindOf(own) === kindOf(sample)
    })
  return value => (fits(value) ? value : undefined)
}

/** What others have saved, with what was typed since the form was opened: field by field, and languages and parts of a field alike. */
export const onTopOf = <V extends object>(theirs: V, typed: V, opened: V): V => merged(theirs, typed, opened) as V

function merged(theirs: unknown, typed: unknown, opened: unknown): unknown {
  if (JSON.stringify(typed) === JSON.stringify(opened)) return theirs
  if (!isGroup(theirs) || !isGroup(typed) || !isGroup(opened)) return typed
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(typed)])]
  const both = names.map(name => [name, merged(theirs[name], typed[name], opened[name])] as const)
  return Object.fromEntries(both.filter(([, value]) => value !== undefined))
}

const isGroup = (value: unknown): value is Record<string, unknown> => isRecord(value) && !Array.isArray(value)
