import { useT } from '@tradeport/web/i18n'
import type { Failure } from '@tradeport/web/request'
import { Button, ErrorState } from '@tradeport/web/ui'
import { failureMessage } from './error-effects-host'

export interface LoadFailedProps {
  readonly error: Failure
  readonly onRetry: () => void
}

/** A part of a page that could not be loaded, with a way to try again. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const t = useT('common')
  return (
    <ErrorState title={t('error.title')} actions={<Button onClick={onRetry}>{t('action.retry')}</Button>}>
      {failureMessage(error, t)}
    </ErrorState>
  )
}
