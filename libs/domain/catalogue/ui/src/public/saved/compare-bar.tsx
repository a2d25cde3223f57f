import { useT } from '@tradeport/web/i18n'
import { Button, LinkButton, ScalesIcon } from '@tradeport/web/ui'
import { comparePath, setCompared, useCompared } from './compared'
import styles from './compare-bar.module.css'

/** What has been chosen so far, at the foot of lists and products; nothing while nothing is. */
export default function CompareBar() {
  const t = useT('goods')
  const ids = useCompared()
  if (ids.length === 0) return null
  return (
    <aside className={styles.bar} aria-label={t('compare.title')}>
      <LinkButton variant="primary" icon={<ScalesIcon size={18} />} href={comparePath(ids)}>
        {t('compare.open', { count: ids.length })}
      </LinkButton>
      <Button onClick={() => setCompared([])}>{t('compare.clear')}</Button>
    </aside>
  )
}
