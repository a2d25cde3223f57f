import { Button } from 'antd'
import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { PlusIcon } from '@tradeport/web/ui'
import { serviceEntity } from './service.entity'

export default function ServiceListScreen() {
  return <EntityList entity={serviceEntity} audience="provider" toolbar={<NewButton />} emptyAction={<NewButton />} />
}

function NewButton() {
  const t = useT('serviceWork')
  const navigate = useNavigateTo()
  return (
    <Button type="primary" icon={<PlusIcon size={16} />} onClick={() => navigate('/services/new')}>
      {t('service.new')}
    </Button>
  )
}
