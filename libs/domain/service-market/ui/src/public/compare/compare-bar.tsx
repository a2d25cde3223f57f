import { useT } from '@tradeport/web/i18n'
import { Button, LinkButton, ScalesIcon } from '@tradeport/web/ui'
import styles from './compare.module.css'
import { comparePath, comparedServices } from './compared'

/** What has been chosen so far, at the foot of lists and services; nothing while nothing is. */
export function CompareBar() {
  const t = useT('serviceMarket')
  const ids = comparedServices.use()
  if (ids.length === 0) return null
  return (
    <aside className={styles['bar']} aria-label={t('compare.title')}>
      <LinkButton variant="primary" icon={<ScalesIcon size={18} />} href={comparePath(ids)}>
        {t('compare.open', { count: ids.length })}
      </LinkButton>
      <Button onClick={() => comparedServices.set([])}>{t('compare.clear')}</Button>
    </aside>
  )
}
