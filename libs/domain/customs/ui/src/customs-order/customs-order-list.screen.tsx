import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DATA_EXPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import { CUSTOMS_ORDER_STATUSES, customsOrderExport, customsOrderRoutes } from '@tradeport/domain/customs/contract'
import { CLIENTS } from '@tradeport/domain/customs/rules'
import { abilityQuery } from '@tradeport/domain/membership/contract'
import { AbilityButton, EntityList, known, queryFrom } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDownload, useHasRole } from '@tradeport/web/react'
import { DownloadIcon, LinkButton, SkeletonText } from '@tradeport/web/ui'
import { useAudience } from './audience'
import { customsOrderEntity, filtersOf } from './customs-order.entity'
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
  const orders = useHasRole(CLIENTS)
  return (
    <>
      {audience === 'client' && orders && (
        <LinkButton href={customsOrderRoutes.create} size="small" variant="primary">
          {t('create')}
        </LinkButton>
      )}
      <ViewSwitch view="list" />
      {audience !== 'platform' && <ExportButton />}
    </>
  )
}

/** The list as it is narrowed on screen. */
function ExportButton() {
  const tc = useT('customs')
  const [params] = useSearchParams()
  const { download, pending } = useDownload(customsOrderExport)
  const start = () => {
    const query = queryFrom(params)
    void download(
      { ...filtersOf(query), status: known(CUSTOMS_ORDER_STATUSES, query.status) },
      'customs-agency-orders.xlsx',
    )
  }
  return (
    <AbilityButton
      query={abilityQuery}
      ability={DATA_EXPORT_ABILITY}
      icon={<DownloadIcon size={16} />}
      loading={pending}
      onClick={start}
    >
      {tc('transfer.export.list')}
    </AbilityButton>
  )
}
