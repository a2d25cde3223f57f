import { useT } from '@tradeport/web/i18n'
import { StepRail } from '@tradeport/web/ui'
import { WIZARD_STEPS, type WizardStep } from './model/wizard-steps'

export interface WizardStepsProps {
  step: WizardStep
  /** How much is wrong in a step, as far as it is said by now. */
  wrong: ReadonlyMap<WizardStep, number>
  onStep(step: WizardStep): void
}

/** The steps with what is wrong in them. */
export function WizardSteps({ step, wrong, onStep }: WizardStepsProps) {
  const t = useT('customs')
  const steps = WIZARD_STEPS.map(key => {
    const count = wrong.get(key) ?? 0
    return {
      key,
      label: t(`wizard.step.${key}`),
      wrong: count,
      said: count > 0 ? t('wizard.check.errors', { count }) : undefined,
    }
  })
  return <StepRail label={t('wizard.steps')} steps={steps} current={step} onStep={onStep} />
}
