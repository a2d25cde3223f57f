import { useEffect, useRef } from 'react'
import type { ProductIssue } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { CheckIcon } from '@tradeport/web/ui'
import { EDITOR_STEPS, stepOf, type EditorStep } from './model/steps'
import styles from './editor.module.css'

export interface StepRailProps {
  step: EditorStep
  /** All findings, and those that are shown by now. */
  issues: readonly ProductIssue[]
  shown: readonly ProductIssue[]
  onStep(step: EditorStep): void
}

/** The steps with what is done and what is wrong; any of them may be opened at any time. */
export function StepRail({ step, issues, shown, onStep }: StepRailProps) {
  const t = useT('catalogue')
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [step])
  const errors = issues.filter(issue => issue.severity === 'error')
  return (
    <nav aria-label={t('product.step.label')} className={styles['rail']}>
      <ol className={styles['steps']}>
        {EDITOR_STEPS.map((name, index) => {
          const open = name === 'review' ? errors.length : errors.filter(issue => stepOf(issue.path) === name).length
          const wrong = name === 'review' ? 0 : shown.filter(issue => stepOf(issue.path) === name).length
          const state = wrong > 0 ? 'wrong' : open === 0 ? 'done' : 'open'
          return (
            <li key={name}>
              <button
                ref={name === step ? current : null}
                type="button"
                className={styles['step']}
                aria-current={name === step ? 'step' : undefined}
                onClick={() => onStep(name)}
              >
                <span className={styles['knot']} data-state={state}>
                  {state === 'done' ? <CheckIcon size={14} /> : state === 'wrong' ? wrong : index + 1}
                </span>
                <span>{t(`product.step.${name}`)}</span>
                <span className="tp-visually-hidden">
                  {state === 'done'
                    ? t('product.step.done')
                    : state === 'wrong'
                      ? t('product.step.wrong', { count: wrong })
                      : ''}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
