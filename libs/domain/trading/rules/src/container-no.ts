const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Values of ISO 6346: digits are themselves, letters run from 10 on and leave out 11, 22 and 33. */
function valueOf(character: string): number {
  const index = LETTERS.indexOf(character)
  if (index < 0) return Number(character)
  return 10 + index + Math.floor((9 + index) / 10)
}

/** Whether a container number has the form and the check digit of ISO 6346. */
export function isContainerNo(text: string): boolean {
  const number = text.toUpperCase()
  if (!/^[A-Z]{4}\d{7}$/.test(number)) return false
  const sum = [...number.slice(0, 10)].reduce((total, character, index) => total + valueOf(character) * 2 ** index, 0)
  return (sum % 11) % 10 === Number(number[10])
}
