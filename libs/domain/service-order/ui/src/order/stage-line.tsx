import type { ServiceOrderDetail, ServiceOrderStatus } from '@tradeport/domain/service-order/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useText } from '@tradeport/web/react'
import styles from './service-order.module.css'

const STAGES = [
  'pending_payment',
  'pending_accept',
  'in_service',
  'pending_confirm',
  'completed',
] as const satisfies readonly ServiceOrderStatus[]

/** How far an order is; null where it left the way. */
const STAGE_OF: Readonly<Record<ServiceOrderStatus, number | null>> = {
  draft: -1,
  pending_quote: -1,
  pending_payment: 0,
  pending_accept: 1,
  in_service: 2,
  pending_confirm: 3,
  disputed: 3,
  completed: STAGES.length,
  rejected: null,
  cancelled: null,
}

type State = 'done' | 'current' | 'ahead'
const stateAt = (index: number, current: number): State =>
  index < current ? 'done' : index === current ? 'current' : 'ahead'

/** The way of an order, and under it the steps of the service itself. */
export function StageLine({ order }: { order: ServiceOrderDetail }) {
  const t = useT('serviceOrder')
  const text = useText()
  const format = useFormat()
  const current = STAGE_OF[order.status]
  if (current === null) return null
  const next = order.process.findIndex(step => step.doneAt === null)
  const isRunning = order.status === 'in_service'
  return (
    <DetailSection title={t('section.progress')}>
      <ol className={styles['line']} data-across>
        {STAGES.map((stage, index) => (
          <li
            key={stage}
            className={styles['stage']}
            data-state={stateAt(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            {t(`order.status.${stage}`)}
          </li>
        ))}
      </ol>
      {order.process.length > 0 && (
        <>
          <h3 className={styles['partsOf']}>{t('section.process')}</h3>
          <ol className={styles['line']}>
            {order.process.map((step, index) => (
              <li
                key={index}
                className={styles['stage']}
                data-state={step.doneAt !== null ? 'done' : isRunning && index === next ? 'current' : 'ahead'}
              >
                <span>
                  {text(step.step)}
                  {step.doneAt !== null && <span className={styles['quiet']}>{` · ${format.date(step.doneAt)}`}</span>}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </DetailSection>
  )
}
