import { QueryClient, type Query } from '@tanstack/react-query'

const STALE_MS = 15_000

/** Retries, timeouts and the offline rule belong to the request layer: two layers of retries multiply. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: STALE_MS, refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Queries that read one of the topics are stale; those on screen are asked again at once. */
export function invalidateTopics(client: QueryClient, topics: readonly string[]): void {
  const touched = (query: Query) => readsOf(query).some(topic => topics.some(each => each === topic))
  // A first answer on its way may have left the server before the change; an invalidation would only wait for it.
  const onTheWay = client
    .getQueryCache()
    .findAll({ predicate: query => touched(query) && query.state.data === undefined, fetchStatus: 'fetching' })
  void client.invalidateQueries({ predicate: touched })
  for (const { promise, queryKey } of onTheWay) {
    const again = () => client.invalidateQueries({ queryKey, exact: true })
    void promise?.then(again, () => undefined)
  }
}

function readsOf(query: Query): readonly unknown[] {
  const reads = query.meta?.reads
  return Array.isArray(reads) ? reads : []
}
