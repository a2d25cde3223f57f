import { toBcp47 } from '@tradeport/kernel/config'
import type { WebSearch } from '../provider'

const MOST = 5
const LIMIT_MS = 8_000

/** The JSON interface of a SearXNG instance (`/search?q=…&format=json`). */
export function searxngSearch(address: string): WebSearch {
  return {
    async search(text, locale, signal) {
      const url = new URL('search', address.endsWith('/') ? address : `${address}/`)
      url.search = new URLSearchParams({ q: text, format: 'json', language: toBcp47(locale) }).toString()
      const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]) })
      if (!answer.ok) throw new Error(`the web search answered ${answer.status}`)
      return pagesOf(await answer.json()).slice(0, MOST)
    },
  }
}

function pagesOf(body: unknown): { title: string; url: string; snippet: string }[] {
  const results = fieldOf(body, 'results')
  if (!Array.isArray(results)) return []
  return results.flatMap(result => {
    const [title, url, snippet] = ['title', 'url', 'content'].map(name => fieldOf(result, name))
    return typeof title === 'string' && typeof url === 'string' && /^https?:/.test(url)
      ? [{ title, url, snippet: typeof snippet === 'string' ? snippet : '' }]
      : []
  })
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined
