import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { isLocaleCode, localeConfig } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useLocale, useTitle } from '@tradeport/web/react'
import { Select, classNames } from '@tradeport/web/ui'
import { useContentPreview } from './use-content-preview'
import styles from './preview.module.css'

const WIDTHS = ['phone', 'tablet', 'desktop'] as const

/** `/preview/:token`: what is not public yet, as readers of a language and a device will see it. */
export default function PreviewScreen() {
  const t = useT('content')
  const format = useFormat()
  const { token = '' } = useParams()
  const { locale, locales } = useLocale()
  const [shown, show] = useState(locale)
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('desktop')
  const { data } = useContentPreview(token, shown)
  useTitle(t('preview.title'))
  const address = `${window.location.pathname.replace(/\/$/, '')}/page?in=${shown}`
  return (
    <div className={classNames(styles.screen)}>
      <header className={styles.bar}>
        <strong>{t('preview.title')}</strong>
        {data && <span className={styles.note}>{t('preview.note', { time: format.time(data.expiresAt) })}</span>}
        <Select
          aria-label={t('preview.language')}
          value={shown}
          options={locales.map(code => ({ value: code, label: localeConfig(code).name }))}
          onValue={code => isLocaleCode(code) && show(code)}
        />
        <div role="group" aria-label={t('preview.width')} className={styles.widths}>
          {WIDTHS.map(name => (
            <button
              key={name}
              type="button"
              className={styles.width}
              aria-pressed={name === width}
              onClick={() => setWidth(name)}
            >
              {t(`preview.${name}`)}
            </button>
          ))}
        </div>
      </header>
      <div className={styles.stage}>
        <iframe key={shown} title={t('preview.title')} src={address} className={styles.frame} data-width={width} />
      </div>
    </div>
  )
}
