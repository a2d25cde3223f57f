import { useSearchParams } from 'react-router-dom'

/** The reader's own order that the next one is filled in from, where somebody came to the market from it. */
export function useLike(): string | null {
  return useSearchParams()[0].get('like')
}
