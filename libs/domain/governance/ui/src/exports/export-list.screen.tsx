import { Button } from 'antd'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EXPORT_LISTS } from '@tradeport/domain/governance/contract'
import { EntityList, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { usePlatform } from '@tradeport/web/react'
import { PlusIcon } from '@tradeport/web/ui'
import { exportEntity, type ExportAudience } from './export.entity'
import { useMayExport } from './use-may-export'

const NewExportDialog = lazy(() => import('./new-export-dialog'))

/** What the lists themselves lead here with; beside the parameters of this page's own list. */
const WISH = ['new', 'newStatus', 'newKeyword'] as const
const FILTER = 'newFilter.'

/** `/exports`, of operators and of the people of companies; with `?new=<list>` it asks at once what is to be exported. */
export default function ExportListScreen() {
  const t = useT('governanceExports')
  const audience: ExportAudience = usePlatform().key === 'admin' ? 'operator' : 'company'
  const [params, setParams] = useSearchParams()
  const may = useMayExport()
  const close = () =>
    setParams(
      current => {
        const next = new URLSearchParams(current)
        for (const name of current.keys()) if (name.startsWith(FILTER)) next.delete(name)
        for (const name of WISH) next.delete(name)
        return next
      },
      { replace: true },
    )
  return (
    <>
      <EntityList
        entity={exportEntity}
        audience={audience}
        toolbar={
          may && (
            <Button type="primary" icon={<PlusIcon size={16} />} onClick={() => setParams({ new: '' })}>
              {t('action.new')}
            </Button>
          )
        }
      />
      {may && params.has('new') && (
        <Suspense>
          <NewExportDialog
            audience={audience}
            start={{
              list: known(EXPORT_LISTS, params.get('new')),
              status: params.get('newStatus') ?? '',
              keyword: params.get('newKeyword') ?? '',
              filters: Object.fromEntries(
                [...params].flatMap(([name, value]) =>
                  name.startsWith(FILTER) && value ? [[name.slice(FILTER.length), value]] : [],
                ),
              ),
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
