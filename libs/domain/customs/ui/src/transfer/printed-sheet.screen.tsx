import { Button } from 'antd'
import { useParams } from 'react-router-dom'
import { isDraftSheet } from '@tradeport/domain/customs/rules'
import { customsRoutes, declarationFormSheet } from '@tradeport/domain/customs/contract'
import { DocumentFailed } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useTitle } from '@tradeport/web/react'
import { LinkButton, PrintIcon, SkeletonText } from '@tradeport/web/ui'
import { PrintedSheet } from './printed-sheet'
import styles from './printed-sheet.module.css'

/** `/declarations/:id/sheet`: the sheet of paper, to be printed or saved as PDF by the browser. */
export default function PrintedSheetScreen() {
  const t = useT('customs')
  const { id = '' } = useParams()
  const { data, error, refetch } = useEndpoint(declarationFormSheet, { id }, { enabled: id !== '', quiet: true })
  useTitle(data?.no)
  if (error && !data) {
    const back = <AppLink to={customsRoutes.forms()}>{t('wizard.list')}</AppLink>
    return <DocumentFailed error={error} back={back} onRetry={refetch} />
  }
  if (!data) return <SkeletonText lines={12} />
  return (
    <div className={styles['page']}>
      <div className={styles['bar']} data-print="hide">
        <LinkButton href={customsRoutes.form(id)} variant="secondary" size="small">
          {data.no}
        </LinkButton>
        <Button type="primary" icon={<PrintIcon size={16} />} onClick={() => window.print()}>
          {t('transfer.print')}
        </Button>
        <span>{t('transfer.print.hint')}</span>
      </div>
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('list.one')}>
        <PrintedSheet form={data} draft={isDraftSheet(data) && <span>{t('transfer.print.draft')}</span>} />
      </div>
    </div>
  )
}
