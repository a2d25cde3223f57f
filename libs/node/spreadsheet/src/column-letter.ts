const LETTERS = 26
const A = 'A'.charCodeAt(0)

/** The letter of a column that is counted from 0: `A`, `Z`, `AA`. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(A + (index % LETTERS))
  return index < LETTERS ? last : columnLetter(Math.floor(index / LETTERS) - 1) + last
}

/** `A` is 0, `AA` 26. */
export const columnIndex = (letters: string): number =>
  [...letters].reduce((index, letter) => index * LETTERS + letter.charCodeAt(0) - A + 1, 0) - 1
