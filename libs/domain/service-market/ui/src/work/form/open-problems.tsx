import { Alert } from 'antd'
import type { ServiceContent } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { useProblemWords } from './problem-words'
import { useSubmitProblems } from './use-submit-problems'

/** On the detail of a draft: what keeps it from being submitted. */
export function OpenProblems({ content }: { content: ServiceContent }) {
  const t = useT('serviceWork')
  const words = useProblemWords()
  const problems = useSubmitProblems(content)
  if (problems.length === 0) return null
  return (
    <Alert
      type="info"
      showIcon
      title={t('detail.incomplete')}
      description={
        <ul className="tp-plain-list">
          {problems.map(problem => {
            const { field, rule } = words(problem)
            return <li key={problem.path}>{t('form.problem', { field, rule })}</li>
          })}
        </ul>
      }
    />
  )
}
