import { companyEvidence, evidenceFile } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useDownload, useEndpoint } from '@tradeport/web/react'
import { EvidenceBadge } from '@tradeport/web/shell'
import { ShieldIcon } from '@tradeport/web/ui'

/** That a provider was checked, which opens what stands behind it. */
export function ProviderEvidence({
  companyId,
  iconSize,
  className,
}: {
  companyId: string
  iconSize: number
  className: string | undefined
}) {
  const t = useT('serviceMarket')
  return (
    <EvidenceBadge
      className={className}
      meaning={t('provider.verified.help')}
      of={companyId}
      useEvidence={useProviderEvidence}
      useOpen={useOpenEvidence}
    >
      <ShieldIcon size={iconSize} />
      {t('provider.verified')}
    </EvidenceBadge>
  )
}

function useProviderEvidence(companyId: string) {
  return useEndpoint(companyEvidence, { companyId })
}

function useOpenEvidence() {
  const { download } = useDownload(evidenceFile)
  return (id: string) => download({ id }, id)
}
