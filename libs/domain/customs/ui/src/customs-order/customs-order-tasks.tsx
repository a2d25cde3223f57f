import { customsOrderPage, customsOrderRoutes, type CustomsOrderRow } from '@tradeport/domain/customs/contract'
import { compareDue } from '@tradeport/kernel/values'
import { TaskPanel, type Task } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat, useLive } from '@tradeport/web/react'
import { useAudience } from './audience'

/** Those in which somebody has the next move, the most urgent first: as many as one looks through. */
const LOOKED_THROUGH = 50
const SOON_MS = 24 * 60 * 60 * 1000

/** Agency orders in which this side has the next move, and by when. */
export default function CustomsOrderTasks() {
  const t = useT('customsOrder')

  const format = useFormat()
  const audience = useAudience()
  useLive('customsOrder')
  const asked = { pageNum: 1, pageSize: LOOKED_THROUGH, sort: 'due' } as const
  const pages = [
    useEndpoint(customsOrderPage, { ...asked, status: 'submitted' }, { quiet: true }),
    useEndpoint(customsOrderPage, { ...asked, status: 'accepted' }, { quiet: true }),
    useEndpoint(customsOrderPage, { ...asked, status: 'doc_check' }, { quiet: true }),
    useEndpoint(customsOrderPage, { ...asked, status: 'doc_pending' }, { quiet: true }),
    useEndpoint(customsOrderPage, { ...asked, status: 'making' }, { quiet: true }),
    useEndpoint(customsOrderPage, { ...asked, status: 'declaring' }, { quiet: true }),
    useEndpoint(customsOrderPage, { ...asked, status: 'inspection' }, { quiet: true }),
    useEndpoint(customsOrderPage, { ...asked, status: 'released' }, { quiet: true }),
    useEndpoint(customsOrderPage, { ...asked, status: 'cleared' }, { quiet: true }),
  ]
  const own = pages
    .flatMap(({ data }) => data?.records ?? [])
    // Somebody who may do nothing about it has nothing to do.
    .filter(row => row.nextActor === audience && row.actions.length > 0)
    .sort((a, b) => compareDue(a.dueAt, b.dueAt))
  const taskOf = (row: CustomsOrderRow): Task => ({
    key: row.id,
    href: customsOrderRoutes.order(row.id),
    title: t('task.line', { no: row.no, party: audience === 'provider' ? row.clientName : row.providerName }),
    note: t(`status.${row.status}`),
    due: row.dueAt === null ? undefined : format.due(row.dueAt),
    urgent: row.dueAt !== null && Date.parse(row.dueAt) - Date.now() < SOON_MS,
  })
  return (
    <TaskPanel
      title={t('task.title')}
      tasks={pages.every(({ data }) => data) ? own.map(taskOf) : undefined}
      done={t('task.none')}
      failed={pages.some(({ data, error }) => error && !data)}
      allHref={customsOrderRoutes.list}
      allLabel={t('task.all')}
    />
  )
}
