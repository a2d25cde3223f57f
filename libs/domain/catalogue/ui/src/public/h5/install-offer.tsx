import { useSyncExternalStore } from 'react'
import { useT } from '@tradeport/web/i18n'
import { installPrompt } from '@tradeport/web/offline'
import { Button } from '@tradeport/web/ui'
import styles from './me.module.css'

/** "Put on the home screen", where the browser can. */
export default function InstallOffer() {
  const t = useT('phone')
  const { snapshot, subscribe, ask } = installPrompt()
  if (!useSyncExternalStore(subscribe, snapshot)) return null
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{t('install.title')}</h2>
      <div className={styles.fields}>
        <p className={styles.text}>{t('install.hint')}</p>
        <Button block onClick={ask}>
          {t('install.do')}
        </Button>
      </div>
    </section>
  )
}
