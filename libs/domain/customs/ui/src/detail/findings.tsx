import type { DeclarationDetail } from '@tradeport/domain/customs/contract'
import { StatusTag } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import type { ReactNode } from 'react'
import { useIssueText } from '../use-issue-text'
import styles from './detail.module.css'
import { usePathLabel } from '../shared/use-path-label'

interface FindingsProps {
  form: Pick<DeclarationDetail, 'issues' | 'content'>
  /** The name of where it was found, as what leads there. */
  place?(name: string, path: string): ReactNode
}

/** What a check found, and where; first what holds the form back. */
export function Findings({ form, place = name => name }: FindingsProps) {
  const t = useT('customs')
  const text = useIssueText()
  const labelOf = usePathLabel(form.content)
  const issues = [...form.issues].sort((a, b) => Number(a.level === 'warn') - Number(b.level === 'warn'))
  return (
    <ul className={styles['entries']}>
      {issues.map((issue, index) => (
        <li key={index} className={styles['entry']}>
          <div className={styles['entryHead']}>
            <span className={styles['place']}>{place(labelOf(issue.path), issue.path)}</span>
            <StatusTag tone={issue.level === 'error' ? 'danger' : 'warning'}>{t(`finding.${issue.level}`)}</StatusTag>
          </div>
          <span>
            {text(issue)}
            <span className={styles['quiet']}>{` ${issue.rule}`}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
