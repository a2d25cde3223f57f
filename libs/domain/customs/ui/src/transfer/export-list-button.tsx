import { useSearchParams } from 'react-router-dom'
import { DATA_EXPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import { DECLARATION_STATUSES, declarationFormListExport } from '@tradeport/domain/customs/contract'
import { abilityQuery } from '@tradeport/domain/membership/contract'
import { AbilityButton, known, queryFrom } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDownload } from '@tradeport/web/react'
import { DownloadIcon } from '@tradeport/web/ui'
import { filtersOf } from '../list/declaration.entity'

/** The list as it is narrowed on screen. */
export function ExportListButton() {
  const t = useT('customs')
  const [params] = useSearchParams()
  const { download, pending } = useDownload(declarationFormListExport)
  const start = () => {
    const query = queryFrom(params)
    void download({ ...filtersOf(query), status: known(DECLARATION_STATUSES, query.status) }, 'declarations.xlsx')
  }
  return (
    <AbilityButton
      query={abilityQuery}
      ability={DATA_EXPORT_ABILITY}
      icon={<DownloadIcon size={16} />}
      loading={pending}
      onClick={start}
    >
      {t('transfer.export.list')}
    </AbilityButton>
  )
}
