import type { QueryClient } from '@tanstack/react-query'

/** After the first page, so that it has nothing to wait for. Safari knows no idle time. */
export function whenIdle(run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run, { timeout: 5_000 })
  else setTimeout(run, 2_000)
}

/** When the page has the answers it asked for as well: a slow line has no room beside them. @returns how to leave it. */
export function whenAnswered(queries: QueryClient, run: () => void): () => void {
  const check = () => {
    if (queries.isFetching() > 0) return
    leave()
    whenIdle(run)
  }
  const leave = queries.getQueryCache().subscribe(check)
  return leave
}
