import { Button } from 'antd'
import { mayEdit{{Entity}} } from '@tradeport/domain/{{domain}}/rules'
import { profile } from '@tradeport/domain/identity/contract'
import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useEndpoint } from '@tradeport/web/react'
import { {{entity}}Entity } from './{{entity-kebab}}.entity'

export default function {{Entity}}ListScreen() {
  const t = useT('{{entity}}')
  const navigate = useNavigateTo()
  const { data } = useEndpoint(profile, {}, { staleMs: 300_000 })
  const create = mayEdit{{Entity}}(data?.roles ?? []) && (
    <Button type="primary" onClick={() => navigate('/{{entity-kebabs}}/new')}>
      {t('new')}
    </Button>
  )
  return <EntityList entity={ {{entity}}Entity } audience="operator" toolbar={create} emptyAction={create} />
}
