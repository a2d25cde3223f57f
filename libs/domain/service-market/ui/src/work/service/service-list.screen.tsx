import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LinkButton, PlusIcon } from '@tradeport/web/ui'
import { serviceEntity } from './service.entity'

export default function ServiceListScreen() {
  return <EntityList entity={serviceEntity} audience="provider" toolbar={<NewButton />} emptyAction={<NewButton />} />
}

function NewButton() {
  const t = useT('serviceWork')
  return (
    <LinkButton href="/services/new" variant="primary" size="small" icon={<PlusIcon size={16} />}>
      {t('service.new')}
    </LinkButton>
  )
}
