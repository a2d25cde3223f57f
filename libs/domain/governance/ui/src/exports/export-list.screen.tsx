import { Button } from 'antd'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EXPORT_LISTS } from '@tradeport/domain/governance/contract'
import { EntityList, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useMay } from '@tradeport/web/react'
import { PlusIcon } from '@tradeport/web/ui'
import { exportEntity } from './export.entity'

const NewExportDialog = lazy(() => import('./new-export-dialog'))

/** What the lists themselves lead here with; beside the parameters of this page's own list. */
const WISH = ['new', 'newStatus', 'newKeyword'] as const

/** `/exports`; with `?new=<list>` it asks at once what is to be exported. */
export default function ExportListScreen() {
  const t = useT('governanceExports')
  const [params, setParams] = useSearchParams()
  const may = useMay('dataExport:create')
  const close = () =>
    setParams(
      current => {
        const next = new URLSearchParams(current)
        for (const name of WISH) next.delete(name)
        return next
      },
      { replace: true },
    )
  return (
    <>
      <EntityList
        entity={exportEntity}
        audience="operator"
        toolbar={
          may && (
            <Button type="primary" icon={<PlusIcon size={16} />} onClick={() => setParams({ new: '' })}>
              {t('action.new')}
            </Button>
          )
        }
      />
      {params.has('new') && (
        <Suspense>
          <NewExportDialog
            start={{
              list: known(EXPORT_LISTS, params.get('new')),
              status: params.get('newStatus') ?? '',
              keyword: params.get('newKeyword') ?? '',
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
