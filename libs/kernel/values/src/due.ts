/** Behind every time that is written in digits. */
const NEVER = '~'

/**
 * The sooner first, what has no time last. Compared sign by sign: in the order of a language a sign stands before the digits, and what has
 * no time would come first.
 */
export function compareDue(a: string | null | undefined, b: string | null | undefined): number {
  const [one, other] = [a ?? NEVER, b ?? NEVER]
  return one === other ? 0 : one < other ? -1 : 1
}
