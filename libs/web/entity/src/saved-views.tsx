import { Suspense, useContext } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ListViewsContext } from '@tradeport/web/react'
import styles from './entity.module.css'
import { viewOf } from './list-state'

/** The views of this list that the person has saved, and the way to save the one on screen. */
export function SavedViews() {
  const Views = useContext(ListViewsContext)
  const [params, setParams] = useSearchParams()
  if (!Views) return null
  return (
    <Suspense fallback={<span className={styles['viewsRoom']} />}>
      <Views query={viewOf(params)} onOpen={query => setParams(new URLSearchParams(query))} />
    </Suspense>
  )
}
