import { customsOrderRoutes } from '@tradeport/domain/customs/contract'
import { useT } from '@tradeport/web/i18n'
import { LinkButton } from '@tradeport/web/ui'
import { useAudience } from './audience'

/** From the list to the board and back; a client has the list alone. */
export function ViewSwitch({ view }: { view: 'list' | 'board' }) {
  const t = useT('customsOrder')
  const audience = useAudience()
  if (audience === 'client') return null
  return view === 'list' ? (
    <LinkButton href={`${customsOrderRoutes.list}?view=board`} size="small" variant="primary">
      {t(audience === 'platform' ? 'view.sla' : 'view.board')}
    </LinkButton>
  ) : (
    <LinkButton href={customsOrderRoutes.list} size="small">
      {t('view.list')}
    </LinkButton>
  )
}
