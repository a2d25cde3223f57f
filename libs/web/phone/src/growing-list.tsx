import { useState, type ReactNode } from 'react'
import type { EndpointState } from '@tradeport/web/react'
import { Button } from '@tradeport/web/ui'
import styles from './phone.module.css'

const STEP = 20

/** How many rows of a list are shown: twenty more with every press. */
export function useGrowing(): { readonly pageSize: number; readonly grow: () => void } {
  const [pageSize, setPageSize] = useState(STEP)
  return { pageSize, grow: () => setPageSize(size => size + STEP) }
}

export interface ShowMoreProps {
  readonly state: Pick<EndpointState<{ readonly total: number }>, 'data' | 'isFetching'>
  readonly shown: number
  readonly onMore: () => void
  readonly children: ReactNode
}

/** Under a thumb, going on is easier than paging. */
export function ShowMore({ state, shown, onMore, children }: ShowMoreProps) {
  if (!state.data || shown >= state.data.total) return null
  return (
    <div className={styles['more']}>
      <Button changes={false} block loading={state.isFetching} onClick={onMore}>
        {children}
      </Button>
    </div>
  )
}
