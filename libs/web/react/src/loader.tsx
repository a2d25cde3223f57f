import { useT } from '@tradeport/web/i18n'
import { useDelayed } from '@tradeport/web/navigation'
import styles from './loader.module.css'

/** The overlay while the next page loads; the page under it stays readable. */
export function Loader() {
  const t = useT('common')
  return (
    <div className={styles.loader} role="progressbar" aria-label={t('state.loading')}>
      <span className={styles.line} />
    </div>
  )
}

/** What suspends for less than the loader's delay shows nothing at all. */
export function DelayedLoader() {
  return useDelayed(true) ? <Loader /> : null
}
