import type { Lock, LockedEndpoint } from './contract-lock'
import type { Fields } from './describe-schema'

export interface Changes {
  /** Somebody who calls the endpoint as it was would fail. */
  readonly breaking: readonly string[]
  readonly compatible: readonly string[]
}

interface Found {
  breaking: string[]
  compatible: string[]
}

/** What has changed between the locked endpoints and those of the code. */
export function changesBetween(locked: Lock, current: Lock): Changes {
  const found: Found = { breaking: [], compatible: [] }
  for (const [name, before] of locked) {
    const now = current.get(name)
    if (now) compare(name, before, now, found)
    else found.breaking.push(`${name} is gone`)
  }
  for (const name of current.keys()) if (!locked.has(name)) found.compatible.push(`${name} is new`)
  return found
}

function compare(name: string, before: LockedEndpoint, now: LockedEndpoint, found: Found): void {
  if (before.call !== now.call) found.breaking.push(`${name} was ${before.call}, is ${now.call}`)
  for (const audience of before.audiences)
    if (!now.audiences.includes(audience)) found.breaking.push(`${name} no longer answers ${audience}`)
  for (const audience of now.audiences)
    if (!before.audiences.includes(audience)) found.compatible.push(`${name} also answers ${audience}`)
  compareInput(name, before.input, now.input, found)
  compareOutput(name, before.output, now.output, found)
}

/** Callers may go on sending what they sent. */
function compareInput(name: string, before: Fields, now: Fields, { breaking, compatible }: Found): void {
  for (const [path, value] of now) {
    const old = before.get(path) ?? before.get(withoutMark(path))
    if (old === undefined && isAskedFor(path, now)) breaking.push(`${name} asks for ${path}: ${value}`)
    else if (old === undefined) compatible.push(`${name} takes ${path}: ${value}`)
    else if (old !== value && isWider(old, value)) compatible.push(`${name} takes more as ${path}: ${value}`)
    else if (old !== value) breaking.push(`${name} took ${path}: ${old}, takes ${value}`)
  }
  for (const path of before.keys())
    if (!now.has(path) && !now.has(`${path}?`)) breaking.push(`${name} no longer takes ${path}`)
}

/** Callers go on finding what they found. */
function compareOutput(name: string, before: Fields, now: Fields, { breaking, compatible }: Found): void {
  for (const [path, value] of before) {
    const found = now.get(path) ?? now.get(withoutMark(path))
    if (found === undefined) breaking.push(`${name} no longer answers ${path}: ${value}`)
    else if (found !== value) breaking.push(`${name} answered ${path}: ${value}, answers ${found}`)
  }
  for (const [path, value] of now) {
    if (before.has(path) || before.has(`${path}?`)) continue
    if (path.endsWith('|null')) breaking.push(`${name} may answer null as ${path.slice(0, -'|null'.length)}`)
    else compatible.push(`${name} answers ${path}: ${value}`)
  }
}

const withoutMark = (path: string) => path.replace(/\?$/, '')

/** Required, and so is everything it is a part of that was there before. */
const isAskedFor = (path: string, now: Fields) =>
  !path.endsWith('|null') && !path.includes('?') && !path.includes('[') && !path.includes('{') && now.has(path)

/** More of the values listed. */
function isWider(old: string, value: string): boolean {
  const values = value.split(' | ')
  return old.includes('"') && old.split(' | ').every(one => values.includes(one))
}
