import { afterSalesCasePage, afterSalesRoutes, type AfterSalesRow } from '@tradeport/domain/service-order/contract'
import { compareDue } from '@tradeport/kernel/values'
import { TaskPanel, type Task } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat, useLive, useText } from '@tradeport/web/react'
import { useAudience } from '../shared/audience'

/** Those in which somebody has the next move, the most urgent first: as many as one looks through. */
const LOOKED_THROUGH = 50
const SOON_MS = 24 * 60 * 60 * 1000

/** After-sales cases that wait for this side, and by when. */
export default function CaseTasks() {
  const t = useT('afterSales')
  const text = useText()
  const format = useFormat()
  const audience = useAudience()
  useLive('afterSalesCase')
  const asked = { pageNum: 1, pageSize: LOOKED_THROUGH, sort: 'due' } as const
  const pages = [
    useEndpoint(afterSalesCasePage, { ...asked, status: 'pending_provider' }, { quiet: true }),
    useEndpoint(afterSalesCasePage, { ...asked, status: 'negotiating' }, { quiet: true }),
    useEndpoint(afterSalesCasePage, { ...asked, status: 'rejected' }, { quiet: true }),
    useEndpoint(afterSalesCasePage, { ...asked, status: 'redoing' }, { quiet: true }),
    useEndpoint(afterSalesCasePage, { ...asked, payback: 'open' }, { quiet: true }),
  ]
  const own = pages
    .flatMap(({ data }) => data?.records ?? [])
    // Somebody who may do nothing about it has nothing to do.
    .filter(row => row.nextActor === audience && row.actions.length > 0)
    .sort((a, b) => compareDue(a.dueAt, b.dueAt))
  const taskOf = (row: AfterSalesRow): Task => ({
    key: row.id,
    href: afterSalesRoutes.case(row.id),
    title: t('task.line', { no: row.no, party: audience === 'provider' ? row.customerName : row.providerName }),
    note: `${t(`case.status.${row.status}`)} · ${text(row.serviceTitle)}`,
    due: row.dueAt === null ? undefined : format.due(row.dueAt),
    urgent: row.dueAt !== null && Date.parse(row.dueAt) - Date.now() < SOON_MS,
  })
  return (
    <TaskPanel
      title={t('task.title')}
      tasks={pages.every(({ data }) => data) ? own.map(taskOf) : undefined}
      done={t('task.none')}
      failed={pages.some(({ data, error }) => error && !data)}
      allHref={afterSalesRoutes.list}
      allLabel={t('task.all')}
    />
  )
}
