import type { OrderDetail } from '@tradeport/domain/trading/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import type { TradingAudience } from '../shared/audience'
import { nextStep } from '../shared/next-step'
import { STAGES, STAGE_OF } from './stages'
import styles from './stage-line.module.css'

/** The thread of an order from contract to completion, and what must happen next. */
export function StageLine({ order, audience }: { order: OrderDetail; audience: TradingAudience }) {
  const t = useT('trading')
  const format = useFormat()
  const stage = STAGE_OF[order.status]
  const step = nextStep(order)
  if (stage === null) return null
  const current = STAGES.indexOf(stage)
  return (
    <DetailSection title={t('stage.title')}>
      <ol className={styles['line']}>
        {STAGES.map((name, index) => (
          <li
            key={name}
            className={styles['stage']}
            data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles['knot']} aria-hidden />
            <span>{t(`stage.${name}`)}</span>
          </li>
        ))}
      </ol>
      {step && (
        <p className={styles['next']}>
          {t(`next.${step.task}.${step.side === null || step.side === audience ? 'you' : 'other'}`)}
          {step.due && ` ${t('next.due', { when: format.due(step.due) })}`}
        </p>
      )}
    </DetailSection>
  )
}
