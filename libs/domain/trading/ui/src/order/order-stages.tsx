import type { OrderDetail } from '@tradeport/domain/trading/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { StageLine } from '@tradeport/web/ui'
import type { TradingAudience } from '../shared/audience'
import { nextStep } from '../shared/next-step'
import { useNextActor } from '../shared/use-next-actor'
import { STAGES, STAGE_OF } from './stages'
import styles from './order-stages.module.css'

/** The thread of an order from contract to completion, and what must happen next. */
export function OrderStages({ order, audience }: { order: OrderDetail; audience: TradingAudience }) {
  const t = useT('trading')
  const format = useFormat()
  const stage = STAGE_OF[order.status]
  const { isYours } = useNextActor()
  const step = nextStep(order)
  if (stage === null) return null
  const holder = order.buyerUserName ?? order.assignedName
  return (
    <DetailSection
      title={t('stage.title')}
      extra={holder !== null && audience !== 'operator' ? t('order.heldBy', { name: holder }) : undefined}
    >
      <StageLine
        across
        current={STAGES.indexOf(stage)}
        stages={STAGES.map(key => ({ key, label: t(`stage.${key}`) }))}
      />
      {step && (
        <p className={styles['next']}>
          {t(`next.${step.task}.${isYours(step, order) ? 'you' : 'other'}`)}
          {step.due && ` ${t('next.due', { when: format.due(step.due) })}`}
        </p>
      )}
    </DetailSection>
  )
}
