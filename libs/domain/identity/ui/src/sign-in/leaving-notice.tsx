import { useEffect } from 'react'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { Banner } from '@tradeport/web/ui'
import { forgetLeaving } from './leaving'

/** Once, after somebody asked for the deletion of the account: until when a sign-in takes that back. */
export default function LeavingNotice({ dueAt }: { dueAt: string }) {
  const t = useT('identityAccount')
  const format = useFormat()
  useEffect(forgetLeaving, [])
  return (
    <Banner tone="info" live>
      {t('leave.done', { date: format.date(dueAt) })}
    </Banner>
  )
}
