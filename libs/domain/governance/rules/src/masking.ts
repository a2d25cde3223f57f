/** How a value is masked: an address keeps its first letter and its host, a number its end, a name its first letter. */
export type Masking = 'email' | 'phone' | 'name' | 'hidden'

const DOTS = '•••'
const KEPT_DIGITS = 4

/** What is shown of a personal value to whoever may not see all of it. */
export function masked(value: string, masking: Masking): string {
  if (value === '') return ''
  const [first = ''] = value
  switch (masking) {
    case 'email': {
      const at = value.lastIndexOf('@')
      return at < 1 ? DOTS : `${first}${DOTS}${value.slice(at)}`
    }
    case 'phone':
      return value.length > KEPT_DIGITS * 2 ? `${DOTS}${value.slice(-KEPT_DIGITS)}` : DOTS
    case 'name':
      return `${first}${DOTS}`
    case 'hidden':
      return DOTS
  }
}
