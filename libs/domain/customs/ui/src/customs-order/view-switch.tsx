import { customsOrderRoutes } from '@tradeport/domain/customs/contract'
import { ViewSwitch } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAudience } from './audience'

/** From one view of the orders to the others: a client has the list alone, and only a broker has days of its own. */
export function OrderViews({ view }: { view: 'list' | 'board' | 'calendar' }) {
  const t = useT('customsOrder')
  const audience = useAudience()
  if (audience === 'client') return null
  const calendar = { key: 'calendar', href: customsOrderRoutes.calendar, label: t('view.calendar') }
  return (
    <ViewSwitch
      view={view}
      views={[
        { key: 'list', href: customsOrderRoutes.list, label: t('view.list') },
        {
          key: 'board',
          href: `${customsOrderRoutes.list}?view=board`,
          label: t(audience === 'platform' ? 'view.sla' : 'view.board'),
          isMain: view === 'list',
        },
        ...(audience === 'provider' ? [calendar] : []),
      ]}
    />
  )
}
