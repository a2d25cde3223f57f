import { requestDeletion } from '@tradeport/domain/identity/contract'
import { timerOf } from '@tradeport/kernel/config'
import { ActButton, DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useNotify, useRegion, useSession } from '@tradeport/web/react'
import { keepLeaving } from '../sign-in/leaving'
import styles from './account.module.css'

/** The way out, with a way back for as long as the grace period lasts. */
export function Leave() {
  const t = useT('identityAccount')
  const notify = useNotify()
  const session = useSession()
  const note = t('leave.note', { days: timerOf(useRegion(), 'accountGraceDays') })
  const leave = useAction(requestDeletion, {
    onSuccess: ({ dueAt }) => {
      keepLeaving(dueAt)
      session.signOut()
    },
  })
  const ask = async () => {
    const isSure = await notify.confirm({
      title: t('leave.question'),
      text: note,
      confirmLabel: t('leave.title'),
      danger: true,
    })
    if (isSure) void leave.run({})
  }
  return (
    <DetailSection title={t('leave.title')}>
      <p className={styles['note']}>{note}</p>
      <ActButton danger loading={leave.pending} onClick={() => void ask()}>
        {t('leave.title')}
      </ActButton>
    </DetailSection>
  )
}
