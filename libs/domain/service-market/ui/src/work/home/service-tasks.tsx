import {
  servicePage,
  serviceQuestionPage,
  serviceRoutes,
  type ServiceRow,
  type ServiceStatus,
} from '@tradeport/domain/service-market/contract'
import { TaskPanel, type Task } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat, useLive, useText } from '@tradeport/web/react'
import { editPath } from '../service/service.entity'

/** What waits for the provider, the most urgent first. */
const WAITING = ['rejected', 'approved', 'draft'] as const satisfies readonly ServiceStatus[]
const SHOWN = 5

/** Services to go on with, questions to answer, and what is on the market. */
export default function ServiceTasks() {
  return (
    <>
      <OpenQuestions />
      <WaitingServices />
      <OnMarket />
    </>
  )
}

/** Nobody has to answer by a time; how fast it is done stands on the provider's page. */
function OpenQuestions() {
  const t = useT('serviceWork')
  const text = useText()
  const format = useFormat()
  useLive('serviceQuestion')
  const page = useEndpoint(serviceQuestionPage, { status: 'open', pageSize: SHOWN }, { quiet: true })
  return (
    <TaskPanel
      title={t('home.questions')}
      tasks={page.data?.records.map(row => ({
        key: row.id,
        href: `${serviceRoutes.questions}?status=open&q=${encodeURIComponent(row.question.slice(0, 80))}`,
        title: row.question,
        note: `${text(row.serviceTitle)} · ${format.dateTime(row.askedAt)}`,
      }))}
      total={page.data?.total ?? 0}
      allHref={`${serviceRoutes.questions}?status=open`}
      allLabel={t('home.todo.all')}
      done={t('home.questions.none')}
      failed={page.error !== undefined && !page.data}
    />
  )
}

/** Rows of several statuses one after the other; the number is of all of them. */
function useRows(statuses: readonly [ServiceStatus, ServiceStatus, ServiceStatus]) {
  const first = useEndpoint(servicePage, { status: statuses[0], pageSize: SHOWN }, { quiet: true })
  const second = useEndpoint(servicePage, { status: statuses[1], pageSize: SHOWN }, { quiet: true })
  const third = useEndpoint(servicePage, { status: statuses[2], pageSize: SHOWN }, { quiet: true })
  const pages = [first, second, third]
  const isReady = pages.every(page => page.data)
  return {
    rows: isReady ? pages.flatMap(page => page.data?.records ?? []).slice(0, SHOWN) : undefined,
    total: pages.reduce((sum, page) => sum + (page.data?.total ?? 0), 0),
    failed: pages.some(page => page.error && !page.data),
  }
}

function WaitingServices() {
  const t = useT('serviceWork')
  const text = useText()
  const { rows, total, failed } = useRows(WAITING)
  const taskOf = (row: ServiceRow): Task => {
    const status = WAITING.find(known => known === row.status) ?? 'draft'
    return {
      key: row.id,
      href: status === 'approved' ? serviceRoutes.service(row.id) : editPath(row.id),
      title: text(row.title) || t('service.untitled'),
      note: row.rejectReason ?? t(`home.todo.${status}`),
      ...(status === 'rejected' ? { due: t('status.rejected'), urgent: true } : {}),
    }
  }
  return (
    <TaskPanel
      title={t('home.todo')}
      tasks={rows?.map(taskOf)}
      total={total}
      allHref="/services"
      allLabel={t('home.todo.all')}
      done={t('home.todo.none')}
      failed={failed}
    />
  )
}

function OnMarket() {
  const t = useT('serviceWork')
  const text = useText()
  const format = useFormat()
  const page = useEndpoint(servicePage, { status: 'on_shelf', pageSize: SHOWN }, { quiet: true })
  return (
    <TaskPanel
      title={t('home.market')}
      tasks={page.data?.records.map(row => ({
        key: row.id,
        href: serviceRoutes.service(row.id),
        title: text(row.title),
        note: format.date(row.publishedAt),
      }))}
      total={page.data?.total ?? 0}
      allHref="/services?status=on_shelf"
      allLabel={t('home.todo.all')}
      done={t('home.market.none')}
      failed={page.error !== undefined && !page.data}
    />
  )
}
