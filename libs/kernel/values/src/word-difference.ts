export const TEXT_PART_KINDS = ['same', 'gone', 'new'] as const

/** A stretch of text that both versions have, or only one of them. */
export interface TextPart {
  kind: (typeof TEXT_PART_KINDS)[number]
  text: string
}

/** Beyond this the table would cost more than it shows: the texts are then shown whole. */
const MAX_CELLS = 400_000

/** Words, spaces and punctuation; every character of a script that writes without spaces by itself. */
function tokensOf(text: string): string[] {
  return (
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+|\s+|[^\s\p{L}\p{N}]/gu,
    ) ?? []
  )
}

/** What was taken out of a text and what came in, in reading order. */
export function wordDifference(before: string, after: string): TextPart[] {
  const a = tokensOf(before)
  const b = tokensOf(after)
  if (a.length * b.length > MAX_CELLS) return merged([part('gone', before), part('new', after)])
  const lengths = commonLengths(a, b)
  const parts: TextPart[] = []
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    const left = a[i] ?? ''
    const right = b[j] ?? ''
    if (left === right) {
      parts.push(part('same', left))
      i++
      j++
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      parts.push(part('gone', left))
      i++
    } else {
      parts.push(part('new', right))
      j++
    }
  }
  return merged([...parts, ...a.slice(i).map(text => part('gone', text)), ...b.slice(j).map(text => part('new', text))])
}

const part = (kind: TextPart['kind'], text: string): TextPart => ({ kind, text })

/** Length of the longest common sequence of what is left of both, from every pair of places. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i--) {
    const row = lengths[i]
    const below = lengths[i + 1]
    if (!row || !below) continue
    for (let j = b.length - 1; j >= 0; j--)
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
  }
  return lengths
}

function merged(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = []
  for (const next of parts) {
    const last = result.at(-1)
    if (last?.kind === next.kind) last.text += next.text
    else if (next.text !== '') result.push({ ...next })
  }
  return result
}
