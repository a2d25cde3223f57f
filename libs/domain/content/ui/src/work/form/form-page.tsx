import { Button } from 'antd'
import type { ReactNode } from 'react'
import { profile } from '@tradeport/domain/identity/contract'
import type { EndpointState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { EmptyState, ErrorState, LinkButton, NotFoundState, SkeletonText } from '@tradeport/web/ui'

export interface FormPageProps<D extends { actions: string[] }> {
  /** Undefined: something new. */
  id: string | undefined
  state: EndpointState<D>
  backTo: string
  /** @param userId whose entries the browser keeps. */
  children(detail: D | null, userId: string): ReactNode
}

/** Loads what a form is about, and says so when it is not there or cannot be changed now. */
export function FormPage<D extends { actions: string[] }>({ id, state, backTo, children }: FormPageProps<D>) {
  const t = useT('contentWork')
  const te = useT('entity')
  const back = <LinkButton href={backTo}>{t('form.locked.back')}</LinkButton>
  const who = useEndpoint(profile, {}, { staleMs: 300_000 })
  const userId = who.data?.user?.id
  if (userId && id === undefined) return children(null, userId)
  if (userId && state.data) {
    if (state.data.actions.includes('update')) return children(state.data, userId)
    return (
      <EmptyState scope="page" title={t('form.locked.title')} actions={back}>
        {t('form.locked.text')}
      </EmptyState>
    )
  }
  const error = state.error ?? who.error
  if (!error) return <SkeletonText lines={12} />
  if (error.code.endsWith('404')) {
    return (
      <NotFoundState scope="page" title={te('detail.notFound.title')} actions={back}>
        {te('detail.notFound.hint')}
      </NotFoundState>
    )
  }
  return (
    <ErrorState
      scope="page"
      title={te('detail.failed.title')}
      actions={
        <Button
          onClick={() => {
            who.refetch()
            state.refetch()
          }}
        >
          {te('action.retry')}
        </Button>
      }
    >
      {te('list.failed.hint')}
    </ErrorState>
  )
}
