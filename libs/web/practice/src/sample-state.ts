import type { EndpointState } from '@tradeport/web/react'

/** A sample as a page of details shows what it has been answered. */
export const sampleState = <Detail>(data: Detail): EndpointState<Detail> => ({
  data,
  error: undefined,
  isLoading: false,
  isFetching: false,
  isPrevious: false,
  refetch: () => undefined,
})
