import { AUDIT_RESULTS, auditExport } from '@tradeport/domain/governance/contract'
import { EntityList, known, useListState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDownload } from '@tradeport/web/react'
import { Button } from '@tradeport/web/ui'
import { useState } from 'react'
import { auditEntity, auditOfRegions, filtersOf } from './audit.entity'
import { VerifyDialog } from './verify-dialog'

export default function AuditListScreen() {
  const t = useT('governance')
  const { query } = useListState()
  const [isVerifying, setVerifying] = useState(false)
  const file = useDownload(auditExport)
  const take = () =>
    file.download({ ...filtersOf(query), status: known(AUDIT_RESULTS, query.status) }, 'audit-log.xlsx')
  return (
    <>
      <EntityList
        entity={query.filters['scope'] ? auditOfRegions : auditEntity}
        audience="operator"
        toolbar={
          <>
            <Button size="small" loading={file.pending} onClick={() => void take()}>
              {t('action.export')}
            </Button>
            <Button size="small" onClick={() => setVerifying(true)}>
              {t('action.verify')}
            </Button>
          </>
        }
      />
      {isVerifying && <VerifyDialog onClose={() => setVerifying(false)} />}
    </>
  )
}
