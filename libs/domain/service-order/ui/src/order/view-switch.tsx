import { customsOrderRoutes } from '@tradeport/domain/customs/contract'
import { serviceOrderRoutes } from '@tradeport/domain/service-order/contract'
import { ViewSwitch } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAudience } from '../shared/audience'

/** From one view of a provider's orders to the others; one calendar has all that it has to be there for. */
export function OrderViews({ view }: { view: 'list' | 'board' }) {
  const t = useT('serviceOrder')
  if (useAudience() !== 'provider') return null
  return (
    <ViewSwitch
      view={view}
      views={[
        { key: 'list', href: serviceOrderRoutes.list, label: t('view.list') },
        { key: 'board', href: `${serviceOrderRoutes.list}?view=board`, label: t('view.board'), isMain: true },
        { key: 'calendar', href: customsOrderRoutes.calendar, label: t('view.calendar') },
      ]}
    />
  )
}
