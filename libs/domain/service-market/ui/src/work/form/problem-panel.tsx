import type { FieldProblem } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { CheckIcon } from '@tradeport/web/ui'
import { useProblemWords } from './problem-words'
import styles from './service-form.module.css'

export interface ProblemPanelProps {
  problems: readonly FieldProblem[]
  onGo(problem: FieldProblem): void
}

/** What is missing, while it is written; each line leads to its field. */
export function ProblemPanel({ problems, onGo }: ProblemPanelProps) {
  const t = useT('serviceWork')
  const words = useProblemWords()
  if (problems.length === 0) {
    return (
      <section className={styles['panel']} role="status">
        <p className={styles['complete']}>
          <CheckIcon size={20} />
          {t('form.problems.none')}
        </p>
      </section>
    )
  }
  return (
    <section className={styles['panel']} aria-labelledby="service-problems">
      <h2 id="service-problems" className={styles['panelTitle']}>
        {t('form.problems.title', { count: problems.length })}
      </h2>
      <p className={styles['panelHint']}>{t('form.problems.hint')}</p>
      <ul className={styles['problems']}>
        {problems.map(problem => {
          const { field, rule } = words(problem)
          return (
            <li key={problem.path}>
              <button type="button" className={styles['problem']} onClick={() => onGo(problem)}>
                <span className={styles['problemField']}>{field}</span>
                <span className={styles['problemRule']}>{rule}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
