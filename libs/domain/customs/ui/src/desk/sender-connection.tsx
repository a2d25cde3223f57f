import {
  declarationFormTestConnection,
  type SingleWindowSender,
  type TestedStep,
} from '@tradeport/domain/customs/contract'
import { DECLARANTS } from '@tradeport/domain/customs/rules'
import { ActButton, DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useFormat, useHasRole } from '@tradeport/web/react'
import { Tag } from '@tradeport/web/ui'
import { useTestProblem } from '../shared/use-test-problem'
import styles from './desk.module.css'

const TONES = { ok: 'success', failed: 'danger', not_applicable: 'neutral' } as const

/** Whether a sender reaches the Single Window: each step that was looked at, and those that are none of its way. */
export function SenderConnection({ config }: { config: SingleWindowSender | null }) {
  const t = useT('customs')
  const format = useFormat()
  const mayTest = useHasRole(DECLARANTS, 'singleWindow:update')
  const test = useAction(declarationFormTestConnection)
  const isTested = config !== null && config.lastTestAt !== null
  return (
    <DetailSection
      title={t('desk.test.title')}
      extra={
        mayTest && (
          <ActButton
            loading={test.pending}
            disabled={config === null}
            onClick={() => void test.run({ swConfigId: config?.id })}
          >
            {t('desk.test')}
          </ActButton>
        )
      }
    >
      <div className={styles['result']} role="status">
        {isTested ? (
          <Tag tone={config.lastTestOk ? 'success' : 'danger'}>
            {t(config.lastTestOk ? 'desk.test.ok' : 'desk.test.failed')}
          </Tag>
        ) : (
          <Tag tone="neutral">{t('desk.test.never')}</Tag>
        )}
        {isTested && <span>{format.dateTime(config.lastTestAt ?? '')}</span>}
      </div>
      {isTested && config.lastTestSteps.length > 0 && <Steps steps={config.lastTestSteps} />}
      <p>{t(config === null ? 'desk.test.first' : 'desk.test.hint')}</p>
    </DetailSection>
  )
}

function Steps({ steps }: { steps: readonly TestedStep[] }) {
  const t = useT('customs')
  const format = useFormat()
  const problemText = useTestProblem()
  return (
    <ul className={styles['steps']} aria-label={t('desk.test.steps')}>
      {steps.map(({ step, state, problem, about }) => (
        <li key={step}>
          <span className={styles['step']}>{t(`desk.test.step.${step}`)}</span>
          <Tag tone={TONES[state]}>{t(`desk.test.state.${state}`)}</Tag>
          {problem && (
            <span className={styles['note']}>
              {problemText(problem, problem === 'cert_ended' && about ? format.date(about) : about)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
