import type { ReactNode } from 'react'
import { EmptyState, SkeletonText } from '@tradeport/web/ui'
import { DocumentFailed } from './document-failed'
import type { EndpointState } from './entity-definition'

export interface FormScreenProps<D extends { actions: readonly string[] }> {
  /** Undefined: something new. */
  id: string | undefined
  /** Whose entries the browser keeps. */
  who: EndpointState<{ user: { id: string } | null }>
  state: EndpointState<D>
  /** Leads to the list. */
  back: ReactNode
  /** Said where it cannot be changed now; `open` leads on from there, otherwise `back` does. */
  locked: { title: string; text?: string; open?: ReactNode }
  children(detail: D | null, userId: string): ReactNode
}

/** Loads what a form is about, and says so when it is not there or cannot be changed now. */
export function FormScreen<D extends { actions: readonly string[] }>(props: FormScreenProps<D>) {
  const { id, who, state, back, locked, children } = props
  const userId = who.data?.user?.id
  if (userId && id === undefined) return children(null, userId)
  if (userId && state.data) {
    if (state.data.actions.includes('update')) return children(state.data, userId)
    return (
      <EmptyState scope="page" title={locked.title} actions={locked.open ?? back}>
        {locked.text}
      </EmptyState>
    )
  }
  const error = state.error ?? who.error
  if (!error) return <SkeletonText lines={12} />
  return (
    <DocumentFailed
      error={error}
      back={back}
      onRetry={() => {
        who.refetch()
        state.refetch()
      }}
    />
  )
}
