import { useT } from '@tradeport/web/i18n'
import { Stepper } from '@tradeport/web/ui'
import styles from '../sign-in/sign-in.module.css'

export const STEPS = ['account', 'company', 'contact', 'documents'] as const
export type RegistrationStep = (typeof STEPS)[number]

export function RegistrationSteps({
  current,
  hasAccount = false,
  onStep,
}: {
  current: RegistrationStep
  /** A company that changes has its accounts long since. */
  hasAccount?: boolean
  onStep?(step: RegistrationStep): void
}) {
  const t = useT('identity')
  const company = useT('identityCompany')
  const shown = STEPS.filter(step => !hasAccount || step !== 'account')
  return (
    <div className={styles['steps']}>
      <Stepper
        label={t('register.steps')}
        doneText={t('register.stepDone')}
        current={shown.indexOf(current)}
        onStep={index => {
          const step = shown[index]
          // The account is made and stays.
          if (step && step !== 'account') onStep?.(step)
        }}
        steps={shown.map(key => ({
          key,
          title: key === 'documents' ? company('step.documents') : t(`register.step.${key}`),
        }))}
      />
    </div>
  )
}
