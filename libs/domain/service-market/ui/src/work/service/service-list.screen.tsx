import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LinkButton, PlusIcon } from '@tradeport/web/ui'
import { ServiceExport } from './service-export'
import { serviceEntity } from './service.entity'

export default function ServiceListScreen() {
  return <EntityList entity={serviceEntity} audience="provider" toolbar={<Tools />} emptyAction={<NewButton />} />
}

function Tools() {
  return (
    <>
      <ServiceExport />
      <NewButton />
    </>
  )
}

function NewButton() {
  const t = useT('serviceWork')
  return (
    <LinkButton href="/services/new" variant="primary" size="small" icon={<PlusIcon size={16} />}>
      {t('service.new')}
    </LinkButton>
  )
}
