import { known, useListState } from '@tradeport/web/entity'

/** What a list of people that is narrowed by status asks the server, as the address has it. */
export function useStatusQuery<S extends string>(statuses: readonly S[]) {
  const { query } = useListState()
  const status = known(statuses, query.filters['status'])
  return {
    pageNum: query.pageNum,
    pageSize: query.pageSize,
    ...(query.keyword ? { keyword: query.keyword } : {}),
    ...(status ? { status } : {}),
  }
}
