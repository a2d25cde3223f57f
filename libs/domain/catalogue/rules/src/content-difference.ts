import type { ContentDifference, ProductContent } from '@tradeport/domain/catalogue/contract'

/** Fields whose parts are compared one by one, because a reviewer wants to see which language or figure changed. */
const BY_PART = [
  'title',
  'summary',
  'description',
  'keywords',
  'attributes',
  'packaging',
] as const satisfies (keyof ProductContent)[]

const same = (a: unknown, b: unknown) => JSON.stringify(stable(a)) === JSON.stringify(stable(b))

/** Key order says nothing. */
function stable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stable)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, stable(part)]),
  )
}

/** What differs between two versions of a product, field by field. */
export function contentDifferences(before: ProductContent, after: ProductContent): ContentDifference[] {
  const found: ContentDifference[] = []
  const parts: readonly string[] = BY_PART
  const old = new Map<string, unknown>(Object.entries(before))
  for (const [field, value] of Object.entries(after)) {
    const previous = old.get(field)
    if (same(previous, value)) continue
    if (parts.includes(field)) found.push(...partDifferences(field, previous, value))
    else found.push({ path: field, before: previous, after: value })
  }
  return found
}

function partDifferences(field: string, before: unknown, after: unknown): ContentDifference[] {
  const old = new Map<string, unknown>(Object.entries(before ?? {}))
  const next = new Map<string, unknown>(Object.entries(after ?? {}))
  return [...new Set([...old.keys(), ...next.keys()])]
    .filter(key => !same(old.get(key), next.get(key)))
    .map(key => ({ path: `${field}.${key}`, before: old.get(key) ?? null, after: next.get(key) ?? null }))
}
