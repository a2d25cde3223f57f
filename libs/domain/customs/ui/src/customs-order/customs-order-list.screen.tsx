import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { customsOrderRoutes } from '@tradeport/domain/customs/contract'
import { CLIENTS } from '@tradeport/domain/customs/rules'
import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useHasRole } from '@tradeport/web/react'
import { LinkButton, SkeletonText } from '@tradeport/web/ui'
import { useAudience } from './audience'
import { customsOrderEntity } from './customs-order.entity'
import { ViewSwitch } from './view-switch'

const Board = lazy(() => import('./board'))
const Calendar = lazy(() => import('./calendar'))

export default function CustomsOrderListScreen() {
  const audience = useAudience()
  const [params] = useSearchParams()
  const view = params.get('view')
  const isBoard = view === 'board' && audience !== 'client'
  const isCalendar = view === 'calendar' && audience === 'provider'
  if (isBoard || isCalendar)
    return <Suspense fallback={<SkeletonText lines={12} />}>{isBoard ? <Board /> : <Calendar />}</Suspense>
  return <EntityList entity={customsOrderEntity} audience={audience} toolbar={<Tools />} />
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
      <ViewSwitch view="list" />
    </>
  )
}
