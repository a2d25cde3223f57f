import { EMAIL_MAX } from '@tradeport/kernel/config'

export const PATTERN_MAX = 200
/** Of parts that may be of any length, or of several: more of them could take long on text made for that. */
const MOST_REPEATS = 3
/** Of alternatives, and of parts that may be missing. */
const MOST_CHOICES = 6
/** To divide the longest text among repetitions that could end anywhere, and choices: each of them may be tried, over what is left of it. */
const MOST_WAYS = (EMAIL_MAX + 1) ** 2 / 2

const TOKENS = /\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?:|[*+?]|\{\d+(?:,\d*)?\}|./gis
const NO_CHARACTER = /^(?:\(\?:|[()|^$*+?]|\{\d.*\}|\\b)$/i
const MAY_BE_MISSING = /^(?:[*?]|\{0.*\})$/

let every: string | undefined
/** Whether a character can be both. */
function overlap(one: string, other: string): boolean {
  every ??= Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code)).join('')
  return new RegExp(`(?=${one})(?:${other})`).test(every)
}

/** How many lengths a repetition may have; 1 where what follows it is no part of it and has to be there: it ends where that begins. */
function lengthsAt(tokens: readonly string[], place: number): number {
  const [, least, to] = /^\{(\d+)(,\d*)?\}$/.exec(tokens[place] ?? '') ?? []
  if (least !== undefined && to === undefined) return 1
  const [what = '', next = '', after = ''] = [tokens[place - 1], tokens[place + 1], tokens[place + 2]]
  const ends = !NO_CHARACTER.test(next) && !MAY_BE_MISSING.test(after) && !overlap(what, next)
  if (next === '$' || ends) return 1
  const most = to === undefined || to === ',' ? EMAIL_MAX : Math.min(EMAIL_MAX, Number(to.slice(1)))
  return Math.max(1, most - Number(least ?? 0) + 1)
}

function waysOf(source: string): number {
  const tokens = source.match(TOKENS) ?? []
  let endless = 0
  return tokens.reduce((ways, token, place) => {
    if (token === '?' || token === '|') return ways * 2
    if (!/^(?:[*+]|\{\d.*\})$/.test(token)) return ways
    const lengths = lengthsAt(tokens, place)
    if (lengths < EMAIL_MAX) return ways * lengths
    // What one takes of the text, the others cannot.
    endless += 1
    return (ways * lengths) / endless
  }, 1)
}

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
 * repetitions inside each other, it refers to nothing, looks around nowhere, and has few repetitions and choices, with few ways to take them.
 */
export function isPlainPattern(source: string): boolean {
  if (source.length > PATTERN_MAX || !isRegExp(source)) return false
  const bare = barely(source)
  if (!isAnchored(bare)) return false
  if (/\\[\dck]/.test(source) || /\(\?[^:]/.test(bare) || /\)[*+{]/.test(bare)) return false
  const repeats = bare.match(/[*+]|\{\d+,\d*\}/g) ?? []
  const choices = bare.replaceAll('(?:', '(').match(/[?|]/g) ?? []
  return repeats.length <= MOST_REPEATS && choices.length <= MOST_CHOICES && waysOf(source) <= MOST_WAYS
}
