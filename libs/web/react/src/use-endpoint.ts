import type { Endpoint, InputOf, OutputOf } from '@tradeport/kernel/contract-kit'
import type { Failure } from '@tradeport/web/request'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { endpointQuery, type EndpointQueryOptions } from './endpoint-query'
import { useLocale, useRuntime } from './runtime-context'

export interface EndpointOptions extends EndpointQueryOptions {
  /** Default true. */
  readonly enabled?: boolean
  /** The rows of the last page stay until the next ones are there. */
  readonly keepPrevious?: boolean
  readonly refetchEveryMs?: number
}

export interface EndpointState<T> {
  readonly data: T | undefined
  readonly error: Failure | undefined
  /** The first answer is on its way. */
  readonly isLoading: boolean
  /** Any answer is on its way. */
  readonly isFetching: boolean
  /** `data` belongs to the input before this one (`keepPrevious`). */
  readonly isPrevious: boolean
  /** Asks the server again, past every cache. The same function as long as the endpoint is the same. */
  readonly refetch: () => void
}

/**
 * Reads an endpoint; asks again when one of its `reads` is touched by a write or a live event. Connection faults show in
 * `error` alone: the screen has a failed state with a way to try again.
 */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: EndpointOptions = {},
): EndpointState<OutputOf<E>> {
  const { layer } = useRuntime()
  const { locale } = useLocale()
  const query = useQuery<OutputOf<E>, Failure>({
    ...endpointQuery(layer, endpoint, locale, input, options),
    enabled: options.enabled ?? true,
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(options.refetchEveryMs === undefined ? {} : { refetchInterval: options.refetchEveryMs }),
  })
  const { refetch: ask } = query
  const refetch = useCallback(() => {
    layer.forget(endpoint.name)
    void ask()
  }, [ask, endpoint.name, layer])
  return {
    data: query.data,
    error: query.error ?? undefined,
    isLoading: query.isLoading,
    isFetching: query.isFetching,
    isPrevious: query.isPlaceholderData,
    refetch,
  }
}

/** The answer that is kept or on its way, asked for where there is neither; undefined where none comes. */
export function useAnswer<E extends Endpoint>(endpoint: E, options: EndpointQueryOptions = {}) {
  const { layer, queryClient } = useRuntime()
  const { locale } = useLocale()
  return (input: InputOf<E>): Promise<OutputOf<E> | undefined> =>
    queryClient.ensureQueryData(endpointQuery(layer, endpoint, locale, input, options)).catch(() => undefined)
}
