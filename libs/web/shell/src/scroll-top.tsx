import { useEffect, useState } from 'react'
import { ArrowUpIcon, layout } from '@tradeport/web/ui'
import { useT } from '@tradeport/web/i18n'
import styles from './scroll-top.module.css'

/** On the buyer platform, once the page is scrolled by more than 400 px. */
export function ScrollTop() {
  const t = useT('shell')
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const read = () => setShown(window.scrollY > layout.scrollTop)
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [])
  if (!shown) return null
  return (
    <button
      type="button"
      className={styles['top']}
      aria-label={t('widget.top')}
      data-print="hide"
      onClick={() => {
        const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
        window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
      }}
    >
      <ArrowUpIcon />
    </button>
  )
}
