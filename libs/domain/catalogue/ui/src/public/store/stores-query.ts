/** What the directory of suppliers shows; its address holds all of it. */
export interface StoresQuery {
  readonly keyword: string
  /** Slug of a category. */
  readonly category: string
  readonly verify: number
  readonly page: number
}

export function readStoresQuery(params: URLSearchParams): StoresQuery {
  const verify = params.get('verify') ?? ''
  const page = params.get('page') ?? ''
  return {
    keyword: (params.get('q') ?? '').trim().slice(0, 200),
    category: params.get('category') ?? '',
    verify: /^[1-3]$/.test(verify) ? Number(verify) : 0,
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  }
}

/** With its question mark; empty for the whole directory. */
export function writeStoresQuery({ keyword, category, verify, page }: StoresQuery): string {
  const params = new URLSearchParams()
  if (keyword) params.set('q', keyword)
  if (category) params.set('category', category)
  if (verify > 0) params.set('verify', String(verify))
  if (page > 1) params.set('page', String(page))
  const written = params.toString()
  return written === '' ? '' : `?${written}`
}
