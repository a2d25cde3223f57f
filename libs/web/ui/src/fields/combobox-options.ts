export interface ComboboxOption {
  value: string
  label: string
  /** Code, port, unit: shown at the end of the line and found when typed. */
  hint?: string | undefined
  /** Further words it is found by: names in other languages, abbreviations. */
  keywords?: string | undefined
  disabled?: boolean | undefined
}

const MOST_SHOWN = 100

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}

/** Options that contain every typed word; those that have the typed text as their code, or begin with it, come first. */
export function matchOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const wanted = folded(query.trim())
  if (wanted === '') return options.slice(0, MOST_SHOWN)
  const words = wanted.split(/\s+/)
  const rank = (option: ComboboxOption) => {
    if (folded(option.hint ?? '') === wanted) return 0
    const label = folded(option.label)
    if (label.startsWith(wanted)) return 1
    // The name after its code: `NLD · Netherlands`.
    return label.includes(`· ${wanted}`) ? 2 : 3
  }
  return options
    .filter(option => {
      const text = folded(`${option.label} ${option.hint ?? ''} ${option.keywords ?? ''}`)
      return words.every(word => text.includes(word))
    })
    .map((option, index) => ({ option, index, rank: rank(option) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .slice(0, MOST_SHOWN)
    .map(entry => entry.option)
}

/** The next option a key moves to: around the ends, past disabled ones. */
export function nextActive(
  options: readonly ComboboxOption[],
  active: number,
  move: 1 | -1 | 'first' | 'last',
): number {
  const open = options.flatMap((option, index) => (option.disabled === true ? [] : [index]))
  if (open.length === 0) return -1
  if (move === 'first') return open[0] ?? -1
  if (move === 'last') return open.at(-1) ?? -1
  const found = move === 1 ? open.find(index => index > active) : open.findLast(index => index < active)
  return found ?? (move === 1 ? open[0] : open.at(-1)) ?? -1
}
