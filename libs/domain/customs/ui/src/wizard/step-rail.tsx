import { useT } from '@tradeport/web/i18n'
import { WarningIcon } from '@tradeport/web/ui'
import { useEffect, useRef } from 'react'
import { WIZARD_STEPS, type WizardStep } from './model/wizard-steps'
import styles from './wizard.module.css'

export interface StepRailProps {
  step: WizardStep
  /** How much is wrong in a step, as far as it is said by now. */
  wrong: ReadonlyMap<WizardStep, number>
  onStep(step: WizardStep): void
}

/** The steps; any of them may be opened at any time. */
export function StepRail({ step, wrong, onStep }: StepRailProps) {
  const t = useT('customs')
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    current.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [step])
  return (
    <nav aria-label={t('wizard.steps')} className={styles['rail']}>
      <ol className={styles['steps']}>
        {WIZARD_STEPS.map((name, index) => {
          const count = wrong.get(name) ?? 0
          return (
            <li key={name}>
              <button
                ref={name === step ? current : null}
                type="button"
                className={styles['step']}
                aria-current={name === step ? 'step' : undefined}
                onClick={() => onStep(name)}
              >
                <span className={styles['knot']} data-wrong={count > 0 || undefined}>
                  {count > 0 ? <WarningIcon size={14} /> : index + 1}
                </span>
                <span>{t(`wizard.step.${name}`)}</span>
                {count > 0 && <span className={styles['stepCount']}>{count}</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
