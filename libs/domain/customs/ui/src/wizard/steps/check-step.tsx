import type { DeclarationContent, DeclarationIssue } from '@tradeport/domain/customs/contract'
import { useT } from '@tradeport/web/i18n'
import { Banner, ErrorIcon, WarningIcon } from '@tradeport/web/ui'
import { formPath } from '../../shared/form-path'
import { usePathLabel } from '../../shared/use-path-label'
import { useIssueText } from '../../use-issue-text'
import { WIZARD_STEPS, stepOf } from '../model/wizard-steps'
import { useWizard } from '../wizard-context'
import { Part } from '../field/part'
import styles from '../wizard.module.css'

interface FoundProps {
  content: DeclarationContent
  issues: readonly DeclarationIssue[]
}

/** Everything the checks found, by the step it is mended in; each finding leads to its field. */
export function CheckStep({ content, issues, reviewed }: FoundProps & { reviewed: boolean }) {
  const t = useT('customs')
  const errors = issues.filter(({ level }) => level === 'error')
  const warnings = issues.filter(({ level }) => level === 'warn')
  return (
    <>
      {errors.length === 0 ? (
        <Banner tone="success" title={t('wizard.check.ready')}>
          <p>{t(reviewed ? 'wizard.check.readyReview' : 'wizard.check.readySend')}</p>
        </Banner>
      ) : (
        <Part title={t('wizard.check.errors', { count: errors.length })} note={t('wizard.check.errorsNote')}>
          <Findings content={content} issues={errors} />
        </Part>
      )}
      {warnings.length > 0 && (
        <Part title={t('wizard.check.warnings', { count: warnings.length })} note={t('wizard.check.warningsNote')}>
          <Findings content={content} issues={warnings} />
        </Part>
      )}
    </>
  )
}

function Findings({ content, issues }: FoundProps) {
  const t = useT('customs')
  const textOf = useIssueText()
  const labelOf = usePathLabel(content)
  const { goToField } = useWizard()
  const ofStep = (step: string) => issues.filter(issue => stepOf(formPath(issue.path)) === step)
  return (
    <>
      {WIZARD_STEPS.filter(step => ofStep(step).length > 0).map(step => (
        <div key={step} className={styles['findings']}>
          <h3 className={styles['rowsTitle']}>{t(`wizard.step.${step}`)}</h3>
          <ul className={styles['findingList']}>
            {ofStep(step).map((issue, place) => (
              // One field may have the same finding twice, with other words in it.
              <li key={`${issue.path} ${issue.key} ${place}`}>
                <button
                  type="button"
                  className={styles['finding']}
                  data-level={issue.level}
                  onClick={() => goToField(formPath(issue.path))}
                >
                  {issue.level === 'error' ? <ErrorIcon size={18} /> : <WarningIcon size={18} />}
                  <span className={styles['findingWords']}>
                    <strong>{labelOf(issue.path)}</strong>
                    <span>{textOf(issue)}</span>
                  </span>
                  <span className={styles['rule']}>{issue.rule}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}
