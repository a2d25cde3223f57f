import type { ReactNode } from 'react'
import { CheckIcon } from '../icons/icons'
import styles from './layout.module.css'

export interface Step {
  key: string
  title: ReactNode
  description?: ReactNode
}

export interface StepperProps {
  steps: readonly Step[]
  /** Index of the step the person is at. */
  current: number
  /** Steps that were done may be visited again. */
  onStep?: ((index: number) => void) | undefined
  label: string
  /** Read behind a finished step. */
  doneText: string
}

/** Where one is in a long form; the thread is drawn as far as one has come. */
export function Stepper({ steps, current, onStep, label, doneText }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles['steps']}>
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'ahead'
          const content = (
            <>
              <span className={styles['knot']}>{state === 'done' ? <CheckIcon size={16} /> : index + 1}</span>
              <span className={styles['stepText']}>
                <span className={styles['stepTitle']}>
                  {step.title}
                  {state === 'done' && <span className="tp-visually-hidden"> {doneText}</span>}
                </span>
                {step.description !== undefined && <span className={styles['stepNote']}>{step.description}</span>}
              </span>
            </>
          )
          return (
            <li
              key={step.key}
              className={styles['step']}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'done' && onStep !== undefined ? (
                <button type="button" className={styles['stepButton']} onClick={() => onStep(index)}>
                  {content}
                </button>
              ) : (
                <span className={styles['stepButton']}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
