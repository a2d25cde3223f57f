/** What stands for something that must not be kept. */
const GONE = '*'

const PERSONAL = [
  // Addresses of people and of pages; of the latter the path says where, the query may say who.
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /[?#][^\s'")]*/g,
  /\bBearer\s+\S+/gi,
  // Ids, tokens and hashes: long runs of letters and digits in which both occur.
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}(?![\w-])/gi,
  // Phone, card and document numbers; a position in a script is none.
  /(?<!\.js:(?:\d+:)?)(?<!\d)\+?\d[\d\s-]{3,}\d/g,
]

/**
 * A text of a fault without what could name a person or open a door: mail addresses, queries, tokens, ids, long numbers.
 * Applied before a report leaves the page, and again before it is stored.
 */
export function scrubReport(text: string): string {
  return PERSONAL.reduce((left, pattern) => left.replace(pattern, GONE), text).trim()
}
