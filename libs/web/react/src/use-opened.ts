import { useState } from 'react'
import type { Endpoint, InputOf, OutputOf } from '@tradeport/kernel/contract-kit'
import { useEndpoint, type EndpointOptions, type EndpointState } from './use-endpoint'

/**
 * What a form is opened with: the first answer that is not about to be replaced, for as long as the input stays. A kept answer that was
 * overtaken is waited out; what others change while somebody writes does not change the version that is sent along, so that saving says it.
 */
export function useOpened<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: EndpointOptions = {},
): EndpointState<OutputOf<E>> {
  const state = useEndpoint(endpoint, input, options)
  const of = JSON.stringify(input)
  const [opened, setOpened] = useState<{ of: string; data: OutputOf<E> }>()
  if (opened?.of === of) return { ...state, data: opened.data }
  if (state.data !== undefined && !state.isFetching) setOpened({ of, data: state.data })
  return { ...state, data: undefined }
}
