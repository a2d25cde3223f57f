import type { CustomsOrderDetail, CustomsOrderStatus } from '@tradeport/domain/customs/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { StageLine } from '@tradeport/web/ui'

const STAGES = [
  'submitted',
  'accepted',
  'doc_check',
  'making',
  'declaring',
  'released',
  'cleared',
  'completed',
] as const satisfies readonly CustomsOrderStatus[]

/** How far an order is; null where it left the way. */
const STAGE_OF: Readonly<Record<CustomsOrderStatus, number | null>> = {
  draft: -1,
  submitted: 0,
  accepted: 1,
  doc_check: 2,
  doc_pending: 2,
  making: 3,
  declaring: 4,
  inspection: 4,
  released: 5,
  cleared: 6,
  completed: STAGES.length,
  rejected: null,
  cancelled: null,
}

/** The way of an order, with the days on which it went on. */
export function OrderStages({ order }: { order: CustomsOrderDetail }) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  const format = useFormat()
  const current = STAGE_OF[order.status]
  if (current === null) return null
  const days: Partial<Record<(typeof STAGES)[number], string | null>> = {
    submitted: order.submittedAt,
    accepted: order.acceptedAt,
    cleared: order.clearedAt,
    completed: order.completedAt,
  }
  return (
    <DetailSection title={tc('section.progress')}>
      <StageLine
        current={current}
        stages={STAGES.map((stage, index) => ({
          key: stage,
          // Where it stands is said by its own name: papers may be missing, or goods inspected.
          label: t(`status.${index === current ? order.status : stage}`),
          note: days[stage] && index <= current ? format.date(days[stage]) : undefined,
        }))}
      />
    </DetailSection>
  )
}
