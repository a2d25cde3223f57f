import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Endpoint, InputOf, OutputOf } from '@tradeport/kernel/contract-kit'
import type { Failure } from '@tradeport/web/request'
import { endpointQuery } from './endpoint-query'
import { useLocale, useRuntime } from './runtime-context'
import { useEndpoint, type EndpointOptions, type EndpointState } from './use-endpoint'

/** How often a form has been told that somebody was faster. */
const OVERTAKEN = ['overtaken'] as const

/**
 * What a form is opened with: the first answer that is not about to be replaced, for as long as the input stays. A kept answer that was
 * overtaken is waited out; what others change while somebody writes does not change the version that is sent along, so that saving says it.
 * After that (`useTellOvertaken`) it is what is there by then, for the form to go on from.
 */
export function useOpened<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: EndpointOptions = {},
): EndpointState<OutputOf<E>> {
  const state = useEndpoint(endpoint, input, options)
  const of = JSON.stringify(input)
  const [opened, setOpened] = useState<{ of: string; data: OutputOf<E> }>()
  const { layer, queryClient } = useRuntime()
  const { locale } = useLocale()
  useWhenOvertaken(() => {
    if (opened?.of !== of) return
    layer.forget(endpoint.name)
    void queryClient.fetchQuery({ ...endpointQuery(layer, endpoint, locale, input, options), staleTime: 0 }).then(
      data => setOpened(now => (now?.of === of ? { of, data } : now)),
      // The next try says it again.
      () => undefined,
    )
  })
  if (opened?.of === of) return { ...state, data: opened.data }
  if (state.data !== undefined && !state.isFetching) setOpened({ of, data: state.data })
  return { ...state, data: undefined }
}

/** Whether the server has refused it because somebody else was faster. */
export const isOvertaken = ({ code }: Pick<Failure, 'code'>): boolean => code === 'FT510006'

/** Tells what forms were opened with that one of them was refused because somebody else was faster, where it was. */
export function useTellOvertaken(): (failure: Failure) => void {
  const client = useQueryClient()
  return useCallback(
    failure => {
      if (isOvertaken(failure)) client.setQueryData<number>(OVERTAKEN, (count = 0) => count + 1)
    },
    [client],
  )
}

function useWhenOvertaken(read: () => void): void {
  const { data: count = 0 } = useQuery<number>({ queryKey: OVERTAKEN, queryFn: skipToken })
  const seen = useRef(count)
  useEffect(() => {
    if (count <= seen.current) return
    seen.current = count
    read()
  })
}
