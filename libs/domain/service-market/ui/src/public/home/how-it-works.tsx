import { useT } from '@tradeport/web/i18n'
import { DocumentIcon, ScalesIcon, SearchIcon, ShieldIcon } from '@tradeport/web/ui'
import styles from './home.module.css'

const STEPS = [
  ['find', SearchIcon],
  ['compare', ScalesIcon],
  ['check', ShieldIcon],
  ['prepare', DocumentIcon],
] as const

export function HowItWorks() {
  const t = useT('serviceMarket')
  return (
    <ol role="list" className={styles['steps']}>
      {STEPS.map(([step, StepIcon]) => (
        <li key={step} className={styles['step']}>
          <span className={styles['knot']}>
            <StepIcon size={24} />
          </span>
          <h3 className={styles['stepTitle']}>{t(`home.how.${step}.title`)}</h3>
          <p className={styles['stepText']}>{t(`home.how.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}
