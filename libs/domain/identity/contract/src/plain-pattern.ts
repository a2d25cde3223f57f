export const PATTERN_MAX = 200
/** Of parts that may be of any length, or of several: more of them could take long on text made for that. */
const MOST_REPEATS = 3
/** Of alternatives, and of parts that may be missing. */
const MOST_CHOICES = 6

/** The source without what stands for a single character. */
const barely = (source: string): string => source.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x')

function isRegExp(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp
  } catch {
    return false
  }
}

function isAnchored(bare: string): boolean {
  let flat = bare
  while (/\([^()]*\)/.test(flat)) flat = flat.replaceAll(/\([^()]*\)/g, 'x')
  // An alternative outside of groups would stand free of one of the edges.
  return flat.startsWith('^') && flat.endsWith('$') && !flat.includes('|')
}

/**
 * Whether an expression speaks of the whole of a text and takes a short time on every text: no group of it is repeated, which rules out
 * repetitions inside each other, it refers to nothing, looks around nowhere, and has few repetitions and choices.
 */
export function isPlainPattern(source: string): boolean {
  if (source.length > PATTERN_MAX || !isRegExp(source)) return false
  const bare = barely(source)
  if (!isAnchored(bare)) return false
  if (/\\[1-9k]/.test(source) || /\(\?[^:]/.test(bare) || /\)[*+{]/.test(bare)) return false
  const repeats = bare.match(/[*+]|\{\d+,\d*\}/g) ?? []
  const choices = bare.replaceAll('(?:', '(').match(/[?|]/g) ?? []
  return repeats.length <= MOST_REPEATS && choices.length <= MOST_CHOICES
}
