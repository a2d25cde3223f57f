import type { ProductIssue } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { StepRail } from '@tradeport/web/ui'
import { EDITOR_STEPS, stepOf, type EditorStep } from './model/steps'

export interface EditorStepsProps {
  step: EditorStep
  /** All findings, and those that are shown by now. */
  issues: readonly ProductIssue[]
  shown: readonly ProductIssue[]
  onStep(step: EditorStep): void
}

/** The steps with what is done and what is wrong. */
export function EditorSteps({ step, issues, shown, onStep }: EditorStepsProps) {
  const t = useT('catalogue')
  const errors = issues.filter(issue => issue.severity === 'error')
  const steps = EDITOR_STEPS.map(key => {
    const open = key === 'review' ? errors.length : errors.filter(issue => stepOf(issue.path) === key).length
    const wrong = key === 'review' ? 0 : shown.filter(issue => stepOf(issue.path) === key).length
    const done = open === 0
    const said = wrong > 0 ? t('product.step.wrong', { count: wrong }) : done ? t('product.step.done') : undefined
    return { key, label: t(`product.step.${key}`), wrong, done, said }
  })
  return <StepRail label={t('product.step.label')} steps={steps} current={step} upright onStep={onStep} />
}
