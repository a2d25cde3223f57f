import { customsOrderRoutes } from '@tradeport/domain/customs/contract'
import { serviceOrderRoutes } from '@tradeport/domain/service-order/contract'
import { useT } from '@tradeport/web/i18n'
import { LinkButton } from '@tradeport/web/ui'
import { useAudience } from '../shared/audience'

const VIEWS = ['list', 'board', 'calendar'] as const
type View = (typeof VIEWS)[number]
const ADDRESSES: Readonly<Record<View, string>> = {
  list: serviceOrderRoutes.list,
  board: `${serviceOrderRoutes.list}?view=board`,
  // One calendar for all that a provider has to be there for.
  calendar: customsOrderRoutes.calendar,
}

/** From one view of a provider's orders to the others. */
export function ViewSwitch({ view }: { view: View }) {
  const t = useT('serviceOrder')
  if (useAudience() !== 'provider') return null
  return VIEWS.filter(other => other !== view).map(other => (
    <LinkButton
      key={other}
      href={ADDRESSES[other]}
      size="small"
      {...(view === 'list' && other === 'board' ? { variant: 'primary' } : {})}
    >
      {t(`view.${other}`)}
    </LinkButton>
  ))
}
