import { lazy, Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { customsOrderRoutes } from '@tradeport/domain/customs/contract'
import { CLIENTS } from '@tradeport/domain/customs/rules'
import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useHasRole } from '@tradeport/web/react'
import { LinkButton, SkeletonText } from '@tradeport/web/ui'
import { useAudience } from './audience'
import { customsOrderEntity } from './customs-order.entity'
import { OrderViews } from './view-switch'

const Board = lazy(() => import('./board'))

export default function CustomsOrderListScreen() {
  const audience = useAudience()
  const [params] = useSearchParams()
  const view = params.get('view')
  // Where it was before it had an address of its own.
  if (view === 'calendar' && audience === 'provider') return <Navigate replace to={calendarOf(params)} />
  if (view === 'board' && audience !== 'client')
    return (
      <Suspense fallback={<SkeletonText lines={12} />}>
        <Board />
      </Suspense>
    )
  return <EntityList entity={customsOrderEntity} audience={audience} toolbar={<Tools />} />
}

function calendarOf(params: URLSearchParams): string {
  const { view: _view, ...days } = Object.fromEntries(params)
  return `${customsOrderRoutes.calendar}?${new URLSearchParams(days).toString()}`
}

function Tools() {
  const t = useT('customsOrder')
  const audience = useAudience()
  const orders = useHasRole(CLIENTS, 'customsOrder:create')
  return (
    <>
      {audience === 'client' && orders && (
        <LinkButton href={customsOrderRoutes.create} size="small" variant="primary">
          {t('create')}
        </LinkButton>
      )}
      <OrderViews view="list" />
    </>
  )
}
