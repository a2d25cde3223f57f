import { customsRoutes, type DeclarationDetail } from '@tradeport/domain/customs/contract'
import { KeptNotice } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat } from '@tradeport/web/react'
import { Banner, Button, Dialog } from '@tradeport/web/ui'
import type { WizardForm } from './use-wizard'
import styles from './wizard.module.css'

/** What has to be known before typing goes on: why it came back, what an earlier visit left, that somebody else was faster. */
export function WizardNotes({ detail, form }: { detail: DeclarationDetail; form: WizardForm }) {
  const t = useT('customs')
  const format = useFormat()
  const { copy, conflict } = form
  const returned = detail.status === 'review_rejected' ? detail.reviewRemark : detail.failure
  return (
    <>
      {returned !== null && returned !== '' && (
        <Banner tone="warning" title={t('wizard.returned')}>
          <p>{returned}</p>
        </Banner>
      )}
      <KeptNotice restored={copy} onUse={form.useCopy} onDiscard={form.discardCopy} />
      {form.save === 'locked' && (
        <Banner
          tone="danger"
          live
          title={t('wizard.locked')}
          actions={<AppLink to={customsRoutes.form(detail.id)}>{t('wizard.locked.open')}</AppLink>}
        >
          <p>{t('wizard.locked.note')}</p>
        </Banner>
      )}
      <Dialog
        open={conflict !== null}
        title={t('wizard.conflict')}
        closeLabel={t('wizard.conflict.mine')}
        dismissible={false}
        onClose={form.keepMine}
        footer={
          <div className={styles['row']}>
            <Button onClick={form.takeTheirs}>{t('wizard.conflict.theirs')}</Button>
            <Button variant="primary" onClick={form.keepMine}>
              {t('wizard.conflict.mine')}
            </Button>
          </div>
        }
      >
        <p>{t('wizard.conflict.note', { when: format.dateTime(conflict?.updatedAt) })}</p>
      </Dialog>
    </>
  )
}
