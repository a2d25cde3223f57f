import { useSearchParams } from 'react-router-dom'

export interface NewsAddress {
  /** Empty for all kinds. */
  readonly category: string
  readonly page: number
  readonly hrefOf: (change: { readonly category?: string; readonly page?: number }) => string
}

/** Which news the address shows. */
export function useNewsAddress(): NewsAddress {
  const [params] = useSearchParams()
  const category = (params.get('category') ?? '').slice(0, 40)
  const given = params.get('page') ?? ''
  return {
    category,
    page: /^[1-9]\d{0,2}$/.test(given) ? Number(given) : 1,
    hrefOf({ category: next = category, page = 1 }) {
      const query = new URLSearchParams()
      if (next) query.set('category', next)
      if (page > 1) query.set('page', String(page))
      const written = query.toString()
      return written === '' ? '/news' : `/news?${written}`
    },
  }
}
