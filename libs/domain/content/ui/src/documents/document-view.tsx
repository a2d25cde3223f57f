import type { ReactNode } from 'react'
import type { publicDocument } from '@tradeport/domain/content/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { Breadcrumb, Prose } from '@tradeport/web/ui'
import styles from './documents.module.css'

export interface DocumentViewProps {
  readonly document: OutputOf<typeof publicDocument>
  readonly actions?: ReactNode
}

/** A document as readers see it. */
export function DocumentView({ document, actions }: DocumentViewProps) {
  const t = useT('content')
  const format = useFormat()
  const lang = toBcp47(document.contentLocale)
  return (
    <>
      <Breadcrumb
        label={t('crumbs')}
        items={[
          { key: 'all', label: t('documents.title'), href: '/relatedDocument' },
          { key: 'this', label: document.title },
        ]}
      />
      <article className={styles.text}>
        <h1 className={styles.title} lang={lang}>
          {document.title}
        </h1>
        <p className={styles.meta}>
          <span>{t('documents.effective', { date: format.date(document.effectiveAt) })}</span>
          <span>{t('documents.edition', { edition: document.edition })}</span>
        </p>
        <div lang={lang}>
          <Prose html={document.body} />
        </div>
        {actions && (
          <p className={styles.actions} data-print="hide">
            {actions}
          </p>
        )}
      </article>
    </>
  )
}
