import type { DeclarationDetail } from '@tradeport/domain/customs/contract'
import { DetailSection, StatusTag } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldName } from '../shared/use-field-name'
import { useIssueText } from '../use-issue-text'
import styles from './detail.module.css'

/** What the last check found: first what holds the form back. */
export function FindingSection({ form }: { form: DeclarationDetail }) {
  const t = useT('customs')
  const text = useIssueText()
  const nameOf = useFieldName(form.ieFlag)
  if (form.issues.length === 0) return null
  const issues = [...form.issues].sort((a, b) => Number(a.level === 'warn') - Number(b.level === 'warn'))
  return (
    <DetailSection title={t('section.findings')}>
      <ul className={styles['entries']}>
        {issues.map((issue, index) => (
          <li key={index} className={styles['entry']}>
            <div className={styles['entryHead']}>
              <span className={styles['place']}>{nameOf(issue.path)}</span>
              <StatusTag tone={issue.level === 'error' ? 'danger' : 'warning'}>{t(`finding.${issue.level}`)}</StatusTag>
            </div>
            <span>
              {text(issue)}
              <span className={styles['quiet']}>{` ${issue.rule}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
