import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@tradeport/web/ui'
import { useT } from '@tradeport/web/i18n'
import styles from './page-header.module.css'

export interface PageHeaderProps {
  title: ReactNode
  /** Beside the title: a status. */
  status?: ReactNode
  /** Under the title: who must act next and by when, key facts. */
  note?: ReactNode
  path?: readonly Crumb[] | undefined
  /** What this person may do now. */
  actions?: ReactNode
  /** Under it all: tabs. */
  children?: ReactNode
}

/** Where one is, what it is, what can be done: the head of a work page. */
export function PageHeader({ title, status, note, path, actions, children }: PageHeaderProps) {
  const t = useT('shell')
  return (
    <div className={styles['head']}>
      {path !== undefined && <Breadcrumb items={path} label={t('work.path')} />}
      <div className={styles['row']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{title}</h1>
          {status}
        </div>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
      {note !== undefined && <div className={styles['note']}>{note}</div>}
      {children}
    </div>
  )
}
