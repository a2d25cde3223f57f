import { useT } from '@tradeport/web/i18n'
import { LoadFailed } from '@tradeport/web/react'
import type { Failure } from '@tradeport/web/request'
import { LinkButton, NotFoundState } from '@tradeport/web/ui'
import { MALL } from '../frame/addresses'

export interface ProductStateProps {
  readonly error: Failure
  readonly onRetry: () => void
}

const REFUSALS = ['MALL600404', 'MALL600400']

/** A product that is not (or no longer) on sale, or one that could not be loaded. */
export function ProductState({ error, onRetry }: ProductStateProps) {
  const t = useT('mall')
  const tg = useT('goods')
  if (!REFUSALS.includes(error.code)) return <LoadFailed error={error} onRetry={onRetry} />
  return (
    <NotFoundState
      scope="page"
      title={tg('product.gone')}
      actions={
        <LinkButton variant="primary" href={MALL}>
          {t('list.all')}
        </LinkButton>
      }
    >
      {tg('product.goneHelp')}
    </NotFoundState>
  )
}
