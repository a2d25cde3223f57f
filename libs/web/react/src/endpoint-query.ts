import type { Endpoint, InputOf, OutputOf } from '@tradeport/kernel/contract-kit'
import type { RequestLayer } from '@tradeport/web/request'

export interface EndpointQueryOptions {
  /** The screen shows business failures itself: no message, but redirects and dialogs still run. */
  readonly quiet?: boolean
  readonly ignoreError?: boolean
  readonly staleMs?: number
}

/** A call that pages will ask for by `useEndpoint`, with the same input and options. */
export interface FirstCall extends EndpointQueryOptions {
  readonly endpoint: Endpoint
  readonly input: Record<string, unknown>
}

/** How an endpoint is asked and kept, by a component or ahead of it. */
export function endpointQuery<E extends Endpoint>(
  layer: Pick<RequestLayer, 'call'>,
  endpoint: E,
  locale: string,
  input: InputOf<E>,
  { quiet, ignoreError = false, staleMs }: EndpointQueryOptions,
) {
  return {
    queryKey: [endpoint.name, locale, input] as const,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<OutputOf<E>> => {
      const result = await layer.call(endpoint, input, { signal, quiet: quiet ? 'all' : 'connection', ignoreError })
      return result.ok ? result.data : Promise.reject(result.failure)
    },
    meta: { reads: endpoint.reads },
    ...(staleMs === undefined ? {} : { staleTime: staleMs }),
  }
}
