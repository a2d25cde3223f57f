import { Button } from 'antd'
import { requestDeletion } from '@tradeport/domain/identity/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useFormat, useNotify, useSession } from '@tradeport/web/react'
import styles from './account.module.css'

/** The way out, with a way back for as long as the grace period lasts. */
export function Leave() {
  const t = useT('identityAccount')
  const notify = useNotify()
  const format = useFormat()
  const session = useSession()
  const leave = useAction(requestDeletion, {
    onSuccess: ({ dueAt }) => {
      notify.success(t('leave.done', { date: format.date(dueAt) }))
      session.signOut()
    },
  })
  const ask = async () => {
    const isSure = await notify.confirm({
      title: t('leave.question'),
      text: t('leave.note'),
      confirmLabel: t('leave.title'),
      danger: true,
    })
    if (isSure) void leave.run({})
  }
  return (
    <DetailSection title={t('leave.title')}>
      <p className={styles['note']}>{t('leave.note')}</p>
      <Button danger loading={leave.pending} onClick={() => void ask()}>
        {t('leave.title')}
      </Button>
    </DetailSection>
  )
}
