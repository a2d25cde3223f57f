import { companyEvidence, evidenceFile } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useDownload, useEndpoint } from '@tradeport/web/react'
import { EvidenceBadge } from '@tradeport/web/shell'
import { verifyLevelOf } from './use-words'
import { Verified } from './verified'

/** The badge of a store's company, which opens what stands behind it. */
export function VerifiedEvidence({ level, storeId }: { readonly level: number; readonly storeId: string }) {
  const t = useT('mall')
  const checked = verifyLevelOf(level)
  if (checked === 0) return null
  return (
    <EvidenceBadge
      meaning={t(`verified.help.${checked}`)}
      of={storeId}
      useEvidence={useStoreEvidence}
      useOpen={useOpenEvidence}
    >
      <Verified level={level} />
    </EvidenceBadge>
  )
}

function useStoreEvidence(storeId: string) {
  return useEndpoint(companyEvidence, { storeId })
}

function useOpenEvidence() {
  const { download } = useDownload(evidenceFile)
  return (id: string) => download({ id }, id)
}
