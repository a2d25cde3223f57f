/**
 * One light stemmer for all languages of a script, since texts of all languages meet in one index and nobody says which language a
 * question is in: endings of number, gender and case go, wherever they come from. What is cut too short is cut so on both sides.
 */

const IRREGULAR = new Map([
  ['women', 'woman'],
  ['men', 'man'],
  ['children', 'child'],
  ['feet', 'foot'],
])

const LATIN = /^[\p{Script=Latin}\p{M}]+$/u
const CYRILLIC = /^\p{Script=Cyrillic}+$/u

/** Shorter words are left whole, and so much is left of any. */
const MIN_LATIN = 3
/** Endings that are a part of the word as often as not are cut only off longer ones. */
const MIN_LONG = 4

function stemLatin(word: string): string {
  if (word.length <= MIN_LATIN) return word
  const plain = word
    .replace(/^(.{4,})nya$/, '$1')
    .replace(/(au|eu)x$/, '$1')
    .replace(/(?<!s)s$/, '')
    .replace(/(e[rl])n$/, '$1')
  let stem = plain
  for (let before = ''; before !== stem;) {
    before = stem
    stem = cut(cut(stem, /(?:ing|ed|e[nmr])$/, MIN_LONG), /[aeiouy]+$/, MIN_LATIN)
  }
  return stem.replace(/v$/, 'f').replace(/([^aeiou])\1$/, '$1')
}

/** Without the ending, where enough is left. */
function cut(word: string, ending: RegExp, least: number): string {
  const shorter = word.replace(ending, '')
  return shorter.length >= least ? shorter : word
}

/** Longest first. */
const RUSSIAN_ENDINGS =
  /(?:иями|ями|ами|ыми|ими|ого|его|ому|ему|иях|ях|ах|ием|ией|ая|яя|ое|ее|ые|ие|ый|ий|ой|ую|юю|ых|их|ым|им|ом|ем|ам|ям|ов|ев|ей|ою|ею|ью|ия|ии|ию|а|я|о|е|ы|и|у|ю|ь|й)$/
/** What makes an adjective of a material: "шерстяной", "хлопковый". */
const RUSSIAN_ADJECTIVE = /^(.{3,})(?:янн|ян|ан|ов|ев)$/
const MIN_CYRILLIC = 3

function stemCyrillic(word: string): string {
  if (word.length <= MIN_CYRILLIC) return word
  const stem = word.replace(RUSSIAN_ENDINGS, '').replace(RUSSIAN_ADJECTIVE, '$1')
  // A fleeting vowel stands in one form and not in another: "платок", "платки".
  return (stem.length < MIN_CYRILLIC ? word : stem)
    .replace(/([^аеиоуыэюя])[оеё]к$/, '$1к')
    .replace(/([^аеиоуыэюя])\1$/, '$1')
}

/** The word without what inflects it; words with digits are names and stay. */
export function stem(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (LATIN.test(word)) return stemLatin(word)
  return CYRILLIC.test(word) ? stemCyrillic(word) : word
}
