import { useT } from '@tradeport/web/i18n'
import { ShieldIcon } from '@tradeport/web/ui'
import { verifyLevelOf } from './use-words'
import styles from './verified.module.css'

/** How far the platform has checked a company; nothing where it has not. */
export function Verified({ level }: { readonly level: number }) {
  const t = useT('mall')
  const checked = verifyLevelOf(level)
  if (checked === 0) return null
  return (
    <span className={styles.verified} data-level={checked} title={t(`verified.help.${checked}`)}>
      <ShieldIcon size={14} />
      {t(`verified.${checked}`)}
    </span>
  )
}
