import { Button } from 'antd'
import type { ProductIssue } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { Banner } from '@tradeport/web/ui'
import { useFieldName } from '../../shared/field-name'
import { useIssueText } from '../../shared/issue-text'
import { useEditor } from '../editor-context'
import { Section } from '../editor-section'
import { EDITOR_STEPS, stepOf } from '../model/steps'
import styles from '../editor.module.css'

/** What is still missing, with the way to each field, before it is handed to review. */
export default function ReviewStep() {
  const t = useT('catalogue')
  const { issues, detail } = useEditor()
  const errors = issues.filter(issue => issue.severity === 'error')
  const warnings = issues.filter(issue => issue.severity === 'warning')
  return (
    <>
      {errors.length === 0 ? (
        <Banner tone="success" title={t('product.review.ready')}>
          <p>{t(detail.publishedAt === null ? 'product.review.readyNew' : 'product.review.readyChange')}</p>
        </Banner>
      ) : (
        <Section title={t('product.review.missing', { count: errors.length })} note={t('product.review.missingNote')}>
          <IssueList issues={errors} />
        </Section>
      )}
      {warnings.length > 0 && (
        <Section title={t('product.review.better')} note={t('product.review.betterNote')}>
          <IssueList issues={warnings} />
        </Section>
      )}
    </>
  )
}

function IssueList({ issues }: { issues: readonly ProductIssue[] }) {
  const t = useT('catalogue')
  const { attributes, goToField } = useEditor()
  const fieldName = useFieldName(attributes)
  const issueText = useIssueText()
  const steps = EDITOR_STEPS.filter(step => issues.some(issue => stepOf(issue.path) === step))
  return (
    <>
      {steps.map(step => (
        <div key={step} className={styles['issueGroup']}>
          <h4 className={styles['issueStep']}>{t(`product.step.${step}`)}</h4>
          <ul className={styles['issues']}>
            {issues
              .filter(issue => stepOf(issue.path) === step)
              .map(issue => (
                <li key={`${issue.path} ${issue.rule}`} className={styles['issue']} data-severity={issue.severity}>
                  <Button type="link" className={styles['issueLink'] ?? ''} onClick={() => goToField(issue.path)}>
                    {fieldName(issue.path)}
                  </Button>
                  <span>{issueText(issue)}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
  )
}
