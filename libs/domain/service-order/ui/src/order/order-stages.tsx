import type { ServiceOrderDetail, ServiceOrderStatus } from '@tradeport/domain/service-order/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useText } from '@tradeport/web/react'
import { StageLine } from '@tradeport/web/ui'
import styles from './service-order.module.css'

const STAGES = [
  'pending_quote',
  'pending_payment',
  'pending_accept',
  'in_service',
  'pending_confirm',
  'completed',
] as const satisfies readonly ServiceOrderStatus[]

/** How far an order is; null where it left the way. */
const STAGE_OF: Readonly<Record<ServiceOrderStatus, number | null>> = {
  draft: -1,
  pending_quote: 0,
  pending_payment: 1,
  pending_accept: 2,
  in_service: 3,
  pending_confirm: 4,
  disputed: 4,
  completed: STAGES.length,
  rejected: null,
  cancelled: null,
}

/** The way of an order, and under it the steps of the service itself. */
export function OrderStages({ order }: { order: ServiceOrderDetail }) {
  const t = useT('serviceOrder')
  const text = useText()
  const format = useFormat()
  const current = STAGE_OF[order.status]
  if (current === null) return null
  // A fixed price is paid at once.
  const isQuoted = order.status === 'pending_quote' || order.quotes.length > 0
  const stages = isQuoted ? STAGES : STAGES.slice(1)
  const next = order.process.findIndex(step => step.doneAt === null)
  return (
    <DetailSection title={t('section.progress')}>
      <StageLine
        across
        current={Math.max(-1, current - (STAGES.length - stages.length))}
        stages={stages.map(key => ({ key, label: t(`order.status.${key}`) }))}
      />
      {order.process.length > 0 && (
        <>
          <h3 className={styles['partsOf']}>{t('section.process')}</h3>
          <StageLine
            current={next < 0 ? order.process.length : next}
            resting={order.status !== 'in_service'}
            stages={order.process.map((step, index) => ({
              key: String(index),
              label: text(step.step),
              note: step.doneAt === null ? undefined : format.date(step.doneAt),
            }))}
          />
        </>
      )}
    </DetailSection>
  )
}
