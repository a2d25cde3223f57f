import type { SheetKind } from '@tradeport/domain/customs/contract'
import { useT } from '@tradeport/web/i18n'
import { useNotify } from '@tradeport/web/react'
import { Button } from '@tradeport/web/ui'
import { Suspense, lazy, useState } from 'react'
import { useWizard } from './wizard-context'

const Dialog = lazy(() => import('../transfer/import-lines-dialog'))

export interface ImportLinesProps {
  kind: SheetKind
  /** The line of vehicles, from 1. */
  gNo?: number
}

/** Lines out of a spreadsheet beside what is typed: that is saved before, and stands with them afterwards. */
export function ImportLines({ kind, gNo }: ImportLinesProps) {
  const t = useT('customs')
  const notify = useNotify()
  const { formId, ieFlag, flush, readAgain } = useWizard()
  const [isSaving, setSaving] = useState(false)
  const [version, setVersion] = useState<number>()
  const open = async () => {
    setSaving(true)
    const saved = await flush()
    setSaving(false)
    if (saved === undefined) notify.warning(t('wizard.save.first'))
    setVersion(saved)
  }
  return (
    <>
      <Button size="small" loading={isSaving} onClick={() => void open()}>
        {kind === 'vin' ? t('transfer.import.vin', { line: gNo ?? 1 }) : t(`transfer.import.${kind}`)}
      </Button>
      <Suspense>
        {version !== undefined && (
          <Dialog
            kind={kind}
            {...(gNo === undefined ? {} : { gNo })}
            formId={formId}
            version={version}
            ieFlag={ieFlag}
            open
            onClose={() => setVersion(undefined)}
            onDone={() => void readAgain()}
          />
        )}
      </Suspense>
    </>
  )
}
