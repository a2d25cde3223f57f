/** Words as they stand in an address or a code: lower-case letters and digits without marks, joined by `joint`. */
export function wordsAsCode(words: string, joint: '-' | '_'): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(joint)
    .slice(0, 40)
}
