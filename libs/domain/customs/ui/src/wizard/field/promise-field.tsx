import { useT } from '@tradeport/web/i18n'
import { Select } from '@tradeport/web/ui'
import styles from '../wizard.module.css'

const QUESTIONS = ['relation', 'influence', 'royalty', 'formula', 'provisional'] as const
const ANSWERS = ['0', '1', '9'] as const
/** The last two are asked for some goods alone. */
const ALWAYS = 3

/** What the declarant confirms about the price: a digit for each question, in their order. */
export function PromiseField({ value, onValue }: { value: string; onValue(value: string): void }) {
  const t = useT('customs')
  const answers = QUESTIONS.map((_question, index) => value.charAt(index))
  const answer = (index: number, sign: string) => {
    const next = answers.map((known, position) => (position === index ? sign : known))
    const last = next.findLastIndex(known => known !== '')
    // A digit counts by its place: what stands before an answer is one too.
    onValue(
      next
        .slice(0, last + 1)
        .map(known => known || '9')
        .join(''),
    )
  }
  return (
    <div className={styles['promises']}>
      {QUESTIONS.map((question, index) => (
        <label key={question} className={styles['promise']}>
          <span>{t(`wizard.promise.${question}`)}</span>
          <Select
            value={answers[index] ?? ''}
            id={`promise-${question}`}
            placeholder={index < ALWAYS ? t('wizard.promise.open') : t('wizard.promise.none')}
            options={ANSWERS.map(sign => ({ value: sign, label: t(`wizard.promise.answer.${sign}`) }))}
            onValue={sign => answer(index, sign)}
          />
        </label>
      ))}
    </div>
  )
}
