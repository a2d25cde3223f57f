import { orderPage, tradingRoutes, type OrderRow } from '@tradeport/domain/trading/contract'
import { SELLERS_WHO_READ } from '@tradeport/domain/trading/rules'
import { compareDue } from '@tradeport/kernel/values'
import { TaskPanel, type Task } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat, useHasRole, useLive, useText } from '@tradeport/web/react'
import { useAudience } from '../shared/audience'
import { nextStep, type NextStep } from '../shared/next-step'
import { useNextActor } from '../shared/use-next-actor'

const LOOKED_THROUGH = 100
const SOON_MS = 3 * 24 * 60 * 60 * 1000

type Group = 'sign' | 'pay' | 'other'

const GROUP_OF: Readonly<Record<NextStep['task'], Group>> = {
  propose: 'sign',
  sign: 'sign',
  pay: 'pay',
  confirm: 'other',
  produce: 'other',
  ship: 'other',
  receive: 'other',
  accept: 'other',
}
const GROUPS = ['sign', 'pay', 'other'] as const

interface Due {
  row: OrderRow
  step: NextStep
}

/** Orders in which this side has the next move; nothing for sellers whom orders do not concern. */
export default function OrderTasks() {
  const isSeller = useAudience() === 'seller'
  const concerns = useHasRole(SELLERS_WHO_READ, 'order:read')
  return isSeller && !concerns ? null : <Panels />
}

/** Contracts to sign, payments to make, everything else. */
function Panels() {
  const t = useT('trading')
  const text = useText()
  const format = useFormat()
  const audience = useAudience()
  useLive('order')
  const { data, error } = useEndpoint(
    orderPage,
    { pageNum: 1, pageSize: LOOKED_THROUGH, sort: 'updated' },
    { quiet: true },
  )
  const { isYours } = useNextActor()
  const own = data?.records.flatMap<Due>(row => {
    const step = nextStep(row)
    return step && isYours(step, row) ? [{ row, step }] : []
  })
  const taskOf = ({ row, step }: Due): Task => ({
    key: row.id,
    href: tradingRoutes.order(row.id),
    title: t('task.line', { no: row.no, party: audience === 'seller' ? row.buyerName : text(row.storeName) }),
    note:
      step.task === 'pay' && row.nextPayment
        ? t('task.pay', { amount: format.money(row.nextPayment.amount, row.currency) })
        : t(`next.${step.task}.you`),
    due: step.due === null ? undefined : format.due(step.due),
    urgent: step.due !== null && Date.parse(step.due) - Date.now() < SOON_MS,
  })
  return (
    <>
      {GROUPS.map(group => {
        const tasks = own
          ?.filter(({ step }) => GROUP_OF[step.task] === group)
          .sort((a, b) => compareDue(a.step.due, b.step.due))
        if (group === 'other' && tasks?.length === 0) return null
        return (
          <TaskPanel
            key={group}
            title={t(`task.${group}.title`)}
            tasks={tasks?.map(taskOf)}
            done={t(`task.${group}.done`)}
            failed={error !== undefined}
            allHref="/orders"
            allLabel={t('task.all')}
          />
        )
      })}
    </>
  )
}
