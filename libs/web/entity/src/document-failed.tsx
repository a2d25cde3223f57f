import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '@tradeport/web/i18n'
import { ErrorState, NotFoundState } from '@tradeport/web/ui'
import { isNoDocument } from './no-document'

export interface DocumentFailedProps {
  /** Null: the address itself names nothing. */
  error: { readonly code: string } | null
  /** Leads to the list, or to what it is part of. */
  back: ReactNode
  onRetry(): void
}

/** A page whose document does not exist for this person, and leads back; or could not be loaded, and is tried again. */
export function DocumentFailed({ error, back, onRetry }: DocumentFailedProps) {
  const t = useT('entity')
  if (error === null || isNoDocument(error))
    return (
      <NotFoundState scope="page" title={t('detail.notFound.title')} actions={back}>
        {t('detail.notFound.hint')}
      </NotFoundState>
    )
  return (
    <ErrorState
      scope="page"
      title={t('detail.failed.title')}
      actions={<Button onClick={onRetry}>{t('action.retry')}</Button>}
    >
      {t('list.failed.hint')}
    </ErrorState>
  )
}
