import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '@tradeport/web/i18n'
import { installPrompt, linkInstall } from '@tradeport/web/offline'
import { useFormat, useLocale, useRuntime } from '@tradeport/web/react'
import { Button } from '@tradeport/web/ui'
import { phoneConnection } from './phone-connection'
import styles from './offline-notice.module.css'

/** Says that there is no connection and from when what is shown comes; offers a new version quietly. */
export default function OfflineNotice() {
  const t = useT('phone')
  const format = useFormat()
  const runtime = useRuntime()
  const { locale } = useLocale()
  const { pathname } = useLocation()
  const connection = phoneConnection(runtime)
  const { offline, keptAt, hasUpdate } = useSyncExternalStore(connection.subscribe, connection.snapshot)
  const { platform, region } = runtime
  useEffect(
    () =>
      linkInstall({ base: platform.basicPath, prefix: regionPrefix(runtime.basename), region: region.region, locale }),
    [platform, region, runtime.basename, locale],
  )
  useEffect(() => void installPrompt(), [])
  useEffect(() => connection.pageChanged, [connection, pathname])
  if (offline || keptAt !== undefined)
    return (
      <div className={styles.notice} data-tone="warning" role="status">
        <strong>{t('offline.now')}</strong>
        <span>
          {keptAt === undefined
            ? t('offline.typed')
            : t('offline.since', { when: format.dateTime(new Date(keptAt).toISOString()) })}
        </span>
      </div>
    )
  if (!hasUpdate) return null
  return (
    <div className={styles.notice} role="status">
      <span>{t('update.ready')}</span>
      <Button variant="quiet" onClick={connection.update}>
        {t('update.use')}
      </Button>
    </div>
  )
}

/** `/py/h5` lies under `py`; `/h5` under no region. */
function regionPrefix(basename: string): string | null {
  return /^\/([a-z]{2})\/h5$/.exec(basename)?.[1] ?? null
}
