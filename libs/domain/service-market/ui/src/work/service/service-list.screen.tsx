import { DATA_EXPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import { abilityQuery } from '@tradeport/domain/membership/contract'
import { SERVICE_STATUSES, serviceExport } from '@tradeport/domain/service-market/contract'
import { DownloadListButton, EntityList, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LinkButton, PlusIcon } from '@tradeport/web/ui'
import { filtersOf, serviceEntity } from './service.entity'

export default function ServiceListScreen() {
  return <EntityList entity={serviceEntity} audience="provider" toolbar={<Tools />} emptyAction={<NewButton />} />
}

function Tools() {
  const t = useT('serviceWork')
  return (
    <>
      <DownloadListButton
        query={abilityQuery}
        ability={DATA_EXPORT_ABILITY}
        endpoint={serviceExport}
        input={query => ({ ...filtersOf(query), status: known(SERVICE_STATUSES, query.status) })}
        fileName="services.xlsx"
      >
        {t('service.export')}
      </DownloadListButton>
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
