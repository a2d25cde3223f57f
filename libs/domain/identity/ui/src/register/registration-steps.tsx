import { useT } from '@tradeport/web/i18n'
import { Stepper } from '@tradeport/web/ui'

export const STEPS = ['account', 'company', 'contact', 'documents'] as const
export type RegistrationStep = (typeof STEPS)[number]

export function RegistrationSteps({
  current,
  onStep,
}: {
  current: RegistrationStep
  onStep?(step: RegistrationStep): void
}) {
  const t = useT('identity')
  const company = useT('identityCompany')
  return (
    <Stepper
      label={t('register.steps')}
      doneText={t('register.stepDone')}
      current={STEPS.indexOf(current)}
      onStep={index => {
        const step = STEPS[index]
        // The account is made and stays.
        if (step && step !== 'account') onStep?.(step)
      }}
      steps={STEPS.map(key => ({
        key,
        title: key === 'documents' ? company('step.documents') : t(`register.step.${key}`),
      }))}
    />
  )
}
