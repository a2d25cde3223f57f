import { customsOrderRoutes } from '@tradeport/domain/customs/contract'
import { useT } from '@tradeport/web/i18n'
import { LinkButton } from '@tradeport/web/ui'
import { useAudience } from './audience'

const VIEWS = ['list', 'board', 'calendar'] as const
type View = (typeof VIEWS)[number]
const ADDRESSES: Readonly<Record<View, string>> = {
  list: customsOrderRoutes.list,
  board: `${customsOrderRoutes.list}?view=board`,
  calendar: customsOrderRoutes.calendar,
}

/** From one view of the orders to the others: a client has the list alone, and only a broker has days of its own. */
export function ViewSwitch({ view }: { view: View }) {
  const t = useT('customsOrder')
  const audience = useAudience()
  if (audience === 'client') return null
  const others = VIEWS.filter(other => other !== view && (other !== 'calendar' || audience === 'provider'))
  return others.map(other => (
    <LinkButton
      key={other}
      href={ADDRESSES[other]}
      size="small"
      {...(view === 'list' && other === 'board' ? { variant: 'primary' } : {})}
    >
      {t(other === 'board' && audience === 'platform' ? 'view.sla' : `view.${other}`)}
    </LinkButton>
  ))
}
