/** A part of an answer. */
export interface Block {
  readonly kind: 'list' | 'paragraph'
  readonly lines: string[]
}

const ITEM = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/

/** Cuts the subset of Markdown that answers are written in; what is no mark stays as it is. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      isOpen = false
      continue
    }
    const kind = ITEM.test(line) ? 'list' : 'paragraph'
    const words = line.replace(ITEM, '').replace(/^#{1,6}\s+/, '')
    const last = blocks.at(-1)
    if (isOpen && last?.kind === kind) last.lines.push(words)
    else blocks.push({ kind, lines: [words] })
    isOpen = true
  }
  return blocks
}
