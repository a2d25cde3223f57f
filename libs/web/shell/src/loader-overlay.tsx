import { useEffect, useState } from 'react'
import { delay, Mark, type RegionKey } from '@tradeport/web/ui'
import { useDelayed } from '@tradeport/web/navigation'
import { useT } from '@tradeport/web/i18n'
import styles from './loader-overlay.module.css'

export type NavigationLoad = 'loading' | 'ready' | 'failed'

/** The page is covered while its navigation loads; when that fails, it shows anyway after 200 ms (spec section 2). */
export function useCovered(load: NavigationLoad, givesUpAfter: number = delay.loader): boolean {
  const [gaveUp, setGaveUp] = useState(false)
  useEffect(() => {
    if (load !== 'failed') return
    const timer = setTimeout(() => setGaveUp(true), givesUpAfter)
    return () => {
      clearTimeout(timer)
      setGaveUp(false)
    }
  }, [load, givesUpAfter])
  return load === 'loading' || (load === 'failed' && !gaveUp)
}

/** What is ready within 200 ms shows no loader at all. */
export function LoaderOverlay({ active, region }: { active: boolean; region: RegionKey }) {
  const t = useT('shell')
  const shown = useDelayed(active)
  if (!shown) return null
  return (
    <div className={styles['overlay']} role="status">
      <Mark region={region} size={44} />
      <svg className={styles['thread']} viewBox="0 0 160 8" width="160" height="8" fill="none" aria-hidden="true">
        <path d="M2 4h156" />
      </svg>
      <span className="tp-visually-hidden">{t('loader.label')}</span>
    </div>
  )
}
