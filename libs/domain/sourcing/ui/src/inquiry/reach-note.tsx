import { profile } from '@tradeport/domain/identity/contract'
import { buyerLevel } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import styles from './inquiry.module.css'

/** Says whose inquiries a buyer's member sees, where these are not all of the company's. */
export function ReachNote() {
  const t = useT('sourcing')
  const { data } = useEndpoint(profile, {}, { staleMs: 300_000, quiet: true })
  if (data?.kind !== 'buyer') return null
  const level = buyerLevel(data.roles, data.department !== null)
  if (level === 'company') return null
  return (
    <p className={styles['reach']} role="note">
      {t(`inquiry.reach.${level}`, { department: data.department ?? '' })}
    </p>
  )
}
